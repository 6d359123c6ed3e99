/** Visit records and analytics events (001 §§4, 7, 8). */
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { goTo, openAs, user } from '../../../tests/support/component/portal.tsx';
import { failCall, sentRequests } from '../../../tests/support/component/services.ts';
import { ANALYTICS_EVENT } from '../../lib/page/analytics.ts';

const LIST = '#/claims/claimsAndPayments';
const brand = brandWhere(({ messageCenter }) => messageCenter);

function watchEvents(): readonly unknown[] {
  const events: unknown[] = [];
  const note = (event: Event): void => void events.push((event as CustomEvent<unknown>).detail);
  window.addEventListener(ANALYTICS_EVENT, note);
  onTestFinished(() => window.removeEventListener(ANALYTICS_EVENT, note));
  return events;
}

const visits = () =>
  sentRequests()
    .filter(({ call }) => call.startsWith('updateMetrics/'))
    .map(({ method, call }) => `${method} ${call.slice('updateMetrics/'.length)}`);
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });
const openClaim = () =>
  waitFor(() => expect(document.querySelector('.claim-open :is(h3, h4)')).toBeVisible());

async function filterByFirst(): Promise<void> {
  const [box] = await screen.findAllByRole('checkbox', { name: /^Maria Delgado/ });
  await user.click(box ?? document.body);
  await openClaim();
}

it('a visit sends its record and each analytics flag only once, even if the service rejects the record', async () => {
  const events = watchEvents();
  failCall('updateMetrics/visitedClaimsAndPayments');
  await openAs('maria', brand);
  await heading(/Good /);
  await waitFor(() => expect(visits()).toEqual(['GET visitedMHSLanding']));
  await goTo(LIST);
  await heading('Claims & Payments');
  await waitFor(() => expect(visits()).toEqual(['GET visitedMHSLanding', 'POST visitedClaimsAndPayments']));
  await filterByFirst();
  await filterByFirst();
  await goTo(`${LIST}/dentalProcedureHistory?grp=23881000`);
  await heading('Dental procedure history');
  await goTo(LIST);
  await openClaim();
  await filterByFirst();
  await goTo('#/claims/activitySummary');
  await heading(/Good /);
  await waitFor(() => expect(visits()).toHaveLength(3));
  expect(visits()).toEqual([
    'GET visitedMHSLanding',
    'POST visitedClaimsAndPayments',
    'GET visitedMHSLanding',
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  // Each analytics flag is sent once per visit (001 §4).
  const flags = (...names: string[]) =>
    names.map((flag) => ({ kind: 'flag', page: 'claimsAndPayments', flag }));
  expect(events).toEqual([
    { kind: 'page', page: 'activitySummary' },
    { kind: 'page', page: 'claimsAndPayments' },
    ...flags('claims-filtered', 'claim-opened'),
    { kind: 'page', page: 'dentalProcedureHistory' },
    { kind: 'page', page: 'claimsAndPayments' },
    ...flags('claims-filtered'),
    { kind: 'page', page: 'activitySummary' },
  ]);
});
