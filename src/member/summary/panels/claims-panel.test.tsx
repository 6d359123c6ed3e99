/** The claims panel of the activity summary (spec 000 §8; 001 §§6, 8). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../../../stubs/people/people.ts';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { breakCall, holdCall, repair, sentRequests } from '../../../../tests/support/component/services.ts';
import { addDays, parseWireDate } from '../../../lib/date/date.ts';
import { $paidClaims } from '../../../profile/payments/paid-claims.store.ts';
import { summaryState } from '../../../routing/summary-view-state.ts';
import { goTo, openAs, region, retryAfterRepair, user } from '../../../../tests/support/component/portal.tsx';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const CLAIMS = /^Claims/;

interface DetailQuery {
  startDate: string;
  endDate: string;
}

describe('the claims panel', () => {
  it.each([
    ['responds 500', { kind: 'status', status: 500 }],
    ['sends malformed JSON', { kind: 'malformed' }],
    ['sends an empty body', { kind: 'empty' }],
    ['sends a field of another type', { kind: 'wrong-type', field: 'payload.totalClaims' }],
    ['drops the connection', { kind: 'drop' }],
  ] as const)('shows a retry button if the service %s', async (_, failure) => {
    breakCall('claim/summary', failure);
    await openAs('maria', brand);
    const panel = await region(CLAIMS);
    await within(panel).findByRole('alert');
    expect(panel).not.toHaveTextContent('You have no claim');
    await retryAfterRepair(panel, 'We couldn’t load your claims.');
    expect(await within(panel).findAllByRole('listitem')).toHaveLength(3);
  });

  it('shows the claims without an error if the connection drops only once', async () => {
    breakCall('claim/summary', { kind: 'drop', times: 1 });
    await openAs('maria', brand);
    const panel = await region(CLAIMS);
    expect(await within(panel).findAllByRole('listitem')).toHaveLength(3);
    expect(within(panel).queryByRole('alert')).toBeNull();
    expect(sentRequests('claim/summary')).toHaveLength(2);
  });

  it('shows an error with a link and a reload button if the spending vendor fails', async () => {
    for (const call of ['claim/summary', 'claims/v2/recent'])
      breakCall(call, { kind: 'says', field: 'payload.messages.0.text', text: 'not available' });
    await openAs('maria', brand);
    const alert = async () => within(await region(CLAIMS)).findByRole('alert');
    expect(await alert()).toHaveTextContent('Payments may be missing, so');
    expect(document.querySelector('#claims-panel .claim-row')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'View your claims' }));
    await waitFor(() => expect(document.querySelectorAll('#claims-list .claim-row')).toHaveLength(10));
    expect(document.querySelector('#claims-vendor')).toHaveTextContent('Payments may be missing');
    await goTo('#/claims/activitySummary');
    expect(await alert()).toBeVisible();
    repair();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(document.querySelectorAll('#claims-panel .claim-row')).toHaveLength(3));
  });

  it('keeps a claim open when the panel reloads after a payment', async () => {
    await openAs('maria', brand);
    const panel = await region(CLAIMS);
    const [row] = await within(panel).findAllByRole('listitem');
    await user.click(within(row ?? panel).getByRole('button', { expanded: false }));
    holdCall('claim/summary');
    act(() => $paidClaims.set(['paid in another window']));
    await waitFor(() => expect(panel.querySelector('.claim-row')).toBeNull());
    repair();
    await waitFor(() =>
      expect(panel.querySelectorAll('.claim-toggle[aria-expanded="true"]')).toHaveLength(1),
    );
  });

  it('requests a claim’s detail with a date range that is one day longer at each end than the list’s range', async () => {
    await openAs('maria', brand);
    const panel = await region(CLAIMS);
    const [row] = await within(panel).findAllByRole('listitem');
    await user.click(within(row ?? panel).getByRole('button', { expanded: false }));
    await waitFor(() => expect(sentRequests('claim/detail')).toHaveLength(1));
    const queryOf = (call: string) => {
      const { payload } = sentRequests(call)[0]?.body as { payload: Record<string, DetailQuery> };
      const [{ startDate, endDate } = {}] = Object.values(payload);
      return { from: parseWireDate(startDate ?? '') ?? '', to: parseWireDate(endDate ?? '') ?? '' };
    };
    const { from, to } = queryOf('claim/summary');
    expect(summaryState().dateRange).toEqual({ from, to });
    expect(queryOf('claim/detail')).toEqual({ from: addDays(from, -1), to: addDays(to, 1) });
  });

  it.each([
    // A dependent on a migrated contract sends pin, first name and birth date (001 §6).
    ['iris', ['migrationDate', 'patientDob', 'patientFirstName', 'pin']],
    ['graham', []], // the subscriber of that contract
  ])('of %s on a migrated contract sends the identity fields %j', async (id, identity) => {
    const person = PEOPLE.find((someone) => someone.id === id);
    await openAs(
      id,
      brandWhere(({ code }) => code === person?.brand),
    );
    await within(await region(CLAIMS)).findAllByRole('listitem');
    const [request] = sentRequests('claim/summary');
    const { payload } = request?.body as {
      payload: { reqClaimAccumActivitySummary: Record<string, string> };
    };
    const query = payload.reqClaimAccumActivitySummary;
    const names = ['pin', 'migrationDate', 'patientFirstName', 'patientDob'];
    expect(names.filter((name) => name in query).toSorted()).toEqual(identity);
    if (identity.length === 0) return;
    expect(query['patientFirstName']).toBe(person?.name.split(' ')[0]);
    expect(query['patientDob']).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    expect(query['migrationDate']).toMatch(/^\d{8}$/);
  });
});
