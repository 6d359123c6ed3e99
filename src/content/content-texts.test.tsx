/**
 * The activity summary shows texts of the content service, or prerendered texts if the service fails (001 §7
 * 'Content').
 */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brandWhere } from '../../tests/support/brands.ts';
import { addHeaderTabs } from '../../tests/support/component/header-tabs.ts';
import { openAs } from '../../tests/support/component/portal.tsx';
import { breakCall, holdCall, repair, sentRequests } from '../../tests/support/component/services.ts';

const CALL = 'cms/contentInfo';
const brand = brandWhere(({ footer, messageCenter }) => footer.contentLink && messageCenter);
const claimRows = () => document.querySelectorAll('#claims-panel .claim-row');

it.each([
  ['is down', { kind: 'status', status: 500 }],
  ['sends malformed JSON', { kind: 'malformed' }],
  ['drops', { kind: 'drop' }],
] as const)(
  'the page finishes loading and keeps its prerendered texts if the content service %s',
  async (_, failure) => {
    breakCall(CALL, failure);
    addHeaderTabs(brand);
    await openAs('maria', brand);
    await waitFor(() => expect(claimRows()).toHaveLength(3));
    expect(await screen.findByText(/^Many plans cover a yearly preventive visit\./)).toBeVisible();
    await waitFor(() => expect(sentRequests(CALL)).not.toEqual([]));
    await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
    expect(screen.getByText(/^Many plans cover a yearly preventive visit/)).toBeVisible();
    for (const { label } of brand.tabs.filter(({ id }) => ['home', 'coverage'].includes(id)))
      expect(screen.getByRole('link', { name: label })).toBeInTheDocument();
  },
);

it('the loading bar shows during a slow call and hides after the response', async () => {
  holdCall('claim/summary');
  await openAs('maria', brand);
  const bar = await screen.findByRole('progressbar', { name: 'Loading' });
  expect(bar).toBeVisible();
  repair();
  await waitFor(() => expect(claimRows()).toHaveLength(3));
  await waitFor(() => expect(bar).not.toBeVisible());
});
