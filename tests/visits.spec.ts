/** Visit records and analytics: once per visit; failures are only logged (001 §4, §7, §8). */
import type { Page } from 'playwright/test';
import { brandWhere, expect, goTo, test } from './support/portal.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);

const filters = (page: Page) => page.locator('.facet-choice input');
const openedClaim = (page: Page) => page.locator('.claim-open').getByRole('heading').first();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a visit is recorded once, even with overlays, and a failure is only logged', async ({
  page,
  newPerson,
  breakCall,
  faults,
  openAs,
}) => {
  faults.expected.push(/500/);
  const recorded: string[] = [];
  page.on('request', (request) => {
    const place = /updateMetrics\/(\w+)/.exec(request.url())?.[1];
    if (place) recorded.push(`${request.method()} ${place}`);
  });
  await page.addInitScript(() => {
    window.addEventListener('portal:analytics', (event) => {
      if (!(event instanceof CustomEvent)) return;
      document.documentElement.dataset['told'] =
        `${document.documentElement.dataset['told'] ?? ''}${JSON.stringify(event.detail)}\n`;
    });
  });
  const who = await newPerson();
  await breakCall(who, { call: 'updateMetrics/visitedClaimsAndPayments', kind: 'status', status: 500 });
  await openAs(who, brand);
  await expect(heading(page, /Good /)).toBeVisible();
  await expect.poll(() => recorded).toEqual(['GET visitedMHSLanding']);
  await goTo(page, '#/claims/claimsAndPayments');
  await expect(heading(page, 'Claims & Payments')).toBeVisible();
  await expect.poll(() => recorded).toContain('POST visitedClaimsAndPayments');
  await filters(page).first().check();
  await expect(openedClaim(page)).toBeVisible();
  await filters(page).first().uncheck();
  await expect(openedClaim(page)).toBeVisible();
  await goTo(page, '#/claims/claimsAndPayments/dentalProcedureHistory?grp=23881000');
  await expect(heading(page, 'Dental procedure history')).toBeVisible();
  await page.goBack();
  await expect(openedClaim(page)).toBeVisible();
  await filters(page).first().check();
  await expect(filters(page).first()).toBeChecked();
  await goTo(page, '#/claims/activitySummary');
  await expect(heading(page, /Good /)).toBeVisible();
  await expect.poll(() => recorded.length).toBe(3);
  expect(recorded).toEqual([
    'GET visitedMHSLanding',
    'POST visitedClaimsAndPayments',
    'GET visitedMHSLanding',
  ]);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const told = await page.evaluate(() => document.documentElement.dataset['told'] ?? '');
  // A flag is raised once per visit, and again in the next visit (001 §4).
  const flags = (page: string, ...names: string[]) => names.map((flag) => ({ kind: 'flag', page, flag }));
  expect(
    told
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  ).toEqual([
    { kind: 'page', page: 'activitySummary' },
    { kind: 'page', page: 'claimsAndPayments' },
    ...flags('claimsAndPayments', 'claims-filtered', 'claim-opened'),
    { kind: 'page', page: 'dentalProcedureHistory' },
    { kind: 'page', page: 'claimsAndPayments' },
    ...flags('claimsAndPayments', 'claims-filtered'),
    { kind: 'page', page: 'activitySummary' },
  ]);
});

test("a visit's address, which has the member's id, is in no log and no Referer (decision 063)", async ({
  page,
  newPerson,
  breakCall,
  faults,
  openAs,
  at,
}) => {
  faults.expected.push(/500/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const who = await newPerson();
  await breakCall(who, { call: 'updateMetrics/visitedMHSLanding', kind: 'status', status: 500 });
  const asked = page.waitForRequest(/updateMetrics\/visitedMHSLanding/);
  await openAs(who, brand);
  const request = await asked;
  const id = new URL(request.url()).searchParams.get('userId') ?? '';
  expect(id).not.toBe('');
  expect((await request.allHeaders())['referer']).toBe(at(brand));
  const answer = await request.response();
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect.poll(() => logged.join('\n')).toContain('visitedMHSLanding');
  // Chromium adds the address of a failed request to its own message; pages cannot prevent that.
  expect(logged.filter((text) => text.includes(id))).toEqual([]);
  expect(page.url()).not.toContain(id);
});
