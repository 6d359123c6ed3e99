/** A claim is never paid twice, and the outcome always shows (001 §7; docs/decisions/041). */
import { expectAccessible } from './support/axe.ts';
import { claimRows, expect, test } from './support/portal.ts';
import {
  amount,
  BOTH,
  brand,
  cents,
  claimRow,
  dollars,
  fact,
  factNumber,
  keysSent,
  LIST,
  main,
  openRow,
  PAY,
  press,
  pressPay,
  receipt,
  startPaying,
} from './support/pay-claim.ts';

test('two clicks make one payment', async ({ page, at, newPerson, breakCall, repair, openAs }) => {
  const person = await newPerson();
  const keys = await keysSent(page);
  await openAs(person, brand, BOTH);
  await expect(claimRows(page)).toHaveCount(3);
  await page.goto(at(brand, LIST));
  await pressPay(page);
  await press(page, 'Continue');
  await breakCall(person, { call: PAY, kind: 'hold' });
  await main(page)
    .getByRole('button', { name: /^Pay \$/ })
    .dblclick();
  const busy = main(page).getByRole('button', { name: /^Paying \$/ });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.press('Enter');
  await repair(person);
  await expect(receipt(page)).toBeVisible();
  expect(keys).toHaveLength(1);

  await test.step('a paid claim shows it, and has no pay button', async () => {
    await receipt(page).getByRole('button', { name: 'Back to Claims & Payments' }).click();
    await expect(claimRow(page).locator('.row-paid')).toHaveText('Paid');
    await openRow(page);
    await expect(claimRow(page)).toContainText('What this claim cost you');
    await expect(claimRow(page).locator('.why-answer')).toContainText('Nothing is left to pay.');
    await expect(claimRow(page)).toContainText('say that it was paid from your spending account');
    await expect(claimRow(page)).toContainText('HCRA means health care reimbursement account');
    await expect(claimRow(page).getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    const asked = page.waitForRequest('**/claim/summary');
    await page.goto(at(brand, BOTH));
    await asked;
  });
});

for (const [way, kind, known] of [
  ['a lost response', 'lost', 'It was sent, but we have not received a response.'],
  ['an invalid response', 'wrong-type', 'The service answered with an error'],
] as const) {
  test(`${way} is retried with the same key, and makes one payment`, async ({
    page,
    at,
    newPerson,
    breakCall,
    repair,
    faults,
  }) => {
    faults.expected.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load/);
    const person = await newPerson();
    const keys = await keysSent(page);
    await startPaying(page, at(brand, LIST), person);
    const held = cents(await page.locator('.account-paying .account-balance').innerText());
    await amount(page).fill('3');
    await press(page, 'Continue');
    // Every response: browsers retry by themselves if a keep-alive connection closes without one.
    await breakCall(person, { call: PAY, kind });
    await press(page, 'Pay $3.00');
    const outcome = page.locator('#pay-outcome');
    await expect(outcome.getByRole('alert')).toContainText('We do not know yet whether $3.00 was paid.');
    await expect(outcome).toContainText(known);
    await expect(outcome).toContainText(/Reference [2-9A-Z]{8}/);
    await expectAccessible(page);

    await test.step('the amount cannot be changed, and Back does not lose the key', async () => {
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Check and pay' })).toBeVisible();
      await expect(page).toHaveURL(/payClaim\/confirm$/);
      await main(page).getByRole('button', { name: 'Back to Claims & Payments' }).click();
      await expect(page).toHaveURL(/claimsAndPayments$/);
    });

    await test.step('the claim shows it too, and offers no second payment', async () => {
      await openRow(page);
      await expect(claimRow(page)).toContainText(
        'We do not know yet whether $3.00 was paid from your account.',
      );
      await expect(claimRow(page).getByRole('button', { name: /^Pay \$/ })).toHaveCount(0);
      await claimRow(page).getByRole('button', { name: 'Look at the payment of $3.00' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Pay a claim' })).toBeFocused();
    });
    await repair(person);
    await press(page, 'Check or make the payment of $3.00');
    await expect(receipt(page)).toContainText('You paid $3.00');
    expect(cents(await fact(page, 'Left in the account').innerText())).toBe(held - 300);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });
}

test('a reload during the payment keeps its key', async ({ page, at, newPerson, breakCall, repair }) => {
  const person = await newPerson();
  const keys = await keysSent(page);
  await startPaying(page, at(brand, LIST), person);
  const held = cents(await page.locator('.account-paying .account-balance').innerText());
  await amount(page).fill('4.10');
  await press(page, 'Continue');
  await breakCall(person, { call: PAY, kind: 'hold', times: 1 });
  await press(page, 'Pay $4.10');
  await expect.poll(() => keys.length).toBe(1);
  await page.reload();
  await repair(person); // the first payment is made now, without a response
  await expect(page.locator('#pay-outcome')).toContainText('We do not know yet whether $4.10 was paid.');
  await press(page, 'Check or make the payment of $4.10');
  await expect(receipt(page)).toContainText('You paid $4.10');
  expect(cents(await fact(page, 'Left in the account').innerText())).toBe(held - 410);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a refusal shows that nothing was paid and keeps the input; the next click is a new payment', async ({
  page,
  at,
  newPerson,
  breakCall,
  faults,
}) => {
  faults.expected.push(/400/);
  const person = await newPerson();
  const keys = await keysSent(page);
  await startPaying(page, at(brand, LIST), person);
  await amount(page).fill('2');
  await press(page, 'Continue');
  const refusal = { call: PAY, kind: 'status', status: 400, code: 'INSUFFICIENT-BALANCE', times: 1 };
  await breakCall(person, refusal);
  await press(page, 'Pay $2.00');
  const outcome = page.locator('#pay-outcome').getByRole('alert');
  await expect(outcome).toContainText('Nothing was paid.');
  await expect(outcome).toContainText('The account holds less than $2.00.');
  await main(page).getByRole('link', { name: 'Change the amount' }).click();
  await expect(page.getByRole('heading', { name: 'How much do you want to pay?' })).toBeFocused();
  await expect(amount(page)).toHaveValue('2.00');
  await amount(page).fill('1.50');
  await press(page, 'Continue');
  await expect(page.locator('#pay-outcome')).toHaveCount(0);
  await press(page, 'Pay $1.50');
  await expect(receipt(page)).toContainText('You paid $1.50');
  expect(new Set(keys).size).toBe(2);
});

test('a refusal shows what was paid in another window; the default amount is within the balance', async ({
  page,
  at,
  newPerson,
  request,
  faults,
}) => {
  faults.expected.push(/400/);
  const asked = page.waitForRequest('**/common/v1/accountList*');
  const owed = await startPaying(page, at(brand, LIST), await newPerson());
  const { authorization } = await (await asked).allHeaders();
  const number = await factNumber(page, 'Claim number').innerText();
  await press(page, 'Continue');
  const elsewhere = await request.post(`/rbsmbl/x-services/${PAY}`, {
    headers: { authorization: authorization ?? '' },
    data: {
      baseMessage: { headerVersion: '1.0', payloadVersion: '2.0', additionalInfo: null },
      payload: {
        idempotencyKey: 'another window',
        claims: [{ claimNumber: number, clientId: '204518', amount: 4 }],
      },
    },
  });
  expect(elsewhere.ok()).toBe(true);
  await press(page, `Pay ${dollars(owed)}`);
  const outcome = page.locator('#pay-outcome').getByRole('alert');
  await expect(outcome).toContainText('Nothing was paid.');
  await expect(main(page).locator('.answer-warn')).toHaveText(
    `${dollars(owed - 400)} is left to pay on this claim: $4.00 was paid before. Change the amount to ${dollars(owed - 400)} or less.`,
  );
  await expect(main(page).getByRole('button', { name: /^Pay \$/ })).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Change the amount' }).click();
  await expect(amount(page)).toHaveValue(dollars(owed - 400).slice(1));
  await main(page).getByRole('button', { name: 'Back to Claims & Payments' }).click();
  await expect(claimRow(page).locator('.row-paid')).toHaveText(`${dollars(owed - 400)} left`);

  await page.getByLabel('Sort by').selectOption('highest');
  const dear = page.locator('.claim').filter({ hasText: 'Approved' }).first();
  await dear.locator('.claim-toggle').click();
  await dear.getByRole('button', { name: /^Pay \$/ }).click();
  const balance = page.locator('.account-paying .account-balance');
  await expect(amount(page)).toHaveValue((cents(await balance.innerText()) / 100).toFixed(2));
  await expect(amount(page)).toHaveAccessibleDescription(
    /the account holds only \$[\d.]+\. You can pay up to that amount/,
  );
});
