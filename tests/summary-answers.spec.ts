/** What the activity summary answers first: what is owed, the plan, the insurance card (decisions 249 to 251). */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { opened } from './support/claims-list.ts';
import { brandWhere, expect, test } from './support/portal.ts';

const brand = brandWhere(({ planProgress, messageCenter }) => planProgress.version === 'V3' && messageCenter);
const answer = (page: Page, name: 'owe' | 'plan' | 'card') => page.locator(`#${name}-answer`);
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

interface WireClaim {
  claimStatusCode?: string;
  bilgProvClmStaCd?: string;
  yourCost?: number;
  bilgProvTotMbrLiab?: number;
  memberPaidAmount?: number;
}

/** Dollars left to pay of each claim with a final cost, by the service's own answer. */
const leftOf = (claims: readonly WireClaim[]): number[] =>
  claims
    .filter((claim) => (claim.claimStatusCode ?? claim.bilgProvClmStaCd) !== '5')
    .map(
      ({ yourCost, bilgProvTotMbrLiab, memberPaidAmount = 0 }) =>
        (yourCost ?? bilgProvTotMbrLiab ?? NaN) - memberPaidAmount,
    )
    .filter((left) => left > 0);

test('what is owed: the sum of the claims, not known without them, nothing without a claim', async ({
  page,
  newPerson,
  failCall,
  repair,
  openAs,
}) => {
  const maria = await newPerson('maria');
  const answered = page.waitForResponse(/claim\/summary/);
  await openAs(maria, brand);
  const { payload } = (await (await answered).json()) as {
    payload: { getClaimAccumActivitySummaryData: WireClaim[] };
  };
  const left = leftOf(payload.getClaimAccumActivitySummaryData);
  const sum = dollars.format(left.reduce((total, one) => total + one, 0));
  const owe = answer(page, 'owe');
  await expect(owe).toContainText(`${sum} left to pay on ${left.length} of your family’s claims`);
  await expect(owe).toContainText('Bills you paid yourself are not subtracted.');
  await expect(owe).toContainText('1 claim in process is not counted.');
  await test.step('each claim with why it is owed', async () => {
    await owe.getByRole('button', { name: 'See claims' }).click();
    const claims = page.getByRole('dialog', { name: `${sum} left to pay` });
    await expect(claims.locator('.owed-name p')).toHaveText(left.map((one) => dollars.format(one)));
    await expect(claims.getByText(/^You owe \$.* because/)).toHaveCount(left.length);
    await expect(claims.getByText(/^Why it was denied/).first()).toBeVisible();
    await expectAccessible(page);
    await claims.getByRole('button', { name: 'Close' }).click();
    await expect(owe.getByRole('button', { name: 'See claims' })).toBeFocused();
  });
  await failCall(maria, 'claim/summary');
  await page.reload();
  await expect(owe).toContainText('Not known We could not load your claims.');
  await expect(owe).not.toContainText('$');
  await repair(maria);
  await owe.getByRole('button', { name: 'Try again' }).click();
  await expect(owe).toContainText(sum);
  await test.step('a claim opens in the list', async () => {
    await owe.getByRole('button', { name: 'See claims' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'St. Brennan Children’s Clinic' }).click();
    await expect(opened(page)).toContainText('Why it was denied');
  });
  await openAs(await newPerson('tomas'), brand);
  await owe.getByRole('button', { name: 'Pay $10.00' }).click();
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('10.00');
  await openAs('pearl', brand);
  await expect(owe).toContainText('Nothing is left to pay on your claims of the last 60 days.');
  await expect(answer(page, 'plan')).toContainText('We do not show plan progress for this plan here.');
});

test('the plan in four bars, from one request; the card with one press, saved as an image', async ({
  page,
  openAs,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('plan/v3/progress')) asked.push(request.url());
  });
  await openAs('maria', brand);
  const plan = answer(page, 'plan');
  const panel = page.locator('#plan-progress-panel');
  await expect(plan.locator('.progress-bar')).toHaveCount(4);
  expect(asked).toHaveLength(1);
  const family = await plan.locator('.answer-limit', { hasText: 'Family' }).first().innerText();
  const amount = /\$[\d,.]+ of \$[\d,]+/.exec(family)?.[0] ?? 'no amount';
  await expect(panel.locator('.progress-amount', { hasText: 'Your family' }).first()).toContainText(amount);
  await plan.getByRole('button', { name: 'See all of it below' }).click();
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  const show = answer(page, 'card').getByRole('button', { name: 'Show my card' });
  await show.click();
  const dialog = page.getByRole('dialog', { name: 'Your insurance card' });
  await expect(dialog.getByRole('figure')).toHaveCount(2);
  await expect(dialog.getByRole('figure', { name: 'Front of the card of Maria Delgado' })).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the front as an image' }).click();
  expect((await download).suggestedFilename()).toBe('insurance-card-front.png');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(show).toBeFocused();
});

test('a claim is paid from the claims of the sum, or shown in the list', async ({
  page,
  newPerson,
  openAs,
}) => {
  await openAs(await newPerson('maria'), brand);
  const see = answer(page, 'owe').getByRole('button', { name: 'See claims' });
  const claims = page.getByRole('dialog', { name: /left to pay$/ });
  await see.click();
  const provider = (await claims.getByRole('heading', { level: 3 }).first().innerText()).trim();
  await claims.getByRole('link', { name: provider }).click();
  const open = page.locator('#claims-list .claim[data-open=true]');
  await expect(open.getByRole('heading', { level: 3 })).toHaveText(provider);
  await page.goBack();
  await see.click();
  const pay = claims.getByRole('button', { name: /^Pay \$/ }).first();
  const amount = (await pay.innerText()).replace('Pay $', '');
  await pay.click();
  await expect(page.getByLabel('Amount in dollars')).toHaveValue(amount);
  await expect(claims).toHaveCount(0);
});
