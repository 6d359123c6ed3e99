/** What needs the member, on the activity summary (decision 252): each line leads to its place and goes once it is done. */
import type { Page } from 'playwright/test';
import { faultsOfView } from './support/axe.ts';
import { recordedShifts, recordShifts } from './support/layout-shift.ts';
import { amount, LIST, main, PAY, press, receipt, startPaying } from './support/pay-claim.ts';
import { brands, brandWhere, expect, goTo, test } from './support/portal.ts';
import { canSeedSession } from './support/seeded-session.ts';

/** A new person needs a new origin in the same browser. */
const sites = brands.filter((one) => canSeedSession(one) && one.messageCenter && !one.spending.bypassHSA);
const brand = brandWhere((one) => one === sites[0]);
const another = brandWhere((one) => one === sites[1]);

const SUMMARY = '#/claims/activitySummary';
const strip = (page: Page) => page.getByRole('region', { name: 'Needs you' });
const line = (page: Page, name: RegExp | string) => strip(page).getByRole('link', { name });
const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { name });

/** All lines, from another view. */
async function showAll(page: Page): Promise<void> {
  await goTo(page, SUMMARY);
  await strip(page).getByRole('button', { name: /^Show/ }).click();
}

test('denied claims, terms and coverage: the nearest day first, each in its place until it is done', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await recordShifts(page);
  await openAs('alma', brand);
  await expect(strip(page).getByRole('link')).toHaveText(/dental coverage ends on .*, in 12 days$/);
  await expect(page.locator('#education-panel')).toBeVisible();
  await expect(page.locator('#member [aria-busy=true]')).toHaveCount(0);
  expect(await recordedShifts(page)).toEqual([]);
  await strip(page).getByRole('button', { name: 'Show all 4' }).click();
  await expect(strip(page).getByRole('link')).toHaveText([
    /^Your dental coverage/,
    /^Rafael’s coverage ends on .*, in 45 days$/,
    /^Denied claim of .*: 130 days left to appeal$/,
    /^The terms of a health savings account/,
  ]);
  expect(await faultsOfView(page)).toEqual([]);

  await test.step('a denied claim opens in the list, at its appeal', async () => {
    await line(page, /^Denied claim/).click();
    await expect(heading(page, 'If you disagree with this decision')).toBeFocused();
    await expect(heading(page, 'If you disagree with this decision')).toBeInViewport();
    await expect(main(page).locator('.appeal-until')).toContainText('130 days are left.');
  });
  await test.step('hidden, it stays away; what was hidden in a row comes back together', async () => {
    const hide = (name: RegExp) => strip(page).getByRole('button', { name }).click();
    await showAll(page);
    await hide(/^Hide: Rafael/);
    await hide(/^Hide: Denied claim/);
    await expect(heading(page, 'Needs you')).toBeFocused();
    await expect(strip(page).getByRole('link')).toHaveCount(2);
    await expect(page.getByText('2 notes are closed.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(strip(page).getByRole('link')).toHaveCount(4);
    await hide(/^Hide: Denied claim/);
    await expect(page.getByText('The note is closed.')).toBeVisible();
    await page.reload();
    await expect(strip(page).getByRole('button', { name: 'Show all 3' })).toBeVisible();
  });
  await test.step('coverage leads to the plans', async () => {
    await line(page, /^Your dental coverage/).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(/#\/claims\/healthPlans$/);
  });
  await test.step('the terms go once they are accepted', async () => {
    await showAll(page);
    await line(page, /^The terms/).click();
    await main(page).getByRole('button', { name: 'Accept the terms' }).click();
    await expect(main(page).getByRole('button', { name: 'Accept the terms' })).toHaveCount(0);
    await page.goBack();
    await expect(strip(page).getByRole('button', { name: 'Show all 2' })).toBeVisible();
  });
});

test('a payment without an outcome, until there is one; no strip without a need', async ({
  page,
  at,
  newPerson,
  breakCall,
  repair,
  faults,
  openAs,
}) => {
  faults.expected.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load/);
  const person = await newPerson();
  await startPaying(page, at(brand, LIST), person);
  await amount(page).fill('3');
  await press(page, 'Continue');
  await breakCall(person, { call: PAY, kind: 'lost' });
  await press(page, 'Pay $3.00');
  await expect(page.locator('#pay-outcome').getByRole('alert')).toBeVisible();
  await goTo(page, SUMMARY);
  await line(page, 'We do not know yet whether your payment of $3.00 was made').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay a claim' })).toBeFocused();
  await repair(person);
  await press(page, 'Check or make the payment of $3.00');
  await expect(receipt(page)).toContainText('You paid $3.00');
  await goTo(page, SUMMARY);
  await expect(line(page, /^Denied claim/)).toBeVisible();
  await expect(line(page, /payment of/)).toHaveCount(0);

  await openAs('nora', another);
  await expect(page.locator('#education-panel')).toBeVisible();
  await expect(page.locator('#member [aria-busy=true]')).toHaveCount(0);
  await expect(strip(page)).toHaveCount(0);
});
