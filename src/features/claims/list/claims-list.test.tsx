/** Claims & Payments (spec 001 §§2, 4): the list, its filters, and its failures. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { sentRequests } from '../../../../tests/support/component/services.ts';
import { openAs, user } from '../../../../tests/support/component/portal.tsx';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const LIST = '#/claims/claimsAndPayments';
const count = (text: string) => screen.findByRole('heading', { level: 2, name: text });
const facet = (name: string) => screen.getByRole('group', { name });

describe('the list of claims', () => {
  it('shows ten of forty claims, newest first, and each facet counts all of them', async () => {
    await openAs('maria', brand, LIST);
    await count('40 claims');
    const [request] = sentRequests('claims/v2/recent');
    expect([...new URL(request?.path ?? '', window.location.href).searchParams.keys()]).toEqual([
      'startDate',
      'endDate',
    ]);
    const dates = [...document.querySelectorAll('#claims-list .claim time')].map(
      (time) => time.getAttribute('datetime') ?? '',
    );
    expect(dates).toHaveLength(10);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const name of ['Person', 'Plan type', 'Status']) {
      const counts = [...facet(name).querySelectorAll('.facet-count')];
      expect(
        counts.reduce((sum, { textContent }) => sum + Number(textContent), 0),
        name,
      ).toBe(40);
    }
  });

  it('shows a spouse only their own claims, without a filter by person', async () => {
    await openAs('daniel', brand, LIST);
    await count('8 claims');
    expect(screen.queryByRole('group', { name: 'Person' })).toBeNull();
  });

  it('filters by person and announces the result', async () => {
    await openAs('maria', brand, LIST);
    await count('40 claims');
    await user.click(within(facet('Person')).getByRole('checkbox', { name: /^Ines Delgado/ }));
    await count('8 claims of 40');
    await screen.findByText('8 claims of 40. The first claim is open.');
  });
});
