/** A claim is never paid twice (001 §7; decisions/claims#paying-a-claim-once), even if the page reloads or is left during the payment. */
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/portal.ts';
import {
  amount,
  brand,
  cents,
  fact,
  keysSent,
  LIST,
  PAY,
  press,
  receipt,
  startPaying,
} from './support/pay-claim.ts';

test('a payment keeps its idempotency key if the user reloads the page during the payment and then goes back', async ({
  page,
  at,
  newPerson,
  breakCall,
  repair,
}) => {
  const person = await newPerson();
  const keys = await keysSent(page);
  await startPaying(page, at(brand, LIST), person);
  const held = cents(await page.locator('.account-paying .account-balance').innerText());
  await amount(page).fill('4.10');
  await press(page, 'Continue');
  await breakCall(person, { call: PAY, kind: 'hold', times: 1 });
  await press(page, 'Get $4.10 back');
  await expect.poll(() => keys.length).toBe(1);
  await page.reload();
  await repair(person); // the service now makes the first payment, but the page gets no response
  await expect(page.locator('#pay-outcome')).toContainText('We don’t know yet whether $4.10 was paid.');
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Check and pay' })).toBeVisible();
  await expect(page).toHaveURL(/payClaim\/confirm$/);
  await press(page, 'Finish payment of $4.10');
  await expect(receipt(page)).toContainText('You get $4.10 back');
  expect(cents(await fact(page, 'Left in the account').innerText())).toBe(held - 410);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
