/** Paying a claim from a spending account (001 §2 'Pay claim'), from selection to receipt. */
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from './support/axe.ts';
import { PHONE, sideways } from './support/left-nav.ts';
import { expect, test } from './support/portal.ts';
import {
  amount,
  brand,
  cents,
  changeClaims,
  claimRow,
  dollars,
  fact,
  factNumber,
  keysSent,
  LIST,
  main,
  openRow,
  press,
  receipt,
  startPaying,
} from './support/pay-claim.ts';

test('chooses an amount, confirms, pays, and gets a receipt that fits on one sheet', async ({
  page,
  at,
  newPerson,
}) => {
  const keys = await keysSent(page);
  const owed = await startPaying(page, at(brand, LIST), await newPerson());
  const held = cents(await page.locator('.account-paying .account-balance').innerText());
  await expectAccessible(page);

  await test.step('an error of the amount is next to its field', async () => {
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

  await test.step('the wizard counts the claim and leads back to the amount', async () => {
    const steps = page.getByRole('navigation', { name: 'Pay a claim' }).getByRole('listitem');
    await expect(steps.first().locator('.badge')).toHaveText('1');
    await expect(steps.first()).toContainText('1 claim');
    await steps.getByRole('button', { name: 'Choose the amount' }).click();
    await expect(page).toHaveURL(/payClaim\/select$/);
    await expect(steps.last()).toHaveAttribute('data-state', 'incomplete');
    await expect(steps.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'How much do you want to pay?' })).toBeFocused();
    await expect(amount(page)).toHaveValue('5.25');
    await press(page, 'Continue');
  });
  await press(page, 'Pay $5.25');
  await expect(page.getByRole('heading', { name: 'You paid $5.25' })).toBeFocused();
  await expect(factNumber(page, 'Confirmation number')).toHaveText(/^P\d{8}$/);
  expect(cents(await fact(page, 'Left in the account').innerText())).toBe(held - 525);
  expect(cents(await fact(page, 'Your cost').innerText())).toBe(owed);
  expect(cents(await fact(page, 'Left to pay').innerText())).toBe(owed - 525);
  // Receipts are kept, so dates include the year.
  for (const day of ['Paid on', 'Date of service']) await expect(fact(page, day)).toHaveText(/, 20\d\d$/);
  expect(keys).toHaveLength(1);
  await expectAccessible(page);
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const { text } = await extractText(paper, { mergePages: true });
  expect(paper.numPages).toBe(1);
  expect(text).toContain('You paid $5.25');
  expect(text).not.toContain('Back to Claims');

  await test.step('a reload shows the receipt, leaving clears it', async () => {
    const number = await factNumber(page, 'Confirmation number').innerText();
    await page.reload();
    await expect(factNumber(page, 'Confirmation number')).toHaveText(number);
    await receipt(page)
      .getByRole('button', { name: 'Back to Claims & Payments' })
      .evaluate((button: HTMLElement) => {
        // Before the list has faded in.
        window.addEventListener('hashchange', () => window.history.back(), { once: true });
        button.click();
      });
    await expect(page.getByRole('heading', { level: 1, name: 'Claims & Payments' })).toBeVisible();
    await expect(page).toHaveURL(/claimsAndPayments$/);
    await page.goBack();
    await expect(page).toHaveURL(/claimsAndPayments$/);
    expect(keys).toHaveLength(1);
  });
  await test.step('the claim shows what was paid, and what is left', async () => {
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
      `Enter ${left} or less: that is what is left to pay on this claim`,
    );
  });
});

test('returning from paying restores the list: filter, page, open claim and scroll position', async ({
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

test('without a balance the rest works, and loading the balance can be retried', async ({
  page,
  at,
  newPerson,
  failCall,
  retryAfterRepair,
}) => {
  const person = await newPerson();
  await failCall(person, 'spendingAccount/common/v1/accountList');
  await startPaying(page, at(brand, LIST), person);
  const accounts = page.locator('#client-accounts');
  await expect(accounts.getByRole('alert')).toBeVisible();
  await press(page, 'Continue');
  await expect(fact(page, 'Left in the account')).toHaveText('Checked when you pay');
  await retryAfterRepair(person, accounts, 'We could not look up your balances.');
  await expect(fact(page, 'Left in the account')).toHaveText(/^\$\d/);
});

for (const [recipient, shown] of [
  ['PROVIDER', 'Marrow & Pike Drugs'],
  ['MEMBER', 'You. This payment does not go to your provider.'],
  [undefined, /^Not known\. Call 1-[\d-]+ before you pay and ask who gets this payment\.$/],
  ['BOTH', /^Not known\. /],
] as const) {
  test(`both steps and the receipt name the payee: ${recipient ?? 'unknown'}`, async ({
    page,
    at,
    newPerson,
  }) => {
    await changeClaims(page, (claim) => ({ ...claim, paymentRecipient: recipient }));
    await startPaying(page, at(brand, LIST), await newPerson());
    await expect(fact(page, 'Paid to')).toHaveText(shown);
    await press(page, 'Continue');
    await expect(page).toHaveURL(/payClaim\/confirm$/);
    await expect(fact(page, 'Paid to')).toHaveText(shown);
    await press(page, /^Pay \$/);
    await expect(receipt(page)).toBeVisible();
    await expect(fact(page, 'Paid to')).toHaveText(
      typeof shown === 'string' ? shown : /^Not known\. Call 1-[\d-]+ and ask who gets this payment\.$/,
    );
  });
}

test('on a phone the amount is visible without scrolling', async ({ page, at, newPerson }) => {
  await page.setViewportSize(PHONE);
  await startPaying(page, at(brand, LIST), await newPerson());
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(amount(page)).toBeInViewport({ ratio: 1 });
  const covered = await amount(page).evaluate((field) => {
    const { left, top, width, height } = field.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) !== field;
  });
  expect(covered, 'the bottom bar is not over it').toBe(false);
});

test('works on a narrow phone, in Spanish, in dark mode, with only the keyboard', async ({
  page,
  at,
  newPerson,
}) => {
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
