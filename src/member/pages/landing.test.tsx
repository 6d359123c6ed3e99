/** The member's home page (000 §2; decisions/home#a-home-without-figures). */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { goTo, openAs, region } from '../../../tests/support/component/portal.tsx';
import { sentRequests } from '../../../tests/support/component/services.ts';

const brand = brandWhere(({ messageCenter, code }) => messageCenter && code === 'mincr');
const withoutMessages = brandWhere(({ messageCenter }) => !messageCenter);

const links = async (heading: string) =>
  within(await region(heading))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('the home page lists views by their navigation names, with descriptions, but has no panels', async () => {
  await openAs('maria', brand, '#/landing');
  expect(await links('Coverage and care')).toContain('Health Plans');
  expect(await links('Messages and documents')).toEqual(['Messages', 'Statement Archive', brand.formsLabel]);
  const costs = within(await region('Claims and costs'));
  expect(costs.getByRole('link', { name: 'Activity Summary' })).toHaveAccessibleDescription(
    'See what you owe, and where you are in your plan',
  );
  expect(document.querySelector('.panel')).toBeNull();
  expect(sentRequests().filter(({ path }) => /claims\/|getMessages/i.test(path))).toEqual([]);
});

it('a visit to the home page is recorded once (001 §7)', async () => {
  await openAs('maria', brand, '#/landing');
  await waitFor(() => expect(sentRequests('updateMetrics/visitedMHSLanding')).toHaveLength(1));
});

it('the home page has no link to messages on a brand without a message center', async () => {
  await openAs('maria', withoutMessages, '#/landing');
  expect(await links('Messages and documents')).not.toContain('Messages');
});

it.each([
  ['claims/activitySummary', 'Activity Summary'],
  ['claims/claimsAndPayments', 'Claims & Payments'],
  ['claims/healthPlans', 'Health Plans'],
])('the home page links to %s, whose document title is the link’s text', async (key, name) => {
  await openAs('maria', brand, '#/landing');
  const link = (await screen.findAllByRole('link', { name })).find((candidate) =>
    candidate.closest('.landing'),
  );
  expect(link).toHaveAttribute('href', `#/${key}`);
  await goTo(`#/${key}`);
  await waitFor(() => expect(document.title).toBe(`${name} · ${brand.name}`));
});
