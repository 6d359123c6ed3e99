/** Claims that cannot be paid here, as shown by the row or the pay-claim page (001 §7; docs/decisions/041). */
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/portal.ts';
import {
  amount,
  brand,
  changeClaims,
  keysSent,
  LIST,
  main,
  PAY,
  press,
  pressPay,
  receipt,
} from './support/pay-claim.ts';

/** A claim for which the service shows the pay button. */
const payable = { claimPayButton: 'true', paymentInfo: '' };

test('a spouse sees whose account pays, and no pay button', async ({ page, openAs }) => {
  await changeClaims(page, (claim) => ({ ...claim, ...payable }));
  await openAs('daniel', brand, LIST);
  const row = page
    .locator('.claim')
    .filter({ hasNotText: /In Process|\$0\.00|name unavailable/ })
    .first();
  await row.locator('.claim-toggle').click();
  await expect(row.locator('.claim-actions')).toContainText('belongs to the person who holds your plan');
  await expect(row.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
});

test('a claim of the second employer is paid from that employer’s accounts', async ({ page, openAs }) => {
  // The only vision claim is the second employer's.
  await changeClaims(page, (claim) => ({ ...claim, ...payable }));
  await openAs('signe', brand, LIST);
  const row = page.locator('.claim').filter({ hasText: 'Vision' });
  await row.locator('.claim-toggle').click();
  await row.getByRole('button', { name: /^Pay \$/ }).click();
  const accounts = page.locator('#client-accounts');
  await expect(accounts).toContainText('Foxglove Libraries');
  await expect(accounts).toContainText('Flexible spending account (FSA)');
  await expect(accounts).not.toContainText(/Kestrel Bay|\(HSA\)/);
});

test('without a provider name or with a bill there is no pay button, and the reason shows', async ({
  page,
  openAs,
}) => {
  await changeClaims(page, (claim) => ({ ...claim, claimPayButton: 'true' }));
  await openAs('maria', brand, LIST);
  const nameless = page.locator('.claim').filter({ hasText: 'Provider name unavailable' }).first();
  await nameless.locator('.claim-toggle').click();
  await expect(nameless.locator('.claim-actions')).toContainText('We do not have the name of this provider');
  await expect(nameless.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  const billed = page.locator('.claim').filter({ hasText: 'Partially Approved' }).first();
  await billed.locator('.claim-toggle').click();
  await expect(billed.locator('.claim-actions')).toContainText('Your provider may send you a bill');
  await expect(billed.locator('.claim-facts')).toContainText('You may get a bill');
  await expect(billed.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
});

for (const [state, like, told] of [
  ['in a blackout', 'blair', 'Your spending accounts cannot be used right now'],
  ['without an account', 'amos', 'We know of no spending account of yours for this claim'],
] as const) {
  test(`${state} a payable claim shows why it cannot be paid, and no pay button`, async ({
    page,
    openAs,
  }) => {
    // The service's pay button depends only on the claim; the accounts are in the profile.
    await changeClaims(page, (claim) => ({ ...claim, ...payable }));
    await openAs(like, brand, LIST);
    const row = page.locator('.claim').filter({ hasText: 'Partially Approved' }).first();
    await row.locator('.claim-toggle').click();
    await expect(row.locator('.claim-actions')).toContainText(told);
    await expect(row.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  });
}

/** Replaces the service's accounts of Maria's client. */
const accountsOf = (isInBlackout: boolean) => ({
  payload: {
    spendingAccounts: [
      {
        clientNumber: '0020451',
        clientName: 'Larkmoor Robotics',
        groupNumber: '10452000',
        spendingAccountExists: isInBlackout,
        hsaEnrollmentInProcess: false,
        isInBlackout,
        moduleId: '',
        count: 0,
        accountList: [],
      },
    ],
  },
});

test('nothing is paid if no account can pay, or if the key belongs to another payment', async ({
  page,
  newPerson,
  breakCall,
  openAs,
  faults,
}) => {
  faults.expected.push(/409/);
  const person = await newPerson();
  const keys = await keysSent(page);
  let answer: object | null = accountsOf(false);
  await page.route('**/common/v1/accountList*', (route) =>
    answer ? route.fulfill({ json: answer }) : route.continue(),
  );
  await openAs(person, brand, LIST);
  await pressPay(page);
  const accounts = page.locator('#client-accounts');
  const barred = main(page).getByRole('heading', { name: 'This claim cannot be paid here right now.' });
  await expect(barred).toBeVisible();
  await expect(accounts).toContainText('There is no spending account for this claim.');
  await expect(amount(page)).toHaveCount(0);
  await expectAccessible(page);

  answer = accountsOf(true);
  await page.reload();
  await expect(accounts).toContainText('is moving them or setting them up.');
  await expect(barred).toBeVisible();
  await expect(amount(page)).toHaveCount(0);

  answer = null;
  await page.reload();
  await amount(page).fill('2');
  await press(page, 'Continue');
  await breakCall(person, { call: PAY, kind: 'status', status: 409, code: 'KEY-REUSED', times: 1 });
  await press(page, 'Pay $2.00');
  const outcome = page.locator('#pay-outcome').getByRole('alert');
  await expect(outcome).toContainText('Nothing was paid.');
  await expect(outcome).toContainText('already has a different payment with the same number');
  await expectAccessible(page);
  await press(page, 'Pay $2.00');
  await expect(receipt(page)).toContainText('You paid $2.00');
  expect(new Set(keys).size).toBe(2);
});
