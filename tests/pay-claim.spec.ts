/** Paying a claim from a spending account (001 §2 'Pay claim', §7): never twice, and always with word of the money. */
import type { Page } from 'playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from './support/axe.ts';
import { PHONE, sideways } from './support/left-nav.ts';
import { brandWhere, claimRows, expect, signInAt, test, type Person } from './support/portal.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const PAY = 'pay/claim';
const LIST = '/login/#/claims/claimsAndPayments';
/** Claims and spending side by side, with the claims of the summary. */
const BOTH = '/login/#/claims-and-spending';

const main = (page: Page) => page.getByRole('main');
const amount = (page: Page) => page.getByLabel('Amount in dollars');
const press = (page: Page, name: RegExp | string) => main(page).getByRole('button', { name }).click();
const receipt = (page: Page) => main(page).locator('.receipt');
/** What a list of facts says; the list of claims is still there under the task. */
const fact = (page: Page, name: string) =>
  main(page).locator('.pay .facts > div').filter({ hasText: name }).locator('dd');
const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const cents = (shown: string): number => Math.round(Number(shown.replace(/[^\d.]/g, '')) * 100);

/** Keys of the payments that are sent from now on. They go their way: a request that passes here can be read. */
async function keysSent(page: Page): Promise<string[]> {
  const keys: string[] = [];
  await page.route(`**/x-services/${PAY}`, async (route) => {
    const { payload }: { payload: { idempotencyKey: string } } = route.request().postDataJSON();
    keys.push(payload.idempotencyKey);
    await route.continue();
  });
  return keys;
}

/** The list's first claim that can be paid. */
const claimRow = (page: Page) => page.locator('.claim').filter({ hasText: 'Adjusted' }).first();

async function openRow(page: Page): Promise<void> {
  const toggle = claimRow(page).locator('.claim-toggle');
  await expect(toggle).toBeVisible();
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}

/** Signs in and presses the pay button of the first claim that has one. @returns what is owed, in cents */
async function startPaying(page: Page, address: string, person: Person): Promise<number> {
  await signInAt(page, address, person);
  await pressPay(page);
  return cents(await amount(page).inputValue());
}

