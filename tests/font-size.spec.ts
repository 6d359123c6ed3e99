/** The text size chosen in the header: persisted for a year and applied at the first paint. Layout: `large-text.spec.ts`. */
import type { Page } from 'playwright/test';
import { expect, test, unlikeBrands } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const [brand] = unlikeBrands;
if (!brand) throw new Error('no brands');

const DAY_S = 24 * 60 * 60;

const rootSize = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));

async function openMenu(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Text size' }).click();
  await expect(page.getByRole('button', { name: 'Largest' })).toBeVisible();
}

test(
  'a chosen text size applies immediately, is announced, and persists for 365 days, even after a sign-out',
  LONG_RUN,
  async ({ page, context, at, openAs, faults }) => {
    await page.goto(at(brand));
    expect(await rootSize(page)).toBe(16);
    await openMenu(page);
    const group = page.getByRole('group', { name: 'Text size' });
    await expect(group.getByRole('button', { name: 'Regular' })).toHaveAttribute('aria-pressed', 'true');
    await group.getByRole('button', { name: 'Largest' }).press('Enter');
    await expect(group.getByRole('button', { name: 'Largest' })).toHaveAttribute('aria-pressed', 'true');
    await expect(group.getByRole('button', { name: 'Regular' })).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText('Text size is now largest.')).toHaveRole('status');
    expect(await rootSize(page)).toBeCloseTo(20.8);

    await page.goto(at(brand, '/faqs/'));
    expect(await rootSize(page)).toBeCloseTo(20.8);
    const cookie = (await context.cookies()).find(({ name }) => name === 'fontSize');
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 365 * DAY_S)).toBeLessThan(60);

    await openMenu(page);
    await page.getByRole('button', { name: 'Regular' }).click();
    expect(await rootSize(page)).toBe(16);
    await page.reload();
    expect(await rootSize(page)).toBe(16);

    await context.addCookies([{ name: 'fontSize', value: 'large', url: at(brand) }]);
    await test.step('the chosen text size survives sign-out', async () => {
      await openAs('maria', brand);
      await page.getByRole('link', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(at(brand, '/logout/'));
      expect(await rootSize(page)).toBeCloseTo(18.4);
    });
    await test.step('the chosen text size applies before the first paint, without any page script', async () => {
      faults.expected.push(/ERR_FAILED/);
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(at(brand));
      expect(await rootSize(page)).toBeCloseTo(18.4);
    });
    await test.step('a larger default text size of the browser is scaled by the text size chosen on the site', async () => {
      const client = await context.newCDPSession(page);
      await client.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
      await page.goto(at(brand));
      expect(await rootSize(page)).toBeCloseTo(27.6);
    });
  },
);

test('on a phone, the text size setting can be reached with the keyboard and is visible in forced colors', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(at(brand));
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(page.locator('.menu-tools summary').first()).toBeVisible(); // the tools have moved into the menu
  const summary = page.locator('summary', { hasText: 'Text size' });
  for (let presses = 0; presses < 30; presses += 1) {
    if (await summary.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  const regular = page.getByRole('button', { name: 'Regular' });
  await expect(regular).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(regular).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const tick = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button, '::before').visibility);
  expect(await tick('Large')).toBe('visible');
  expect(await tick('Regular')).toBe('hidden');
});
