/** Claims & Payments (spec 001 §§2, 4, 9) in a browser: focus, layout, keyboard, axe, and persisted state. Rows and filters: `claims-list.test.tsx`. */
import type { Locator } from 'playwright/test';
import { toUsDate } from '../src/lib/date/date.ts';
import { expectAccessible } from './support/axe.ts';
import {
  brand,
  choice,
  count,
  list,
  LIST,
  openList,
  opened,
  period,
  rows,
  search,
} from './support/claims-list.ts';
import { printedSheets } from './support/claim-detail.ts';
import { expect, goTo, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

test('in a wide window, controls of the claims list keep their position and focus, and can be used with the keyboard alone', async ({
  page,
  at,
  newPerson,
}) => {
  await openList(page, at(brand, LIST), await newPerson('maria'));
  await test.step('a pressed checkbox keeps its position and its focus, and the result is in view', async () => {
    const box = choice(page, 'Denied');
    await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const top = () => box.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    await box.press('Space');
    await expect(opened(page).getByRole('heading', { name: 'Services' })).toBeVisible();
    expect(await top()).toBe(before);
    await box.press('Space');
    await expect(count(page)).toHaveText('40 claims');
    await expect(opened(page).getByRole('heading', { name: 'Services' })).toBeVisible();
    expect(await top()).toBe(before);
    await page.mouse.wheel(0, 600);
    await box.press('Space');
    await expect(count(page)).toBeInViewport();
    await expect(box).toBeFocused();
    await expect(opened(page).getByRole('heading', { name: 'Services' })).toBeVisible();
    const [first, second] = await printedSheets(page);
    expect(first).toMatch(/Filters in use: Denied.* Provider and person.* Why do I owe this\?/);
    expect(second).toContain('Provider and person');
    await page.emulateMedia({ media: 'print' });
    const containers = await page
      .locator('*')
      .evaluateAll(
        (all) => all.filter((element) => getComputedStyle(element).containerType !== 'normal').length,
      );
    expect(containers, 'elements that container queries depend on').toBe(0);
    await page.emulateMedia({ media: null });
    await box.press('Space');
    await expect(count(page)).toHaveText('40 claims');
  });
  await test.step('the keyboard alone can filter the list, open a row and go to the next page', async () => {
    await expect(rows(page)).toHaveCount(10);
    await choice(page, 'New').focus();
    await page.keyboard.press('Space');
    await expect(count(page)).toHaveText('3 claims of 40');
    await expect(choice(page, 'New')).toBeFocused();
    await page.keyboard.press('Space');
    await page.getByLabel('Sort by').focus();
    for (const name of ['Download to spreadsheet', 'Download as CSV']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(rows(page).first().locator('.claim-toggle')).toBeFocused();
    await expect(rows(page).first()).toHaveAttribute('data-open', 'true');
    await page.keyboard.press('Enter');
    await expect(opened(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(opened(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await expect(count(page)).toBeFocused();
    await page.reload();
  });
  await test.step('after the button that includes more days is pressed, the count has the focus and is in view', async () => {
    const day = (await rows(page).nth(1).locator('time').getAttribute('datetime')) ?? '';
    await period(page).selectOption({ label: 'Choose dates' });
    for (const name of ['After (start date)', 'Before (end date)'])
      await page.getByLabel(name, { exact: true }).fill(toUsDate(day));
    await page.keyboard.press('Enter');
    // In a window of this height, as in a window with large text, the page's heading is not visible.
    await page.setViewportSize({ width: 1280, height: 300 });
    await list(page)
      .getByRole('button', { name: /^Include/ })
      .click();
    await expect(rows(page)).not.toHaveCount(0);
    await expect(count(page)).toBeFocused();
    await expect(count(page)).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('the list passes axe in wide, narrow and dark windows, and a phone shows the same words as a wide window', async () => {
    await period(page).selectOption({ label: 'Last 12 months' });
    await expect(count(page)).toHaveText('40 claims');
    await choice(page, 'Medical').check();
    await period(page).selectOption({ label: 'Choose dates' });
    await expect(opened(page)).toHaveCount(1);
    await expectAccessible(page, 'wide');
    const words = await rows(page).nth(1).innerText();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Plan type 1 filter in use' }).click();
    await expectAccessible(page, 'narrow, in the dark');
    const inCard = await rows(page).nth(1).innerText();
    expect(inCard.split(/\s+/).toSorted()).toEqual(words.split(/\s+/).toSorted());
  });
});

test(
  'on a phone, the first claims are on the first screen, the search stays in view, and Spanish text does not overflow',
  LONG_RUN,
  async ({ page, at, newPerson }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openList(page, at(brand, LIST), await newPerson('maria'));
    await test.step('the heading is first and has focus, and the first claim is on the first screen', async () => {
      const heading = page.getByRole('heading', { level: 1, name: 'Claims & Payments' });
      await expect(rows(page)).toHaveCount(10);
      await expect(heading).toBeFocused();
      const refine = page.getByRole('group', { name: 'Filter', exact: true });
      await page.keyboard.press('Tab');
      await expect(search(page)).toBeFocused();
      const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { y: Number.NaN, height: 0 };
      const [head, filters, first, bar] = [
        await boxOf(heading),
        await boxOf(refine),
        await boxOf(rows(page).first()),
        await boxOf(page.locator('.phone-bar')),
      ];
      expect(head.y).toBeLessThan(filters.y);
      expect(first.y + first.height).toBeLessThanOrEqual(bar.y || 844);
      await page.keyboard.press('Tab');
      await expect(period(page)).toBeFocused();
      for (const name of ['Person', 'Plan type', 'Status', 'Group', 'Since your last visit']) {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
        await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
      }
      await page.getByRole('button', { name: 'Status', exact: true }).click();
      await choice(page, 'Denied').check();
      await expect(count(page)).toBeInViewport();
      await expect(choice(page, 'Denied')).toBeInViewport();
      await choice(page, 'Denied').uncheck();
    });
    await test.step('the search stays in view above the rows, and axe finds no violation in an empty list or in a bill comparison', async () => {
      await expect(count(page)).toHaveText('40 claims');
      const provider = await rows(page).nth(3).getByRole('heading', { level: 3 }).innerText();
      const field = search(page);
      await field.click();
      await field.pressSequentially('delgado');
      await expect(page.locator('.list-search-count')).toHaveText('40 claims');
      await rows(page).nth(8).scrollIntoViewIfNeeded();
      await expect(field).toBeInViewport();
      await expect(page.locator('.list-search-count')).toBeInViewport();
      await field.fill('zzyzx');
      await expect(list(page)).toContainText('No claim in this period has “zzyzx”.');
      await expectAccessible(page, 'nothing found');
      await list(page).locator('.list-go').getByRole('button', { name: 'Clear the search' }).click();
      await expect(count(page)).toBeFocused();
      await page.getByRole('button', { name: 'Check a bill from a provider' }).click();
      const check = page.getByRole('region', { name: 'Does this bill match?' });
      await check.getByLabel('Provider on the bill').fill(provider);
      await check.getByLabel('Date of care').fill('01/05/2026');
      await check.getByLabel('Amount due').fill('10');
      await check.getByRole('button', { name: 'Compare with my claims' }).click();
      await expect(check.locator('.bill-say')).toBeFocused();
      await expectAccessible(page, 'a compared bill');
    });
    await test.step('Spanish text does not overflow at 320 px, or at 390 px with 200% text', async () => {
      await page.setViewportSize({ width: 320, height: 844 });
      await page.goto('about:blank');
      await page.goto(at(brand, `/es${LIST}`));
      await expect(count(page)).toHaveText('40 reclamos');
      // The refine section is open (001 §2) but its facets are closed, so that claims are on the first screen.
      await expect(page.getByRole('group', { name: 'Filtrar', exact: true })).toBeVisible();
      await expect(count(page)).toBeInViewport();
      await expect(choice(page, 'Daniel Delgado')).toBeHidden();
      await page.getByRole('button', { name: 'Persona' }).click();
      await choice(page, 'Daniel Delgado').check();
      await expect(page.getByRole('button', { name: 'Persona 1 filtro en uso' })).toBeVisible();
      for (const [width, size] of [
        [320, '100%'],
        [390, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        const over = await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          return document.documentElement.scrollWidth - document.documentElement.clientWidth;
        }, size);
        expect(over, `${width} px`).toBeLessThanOrEqual(0);
      }
      await page.getByRole('button', { name: 'Ver 8 reclamos' }).click();
      await expect(count(page)).toBeFocused();
      await expect(rows(page).first()).toBeInViewport();
      await expect(choice(page, 'Daniel Delgado')).toBeHidden();
      await expect(rows(page).first().getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'en');
    });
  },
);

test(
  'filters, sort order, page and open rows are restored when the member returns to the list, and after a reload',
  LONG_RUN,
  async ({ page, at, newPerson }) => {
    await openList(page, at(brand, LIST), await newPerson('maria'));
    await choice(page, 'Medical').check();
    await page.getByLabel('Sort by').selectOption('Highest cost first');
    const pages = page.getByRole('navigation', { name: 'Pages', exact: true });
    await pages.getByRole('button', { name: 'Page 2' }).click();
    await expect(count(page)).toBeFocused();
    const row = rows(page).nth(2);
    await row.getByRole('button').click();
    await expect(row).toHaveAttribute('data-open', 'true');
    const title = await row.getByRole('heading', { level: 3 }).innerText();
    const expectRestored = async () => {
      await expect(pages.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
      await expect(choice(page, 'Medical')).toBeChecked();
      await expect(page.getByLabel('Sort by')).toHaveValue('highest');
      await expect(opened(page).getByRole('heading', { level: 3 })).toHaveText([title]);
    };
    const top = await page.evaluate(() => window.scrollY);
    await goTo(page, '#/claims/healthPlans');
    await expect(page.getByRole('heading', { level: 1, name: 'Health Plans' })).toBeVisible();
    await page.goBack();
    await expectRestored();
    await expect(row.getByRole('button', { name: /^Details/ })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await page.reload();
    await expectRestored();
    expect(page.url()).toBe(at(brand, LIST));
    expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('Medical');
  },
);
