/** Plan prices, from the zip result to a comparison that is printed and shared (decisions/visitors#steps-and-links-of-plan-shopping). Component tests cover the states. */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { printedSheets, stubPrint } from './support/claim-detail.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import { ask } from './support/zip.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const ZIP = '15222';
/** A brand that serves Pittsburgh. */
const brand = brandWhere(({ sellsPlans, chat }) => sellsPlans && chat.code === 'HMBCBS');
const id = (mark: string): string => `${brand.code.toUpperCase()}-${mark}`;
const LINK = `/plans/#compare=${id('BRONZE')},${id('GOLD')}`;
const AGE = '52';

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const ageField = (page: Page) => page.getByRole('textbox', { name: /^(Age|Edad)$/ });
const head = (page: Page) => page.locator('.compare-table thead');

async function showPrices(page: Page, age = AGE): Promise<void> {
  await ageField(page).fill(age);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Plans for 1 person')).toBeFocused();
}

test('on a phone, two plans can be compared and printed, and Back closes the comparison', async ({
  page,
  at,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await stubPrint(page);
  await page.goto(at(brand));
  await ask(page, ZIP);
  await page.getByRole('link', { name: 'See plans and prices' }).click();
  await page.getByRole('radio', { name: /under 65/ }).check(); // the zip form did not ask for the market
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Who needs coverage?')).toBeFocused();
  expect(page.url()).toBe(at(brand, '/plans/#people'));
  await showPrices(page);
  await test.step('plans can be chosen and compared with the keyboard alone', async () => {
    for (const plan of ['Bronze 7000', 'Gold 1500']) {
      await page.getByRole('checkbox', { name: `Compare ${plan}` }).focus();
      await page.keyboard.press('Space');
    }
    await expectAccessible(page, 'plans');
    await page.setViewportSize({ width: 320, height: 568 });
    const bar = await page.locator('.compare-bar').boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(80);
    await page.getByRole('button', { name: 'Change people' }).focus();
    for (let stop = 0; stop < 9; stop += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const low = await focused.evaluate((control) => control.getBoundingClientRect().bottom);
      const isInBar = await focused.evaluate((control) => control.closest('.compare-bar') !== null);
      if (!isInBar) expect(low, `stop ${stop}`).toBeLessThanOrEqual(568 - (bar?.height ?? 0));
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Compare plans' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Compare 2 plans')).toBeFocused();
    expect(page.url()).toBe(at(brand, LINK));
    await expectAccessible(page, 'the comparison');
  });
  await test.step('the header of the comparison stays visible, and the page does not scroll sideways', async () => {
    await page.getByRole('rowheader', { name: /^Before the deductible/ }).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 200));
    await expect(head(page)).toBeInViewport({ ratio: 1 });
    expect((await head(page).boundingBox())?.y).toBeLessThan(1);
    await expect(head(page)).toContainText(/Bronze 7000\$[\d,.]+ a month/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
  await test.step('a printed comparison shows the plans with their sums and sources, but no controls', async () => {
    await page.getByRole('button', { name: 'Print' }).click();
    const [sheet = '', ...more] = await printedSheets(page);
    const printed = [sheet, ...more].join(' ');
    for (const words of [
      brand.name,
      'Bronze 7000',
      'Gold 1500',
      'Cost in a bad year',
      'CMS-10407',
      `age ${AGE}`,
    ])
      expect(printed).toContain(words);
    for (const words of ['Add to cart', 'Share these plans', 'Back to all plans'])
      expect(printed).not.toContain(words);
  });
  await test.step('Back leads from the comparison to the plans, and then to the typed ages', async () => {
    await page.goBack();
    await expect(heading(page, 'Plans for 1 person')).toBeFocused();
    await expect(page.getByRole('checkbox', { name: 'Compare Gold 1500' })).toBeChecked();
    await page.goBack();
    await expect(heading(page, 'Who needs coverage?')).toBeFocused();
    await expect(ageField(page)).toHaveValue(AGE);
    await page.goForward();
    await page.goForward();
    await expect(heading(page, 'Compare 2 plans')).toBeFocused();
  });
  await test.step('a reload and the Spanish page keep the comparison', async () => {
    await page.reload();
    await expect(heading(page, 'Compare 2 plans')).toBeVisible();
    await page.goto(at(brand, `/es${LINK}`));
    await expect(heading(page, 'Comparar 2 planes')).toBeVisible();
  });
  // The specification defines the address of the zip call (000 §7), which contains the zip code.
  const told = addresses.filter((address) => !address.includes('/getBrandInfo?'));
  expect(told.filter((address) => address.includes(ZIP) || /42003|[=,/]52\b/.test(address))).toEqual([]);
});

test('a user who opens a shared comparison must enter the ages again, and is told why', async ({
  page,
  at,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(at(brand, LINK));
  await expect(page.getByText('This link holds plans only.')).toBeVisible(); // the message is shown without any interaction
  await expectAccessible(page, 'a shared link');
  await ageField(page).fill(AGE);
  await page.getByRole('button', { name: 'Show prices' }).click();
  await expect(heading(page, 'Compare 2 plans')).toBeFocused();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('.compare-share [role=status]')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(at(brand, LINK));
});

test('the comparison fits 320 px and 200 % text in both languages', LONG_RUN, async ({ page, at }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [width, size, path] of [
    [320, '', '/plans/'],
    [390, '200%', '/es/plans/'],
    [1280, '200%', '/plans/'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(at(brand, `${path}#compare=${['BRONZE', 'SILVER', 'GOLD', 'SAVER'].map(id).join(',')}`));
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
    const age = ageField(page);
    const table = page.locator('.compare-table');
    await expect(age.or(table)).toBeVisible();
    if (await age.isVisible()) {
      await age.fill(AGE);
      await page.keyboard.press('Enter');
    }
    await expect(table).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px ${size}`).toBe(
      width,
    );
    await expectAccessible(page, `${width} px ${size}`);
  }
});
