/** Paying a claim from a spending account (001 §2 'Pay claim') in a browser: from selection to receipt, with focus, print and axe. */
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from './support/axe.ts';
import { PHONE, sideways } from './support/left-nav.ts';
import { expect, test } from './support/portal.ts';
import {
  amount,
  brand,
  factNumber,
  keysSent,
  LIST,
  main,
  PAY_BUTTON,
  press,
  pressPay,
  receipt,
} from './support/pay-claim.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

test('a member can choose, confirm and pay an amount, and the receipt prints on one sheet', async ({
  page,
  openAs,
}) => {
  const keys = await keysSent(page);
  await test.step('returning to the claims list restores its filter, page, open claim and scroll position', async () => {
    await openAs('maria', brand, LIST);
    const approved = page.getByRole('checkbox', { name: /^Approved\b/ });
    await approved.check();
    const second = page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('button', {
      name: 'Page 2',
    });
    await second.click();
    const claim = page.locator('#claims-list .claim').nth(1);
    await claim.locator('.claim-toggle').click();
    const pay = claim.getByRole('button', { name: PAY_BUTTON });
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
  await page.getByRole('checkbox', { name: /^Approved\b/ }).uncheck();
  await pressPay(page);
  await expectAccessible(page);

  await amount(page).fill('5.25');
  await press(page, 'Continue');
  await expect(page).toHaveURL(/payClaim\/confirm$/);
  await expect(page.getByRole('heading', { name: 'Check and pay' })).toBeFocused();
  await expectAccessible(page);

  await press(page, 'Get $5.25 back');
  await expect(page.getByRole('heading', { name: 'You get $5.25 back' })).toBeFocused();
  expect(keys).toHaveLength(1);
  await expectAccessible(page);
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const { text } = await extractText(paper, { mergePages: true });
  expect(paper.numPages).toBe(1);
  expect(text).toContain('You get $5.25 back');
  expect(text).not.toContain('Back to Claims');

  await test.step('a reload shows the receipt again, but Back does not show the receipt after the member has left the page', async () => {
    const number = await factNumber(page, 'Confirmation number').innerText();
    await page.reload();
    await expect(factNumber(page, 'Confirmation number')).toHaveText(number);
    await receipt(page)
      .getByRole('button', { name: 'Back to Claims & Payments' })
      .evaluate((button: HTMLElement) => {
        // Goes back before the list has faded in.
        window.addEventListener('hashchange', () => window.history.back(), { once: true });
        button.click();
      });
    await expect(page.getByRole('heading', { level: 1, name: 'Claims & Payments' })).toBeVisible();
    await expect(page).toHaveURL(/claimsAndPayments$/);
    await page.goBack();
    await expect(page).toHaveURL(/claimsAndPayments$/);
    expect(keys).toHaveLength(1);
  });
});

test(
  'a member can pay a claim with the keyboard alone on a narrow phone, in Spanish and dark mode',
  LONG_RUN,
  async ({ page, at, newPerson, openAs }) => {
    const person = await newPerson();
    await test.step('without a spending account, the page says that the claim cannot be paid', async () => {
      await page.route('**/common/v1/accountList*', (route) =>
        route.fulfill({ json: { payload: { spendingAccounts: [] } } }),
      );
      await openAs(person, brand, LIST);
      await pressPay(page);
      await expect(
        main(page).getByRole('heading', { name: 'You can’t pay this claim here right now.' }),
      ).toBeVisible();
      await expectAccessible(page);
      await page.unroute('**/common/v1/accountList*');
      await page.goto('about:blank');
    });
    await page.setViewportSize({ ...PHONE, width: 320 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(at(brand, LIST));
    await pressPay(page);
    await page.context().addCookies([{ name: 'language', value: 'es', url: at(brand) }]);
    await page.reload();
    const field = page.getByLabel('Cantidad en dólares');
    await expect(field).toBeInViewport({ ratio: 1 });
    const covered = await field.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) !== element;
    });
    expect(covered, 'the bottom bar is not over it').toBe(false);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await field.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Revise y pague' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main(page).getByRole('button', { name: /^Recuperar \$/ })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Usted recupera \$/ })).toBeFocused();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  },
);
