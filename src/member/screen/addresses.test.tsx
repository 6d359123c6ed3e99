/** Addresses that other sites and older portals use for views, and addresses without a view (000 §2). */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { addHeaderTabs } from '../../../tests/support/component/header-tabs.ts';
import { goTo, openAs } from '../../../tests/support/component/portal.tsx';

const brand = brandWhere(({ messageCenter, footer }) => messageCenter && footer.kind === 'mega');
const withoutPremiums = brandWhere(({ tabs }) => tabs.every(({ id }) => id !== 'pay-premium'));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it.each([
  ['#/change-password', 'Change your password'],
  ['#/claims/claimsAndPayments/dentalProcedureHistory', 'Dental procedure history'],
  // This address leads to the list, because no claim was chosen for payment (001 §2).
  ['#/claims/claimsAndPayments/payClaim/confirm', 'Claims & Payments'],
  ['#/statementArchives', 'Statement Archive'],
  ['#/educationalMaterial', 'Educational Material'],
])('the address %s opens the page "%s"', async (hash, name) => {
  await openAs('maria', brand, hash);
  expect(await heading(name)).toBeVisible();
});

it.each([
  ['Prescriptions', 'nora', 'Pay Premium', brand],
  ['Pay Premium', 'maria', 'Prescriptions', withoutPremiums],
])(
  'the not-found page omits the tab %s, which the member %s does not have, and links to %s',
  async (hidden, who, theirs, site) => {
    addHeaderTabs(site);
    await openAs(who, site, '#/nowhere/at/all');
    await heading('We couldn’t find that page');
    const offered = () =>
      [...document.querySelectorAll('.known-views li')].map(({ textContent }) => textContent);
    await waitFor(() => expect(offered()).toContain(theirs));
    expect(offered().filter((title) => title.includes(hidden))).toEqual([]);
    expect(offered()).toContain('Health Plans');
    await goTo(`#/${hidden.replace(' ', '')}x`);
    await waitFor(() =>
      expect(within(screen.getByRole('main')).queryByText('Did you mean one of these?')).toBeNull(),
    );
    expect(offered().filter((title) => title.includes(hidden))).toEqual([]);
  },
);
