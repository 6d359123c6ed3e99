/** Goes from the claims list to a payment and reads the payment's pages. */
import type { Page } from 'playwright/test';
import { brandWhere, expect, openSignedIn, type Person } from './portal.ts';

export const brand = brandWhere(({ messageCenter }) => messageCenter);
export const PAY = 'pay/claim';
/** The pay button's name by recipient: `Pay Riverside Clinic $42.10`, `Get $42.10 back` or `Pay $42.10`. */
export const PAY_BUTTON = /^(?:Pay |Get \$)/;
export const LIST = '/login/#/claims/claimsAndPayments';

export const main = (page: Page) => page.getByRole('main');
export const amount = (page: Page) => page.getByLabel('Amount in dollars');
export const press = (page: Page, name: RegExp | string) => main(page).getByRole('button', { name }).click();
export const receipt = (page: Page) => main(page).locator('.receipt');
/** A value in the payment's list of facts. Searches only in the payment, because the claims list is still in the page behind it. */
export const fact = (page: Page, name: string) =>
  main(page).locator('.pay .facts > div').filter({ hasText: name }).locator('dd');
export const factNumber = (page: Page, name: string) =>
  fact(page, name).locator('.copy-value > span').first();
export const cents = (shown: string): number => Math.round(Number(shown.replace(/[^\d.]/g, '')) * 100);

/** Collects the idempotency keys of payments sent from now on, without changing the requests. */
export async function keysSent(page: Page): Promise<string[]> {
  const keys: string[] = [];
  await page.route(`**/x-services/${PAY}`, async (route) => {
    const { payload }: { payload: { idempotencyKey: string } } = route.request().postDataJSON();
    keys.push(payload.idempotencyKey);
    await route.continue();
  });
  return keys;
}

/** The first claim in the list that can be paid. */
export const claimRow = (page: Page) => page.locator('.claim').filter({ hasText: 'Adjusted' }).first();

export async function openRow(page: Page): Promise<void> {
  const toggle = claimRow(page).locator('.claim-toggle');
  await expect(toggle).toBeVisible();
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}

/** Signs in and presses the pay button of the first claim that has one. @returns the amount owed in cents */
export async function startPaying(page: Page, address: string, person: Person): Promise<number> {
  await openSignedIn(page, address, person);
  await pressPay(page);
  return cents(await amount(page).inputValue());
}

/** Expands the first claim in the list that can be paid and presses its pay button. */
export async function pressPay(page: Page): Promise<void> {
  await openRow(page);
  await claimRow(page).getByRole('button', { name: PAY_BUTTON }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay a claim' })).toBeFocused();
}