/** Opens the list's first claim that can be paid, where it is not open, and presses its button. */
async function pressPay(page: Page): Promise<void> {
  await openRow(page);
  await claimRow(page)
    .getByRole('button', { name: /^Pay \$/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay a claim' })).toBeFocused();
}

test('chooses, checks, pays, and keeps a receipt that fits on a sheet', async ({ page, at, newPerson }) => {
  const keys = await keysSent(page);
  const owed = await startPaying(page, at(brand, LIST), await newPerson());
  const held = cents(await page.locator('.account-paying .account-balance').innerText());
  await expectAccessible(page);

  await test.step('what is wrong with the amount stands beside it', async () => {
    for (const [typed, wrong] of [
      ['', /^Enter an amount, for example/],
      ['ten', /^Enter an amount in dollars and cents/],
      ['1.005', /^Enter at most two digits/],
      ['0', 'Enter more than $0.00'],
      [String(owed / 100 + 0.01), /^Enter \$[\d.]+ or less: that is your cost/],
    ] as const) {
      await amount(page).fill(typed);
      await amount(page).press('Enter');
      await expect(amount(page)).toBeFocused();
      await expect(amount(page)).toHaveAccessibleDescription(/Enter/);
      await expect(main(page).locator('.field-error')).toHaveText(wrong);
    }
  });
  await amount(page).fill('5.25');
  await press(page, 'Continue');
  await expect(page).toHaveURL(/payClaim\/confirm$/);
  await expect(page.getByRole('heading', { name: 'Check and pay' })).toBeFocused();
  await expect(fact(page, 'Amount to pay')).toHaveText('$5.25');
  await expect(fact(page, 'From')).toHaveText('Flexible spending account (FSA)');
  expect(cents(await fact(page, 'Left in the account').innerText())).toBe(held - 525);
  await expectAccessible(page);

  await press(page, 'Pay $5.25');
  await expect(page.getByRole('heading', { name: 'You paid $5.25' })).toBeFocused();
  await expect(fact(page, 'Confirmation number')).toHaveText(/^P\d{8}$/);
  expect(cents(await fact(page, 'Left in the account').innerText())).toBe(held - 525);
  expect(cents(await fact(page, 'Your cost').innerText())).toBe(owed);
  expect(cents(await fact(page, 'Left to pay').innerText())).toBe(owed - 525);
  // On paper that is kept, days have their year.
  for (const day of ['Paid on', 'Date of service']) await expect(fact(page, day)).toHaveText(/, 20\d\d$/);
  expect(keys).toHaveLength(1);
  await expectAccessible(page);
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const { text } = await extractText(paper, { mergePages: true });
  expect(paper.numPages).toBe(1);
  expect(text).toContain('You paid $5.25');
  expect(text).not.toContain('Back to Claims');

  await test.step('a reload shows the receipt, the way on clears it', async () => {
    const number = await fact(page, 'Confirmation number').innerText();
    await page.reload();
    await expect(fact(page, 'Confirmation number')).toHaveText(number);
    await receipt(page).getByRole('button', { name: 'Back to Claims & Payments' }).click();
    await expect(page).toHaveURL(/claimsAndPayments$/);
    await page.goBack();
    await expect(page).toHaveURL(/claimsAndPayments$/);
    expect(keys).toHaveLength(1);
  });
  await test.step('the claim says what was paid of it, and what is left', async () => {
    const left = dollars(owed - 525);
    await expect(claimRow(page).locator('.row-amount')).toHaveText(`Your cost ${dollars(owed)} ${left} left`);
    await openRow(page);
    await expect(claimRow(page).locator('.why-answer')).toHaveText(
      `$5.25 was paid from a spending account. ${left} is left to pay.`,
    );
    await claimRow(page)
      .getByRole('button', { name: `Pay ${left}` })
      .click();
    await expect(fact(page, 'Paid before')).toHaveText('$5.25');
    await expect(amount(page)).toHaveValue(left.slice(1));
    await amount(page).fill(String((owed - 524) / 100));
    await press(page, 'Continue');
    await expect(main(page).locator('.field-error')).toHaveText(
      `Enter ${left} or less: no more is left to pay of this claim`,
    );
  });
});

test('back from paying, the list is as it was left: filter, page, open claim and scroll', async ({
  page,
  openAs,
}) => {
  await openAs('maria', brand, LIST);
  const approved = page.getByRole('checkbox', { name: /^Approved\b/ });
  await approved.check();
  const second = page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('button', {
    name: 'Page 2',
  });
  await second.click();
  const claim = page.locator('#claims-list .claim').nth(1);
  await claim.locator('.claim-toggle').click();
  const pay = claim.getByRole('button', { name: /^Pay \$/ });
  await pay.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await pay.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay a claim' })).toBeFocused();
  await main(page)
    .getByRole('button', { name: /^Back to Claims/ })
    .click();
  await expect(page).toHaveURL(/claimsAndPayments$/);
  await expect(second).toHaveAttribute('aria-current', 'page');
  await expect(approved).toBeChecked();
  await expect(page.locator('#claims-list .claim[data-open=true]')).toHaveCount(1);
  await expect(pay).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test('two presses are one payment', async ({ page, at, newPerson, breakCall, repair, openAs }) => {
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

  await test.step('a claim that is paid says so, and is not offered again', async () => {
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
  ['an answer that is lost', 'lost', 'It was sent, and no answer has reached this page.'],
  ['a broken answer', 'wrong-type', 'The service answered with an error'],
] as const) {
  test(`${way} is asked for again with the same key, and counts once`, async ({
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
    // Every answer: a browser asks again by itself where a connection that it had kept open ends without one.
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
      await pressPay(page);
    });
    await repair(person);
    await press(page, 'Check the payment of $3.00');
    await expect(receipt(page)).toContainText('You paid $3.00');
    expect(cents(await fact(page, 'Left in the account').innerText())).toBe(held - 300);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });
}

test('a reload in the middle finds its key again', async ({ page, at, newPerson, breakCall, repair }) => {
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
  await repair(person); // the first one is done now, and nobody hears of it
  await expect(page.locator('#pay-outcome')).toContainText('We do not know yet whether $4.10 was paid.');
  await press(page, 'Check the payment of $4.10');
  await expect(receipt(page)).toContainText('You paid $4.10');
  expect(cents(await fact(page, 'Left in the account').innerText())).toBe(held - 410);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a refusal says that nothing was paid, keeps everything, and the next press is a payment of its own', async ({
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

test('what was paid elsewhere is said with the refusal, and what the account cannot pay is not filled in', async ({
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
  const number = await fact(page, 'Claim number').innerText();
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
    `${dollars(owed - 400)} is left to pay of this claim: $4.00 was paid before. Change the amount to that or less.`,
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
    /the account holds \$[\d.]+: it can pay no more than that/,
  );
});

test('a spouse is told whose account pays, and is offered no button', async ({ page, openAs }) => {
  await openAs('daniel', brand, LIST);
  const row = page.locator('.claim').filter({ hasText: 'Provider name unavailable' }).first();
  await row.locator('.claim-toggle').click();
  await expect(row.locator('.claim-actions')).toContainText('belongs to the person who holds your plan');
  await expect(row.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
});

for (const [state, like, told] of [
  ['in a blackout', 'blair', 'Your spending accounts cannot be used right now'],
  ['without an account', 'amos', 'We know of no spending account of yours for this claim'],
] as const) {
  test(`${state} a claim that could be paid says why it cannot be, and offers no button`, async ({
    page,
    request,
    openAs,
  }) => {
    // The button of a claim speaks of the claim alone; what accounts there are, the page knows by the profile.
    await page.route('**/claims/v2/recent*', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const { authorization = '' } = await route.request().allHeaders();
      const answer = await request.get(`${pathname}${search}`, { headers: { authorization } });
      const body = (await answer.text()).replaceAll(/"planType": ?"medical"/g, '$&,"claimPayButton":"true"');
      await route.fulfill({ contentType: 'application/json', body });
    });
    await openAs(like, brand, LIST);
    const row = page.locator('.claim').filter({ hasText: 'Partially Approved' }).first();
    await row.locator('.claim-toggle').click();
    await expect(row.locator('.claim-actions')).toContainText(told);
    await expect(row.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  });
}

/** What the service says of the accounts of Maria's client, in place of what it would say. */
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

test('accounts that pay nothing after all, and another payment under the same key: nothing was paid', async ({
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
  await expect(accounts).toContainText('is having them moved or set up.');
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
  await expect(outcome).toContainText('already has another payment under the number of this one');
  await expectAccessible(page);
  await press(page, 'Pay $2.00');
  await expect(receipt(page)).toContainText('You paid $2.00');
  expect(new Set(keys).size).toBe(2);
});

test('without a balance the rest works, and the balance can be asked for again', async ({
  page,
  at,
  newPerson,
  breakCall,
  repair,
  faults,
}) => {
  faults.expected.push(/500/);
  const person = await newPerson();
  await breakCall(person, { call: 'spendingAccount/common/v1/accountList', kind: 'status', status: 500 });
  await startPaying(page, at(brand, LIST), person);
  const accounts = page.locator('#client-accounts');
  await expect(accounts.getByRole('alert')).toContainText('We could not look up your balances.');
  await press(page, 'Continue');
  await expect(fact(page, 'Left in the account')).toHaveText('Checked when you pay');
  await repair(person);
  await accounts.getByRole('button', { name: 'Try again' }).click();
  await expect(fact(page, 'Left in the account')).toHaveText(/^\$\d/);
});

test('on a narrow phone, in Spanish and in the dark, by keyboard alone', async ({ page, at, newPerson }) => {
  await page.setViewportSize({ ...PHONE, width: 320 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const person = await newPerson();
  await startPaying(page, at(brand, LIST), person);
  await page.context().addCookies([{ name: 'language', value: 'es', url: at(brand) }]);
  await page.reload();
  const field = page.getByLabel('Cantidad en dólares');
  await expect(field).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Revise y pague' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('button', { name: /^Pagar \$/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Usted pagó \$/ })).toBeFocused();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
