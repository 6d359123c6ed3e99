/** Claims & Payments (spec 001 §§2, 4, 9) in a browser: focus, layout, keyboard, axe, and the saved state. */
import type { Locator } from 'playwright/test';
import { sampleOne } from '../scripts/test/sample.ts';
import { toUsDate } from '../src/lib/date.ts';
import { expectAccessible } from './support/axe.ts';
import { brand, choice, count, list, LIST, openList, opened, period, rows } from './support/claims-list.ts';
import { expect, goTo, test, unlikeBrands } from './support/portal.ts';

test('a pressed checkbox stays at its position with its focus, and the result is in view', async ({
  page,
  at,
  newPerson,
}) => {
  await openList(page, at(brand, LIST), await newPerson('maria'));
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
});

test('a button that shows other days moves focus to the count and brings it into view', async ({
  page,
  at,
  newPerson,
}) => {
  await openList(page, at(brand, LIST), await newPerson('maria'));
  const day = (await rows(page).nth(1).locator('time').getAttribute('datetime')) ?? '';
  await period(page).selectOption({ label: 'Choose dates' });
  for (const name of ['After (start date)', 'Before (end date)'])
    await page.getByLabel(name, { exact: true }).fill(toUsDate(day));
  await page.keyboard.press('Enter');
  // In a low window, as with large text, the page's heading is out of view.
  await page.setViewportSize({ width: 1280, height: 300 });
  await list(page)
    .getByRole('button', { name: /^Include/ })
    .click();
  await expect(rows(page)).not.toHaveCount(0);
  await expect(count(page)).toBeFocused();
  await expect(count(page)).toBeInViewport();
});

test('on a phone the heading is first and has focus, and the first claim is on the first screen', async ({
  page,
  at,
  newPerson,
}) => {
  for (const one of sampleOne(unlikeBrands, 'the list of claims')) {
    await page.setViewportSize({ width: 390, height: 844 });
    await openList(page, at(one, LIST), await newPerson('maria'));
    const heading = page.getByRole('heading', { level: 1, name: 'Claims & Payments' });
    await expect(rows(page)).toHaveCount(10);
    await expect(heading).toBeFocused();
    const refine = page.getByRole('button', { name: /^Refine/ });
    await expect(refine).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(refine).toBeFocused();
    const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { y: Number.NaN, height: 0 };
    const [head, filters, first, bar] = [
      await boxOf(heading),
      await boxOf(refine),
      await boxOf(rows(page).first()),
      await boxOf(page.locator('.phone-bar')),
    ];
    expect(head.y, one.code).toBeLessThan(filters.y);
    expect(first.y + first.height, one.code).toBeLessThanOrEqual(bar.y || 844);
    await page.keyboard.press('Tab');
    await expect(period(page)).toBeFocused();
    for (const name of ['Since your last visit', 'Person', 'Plan type', 'Status', 'Group']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name, exact: true }), one.code).toBeFocused();
      await expect(page.getByRole('button', { name, exact: true }), one.code).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: 'Status', exact: true }).click();
    await choice(page, 'Denied').check();
    await expect(count(page), one.code).toBeInViewport();
    await expect(choice(page, 'Denied'), one.code).toBeInViewport();
  }
});

test('restores filters, sort, page and open rows after another view, Back and a reload', async ({
  page,
  at,
  newPerson,
}) => {
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
});

test('works by keyboard: filters, opens a row, turns the page', async ({ page, at, newPerson }) => {
  await openList(page, at(brand, LIST), await newPerson('maria'));
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
});

for (const one of sampleOne(unlikeBrands, 'axe on the list of claims')) {
  test(`${one.code}: passes axe in wide, narrow and dark windows; a phone's cards have the same words`, async ({
    page,
    at,
    newPerson,
  }) => {
    await openList(page, at(one, LIST), await newPerson('maria'));
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
}

test('does not overflow in Spanish at 320 px, and at 390 px with 200% text', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await openAs('maria', brand, `/es${LIST}`);
  await expect(count(page)).toHaveText('40 reclamos');
  // The refine section is expanded (001 §2) with its facets closed, so that claims are on the first screen.
  await expect(page.getByRole('button', { name: /^Filtrar/ })).toHaveAttribute('aria-expanded', 'true');
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
