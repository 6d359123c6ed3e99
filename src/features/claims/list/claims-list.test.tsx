/** Claims & Payments (spec 001 §§2, 4): the list, its filters, and its failures. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  announced,
  brand,
  choice,
  count,
  list,
  LIST,
  opened,
  openList,
  period,
  rows,
  rowWith,
} from '../../../../tests/support/component/claims.ts';
import { openAs, user } from '../../../../tests/support/component/portal.tsx';
import { failCall, repair, sentRequests } from '../../../../tests/support/component/services.ts';

const FACETS = ['Since your last visit', 'Person', 'Plan type', 'Status', 'Group'];
const facet = (name: string) => screen.getByRole('group', { name });

describe('the claims list', () => {
  it('shows ten of forty claims, newest first, and counts all of them in each facet', async () => {
    await openList('maria');
    await count('40 claims');
    const [request] = sentRequests('claims/v2/recent');
    expect([...new URL(request?.path ?? '', window.location.href).searchParams.keys()]).toEqual([
      'startDate',
      'endDate',
    ]);
    const dates = rows().map((row) => row.querySelector('time')?.getAttribute('datetime') ?? '');
    expect(dates).toHaveLength(10);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(opened()).toEqual([]);
    for (const name of FACETS) {
      const counts = [...facet(name).querySelectorAll('.facet-count')];
      expect(
        counts.reduce((sum, { textContent }) => sum + Number(textContent), 0),
        name,
      ).toBe(40);
    }
    // The service sends drug claims in a raw form, but the list shows them like other claims.
    expect(rowWith('Drug')).toHaveTextContent(/Approved|Adjusted/);
    expect(rows()[0]).toHaveTextContent('In Process');
    expect(rows().filter((row) => row.textContent.includes('Provider name unavailable'))).toHaveLength(1);
  });

  it('shows spouses only their own claims, on one page and without a filter by person', async () => {
    await openList('daniel');
    await count('8 claims');
    expect(facet('Status')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Person' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('requests a period only once when Enter is pressed twice', async () => {
    await openList('daniel');
    await count('8 claims');
    await user.selectOptions(screen.getByLabelText('Period'), '-1');
    await user.type(screen.getByLabelText('Before (end date)'), '{Enter}{Enter}');
    await count(/^\d claims$/);
    expect(sentRequests('claims/v2/recent')).toHaveLength(2);
  });

  it('renders only one page if there are thousands of claims', async () => {
    await openList('theo');
    await count(/^[45],\d{3} claims$/);
    expect(rows()).toHaveLength(10);
    await user.selectOptions(screen.getByLabelText('Rows per page'), '100');
    expect(rows()).toHaveLength(100);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(rows()).toHaveLength(100);
    await user.click(choice('Denied'));
    await count(/^\d{3} claims of [45],\d{3}$/);
    expect(rows()).toHaveLength(100);
  });
});

describe('the claims list after a filter or sort change', () => {
  it('is announced to screen readers', async () => {
    await openList('maria');
    await user.click(choice('Ines Delgado'));
    await count('8 claims of 40');
    await announced('8 claims of 40. The first claim is open.');
    expect(document.querySelector('#announcements')).toHaveRole('status');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Highest cost first');
    await announced('Sorted: Highest cost first.');
    await user.click(choice('Ines Delgado'));
    await announced('40 claims. The first claim is open.');
  });

  it('opens the first row that matches the filters, or shows an alert if no claim matches', async () => {
    await openList('maria');
    await user.click(choice('Ines Delgado'));
    await count('8 claims of 40');
    expect(opened()).toEqual([rows()[0]]);
    await user.click(choice('.*group 23881000'));
    expect(choice('Dental')).toBeVisible();
    await user.click(choice('Drug'));
    expect(await within(list()).findByRole('alert')).toHaveTextContent(
      'No claim matches all of your filters.',
    );
    expect(screen.queryByLabelText('Sort by')).toBeNull();
    expect(rows()).toEqual([]);
    await user.click(within(list()).getByRole('button', { name: /^Remove filter: ?Drug/ }));
    expect(document.querySelector('#claims-list-heading')).toHaveFocus(); // the pressed button is gone
    expect(rows()).not.toEqual([]);
    await user.click(within(list()).getByRole('button', { name: 'Clear all filters' }));
    await count('40 claims');
  });

  it('moves the focus to the count when the focused checkbox disappears', async () => {
    await openList('maria');
    await user.click(choice('Adjusted'));
    await user.selectOptions(period(), 'thirtyDays'); // none of these claims is adjusted
    await user.click(await screen.findByRole('checkbox', { name: /^Adjusted ?0$/ }));
    await waitFor(async () => expect(await count('4 claims')).toHaveFocus());
  });
});

describe('the claims list after a failure', () => {
  it("shows its claims after a retry, even if the summary panel's call still fails", async () => {
    failCall('member/v3/memberInfo');
    failCall('claim/summary');
    await openAs('maria', brand, LIST);
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    const main = screen.getByRole('main');
    expect(await within(main).findByRole('alert')).toHaveTextContent('We couldn’t load your claims.');
    repair();
    failCall('claim/summary');
    await user.click(within(main).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toHaveLength(10));
  });
});
