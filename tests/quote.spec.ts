/**
 * The contact-me form in the browser: keyboard, reload and a narrow screen (spec 000 §5, §7;
 * decisions/visitors#quote-requests-are-sent-once). Component tests cover its states.
 */
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/portal.ts';
import { brand, enterZip, PAGE, send, sent, watchCalls, write } from './support/quote.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

test(
  'a quote request that failed can be sent after a reload, and a quote request that was sent is not sent a second time',
  LONG_RUN,
  async ({ page, at, faults }) => {
    faults.expected.push(/503|lead/);
    const seen = await watchCalls(page);
    const another = page.getByRole('button', { name: 'Send another request' });
    const isDown = (route: { fulfill(response: { status: number }): Promise<void> }) =>
      route.fulfill({ status: 503 });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(at(brand, PAGE));
    await test.step('errors are listed in a summary, even if the button is pressed before the page is hydrated', async () => {
      await send(page).click(); // the first press is queued until the page is hydrated
      await expect(page.getByRole('group', { name: '7 things need your attention' })).toBeFocused();
      await expectAccessible(page, 'the errors', '#contact-me');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
    await test.step('a failed request keeps the typed text, even after a reload', async () => {
      await enterZip(page);
      await write(page);
      await page.route('**/salesforce/lead', isDown);
      await send(page).click();
      await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'Close' }).click();
      await page.unroute('**/salesforce/lead', isDown);
      await page.reload();
      // The page restores the fields before any code of the form has loaded.
      await expect(page.getByLabel('First name')).toHaveValue('Hester');
      await expect(page.getByLabel('A plan for people under 65')).toBeChecked();
      await send(page).click();
      await expect(sent(page)).toBeFocused();
      await expectAccessible(page, 'the confirmation', '#contact-me');
      expect(seen.calls()).toEqual(['prospect', 'lead', 'email']);
    });
    await test.step('after a reload, the page says that the request was sent, and does not send the request again', async () => {
      await page.reload();
      await expect(sent(page)).toBeVisible(); // the confirmation is shown without any interaction
      await expect(page.locator('.quote-sent')).toContainText('An agent will contact you');
      const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
      expect(stored).not.toMatch(/Hester|Quill|1990-|\/1990/);
      await another.click();
      await expect(page.getByLabel('A plan for people under 65')).toBeFocused();
      await expect(page.getByLabel('First name')).toHaveValue('');
      await write(page);
      await send(page).click();
      await expect(sent(page)).toBeFocused();
      expect(seen.calls()).toEqual(['prospect', 'lead', 'email']);
    });
    await test.step('a second quote request with a different birth date is sent', async () => {
      await another.click();
      await write(page, '6/18/1991');
      await send(page).click();
      await expect(sent(page)).toBeFocused();
      expect(seen.calls()).toEqual(['prospect', 'lead', 'email', 'prospect']);
    });
  },
);
