/** Claims & Payments (spec 001 §§2, 4, 9): the list, its filters, and its saved state. */
import type { Locator } from 'playwright/test';
import { sampleOne } from '../scripts/test/sample.ts';
import { expectAccessible } from './support/axe.ts';
import {
  announced,
  brand,
  choice,
  count,
  list,
  LIST,
  openList,
  opened,
  period,
  rows,
} from './support/claims-list.ts';
import { expect, goTo, test, unlikeBrands } from './support/portal.ts';

test('shows twelve months, newest first, with counts of filters; facets with one option are hidden', async ({
  page,
  at,
  newPerson,
}) => {
  const request = page.waitForRequest(/claims\/v2\/recent/);
  await openList(page, at(brand, LIST), await newPerson('maria'));
  const { searchParams } = new URL((await request).url());
  expect([...searchParams.keys()]).toEqual(['startDate', 'endDate']);
  await expect(count(page)).toHaveText('40 claims');
  await expect(rows(page)).toHaveCount(10);
  await expect(opened(page)).toHaveCount(0);
  const dates = await rows(page)
    .locator('time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const name of ['Since your last visit', 'Person', 'Plan type', 'Status', 'Group']) {
    const block = page.getByRole('group', { name });
    const counts = await block.locator('.facet-count').allInnerTexts();
    expect(
      counts.reduce((sum, text) => sum + Number(text), 0),
      name,
    ).toBe(40);
  }
  // Drug claims have the raw form on the wire and look the same.
  await expect(rows(page).filter({ hasText: 'Drug' }).first()).toContainText(/Approved|Adjusted/);
  await expect(rows(page).first()).toContainText('In Process');
  await expect(rows(page).filter({ hasText: 'Provider name unavailable' })).toHaveCount(1);
});

test('shows a spouse only their own claims, without a filter by person', async ({ page, at, newPerson }) => {
  await openList(page, at(brand, LIST), await newPerson('daniel'));
  await expect(count(page)).toHaveText('8 claims');
  await expect(page.getByRole('group', { name: 'Status' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Person' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toHaveCount(0);
});

test('a pressed checkbox stays at its position while the list below changes', async ({
  page,
  at,
  newPerson,
}) => {
  await openList(page, at(brand, LIST), await newPerson('maria'));
  const box = choice(page, 'Denied');
  await box.scrollIntoViewIfNeeded();
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
});

test('announces a filter and a sort; the result of a filter is in view', async ({ page, at, newPerson }) => {
  await openList(page, at(brand, LIST), await newPerson('maria'));
  await expect(rows(page)).toHaveCount(10);
  await choice(page, 'Ines Delgado').check();
  await expect(announced(page)).toHaveText('8 claims of 40. The first claim is open.');
  await expect(announced(page)).toHaveRole('status');
  await page.getByLabel('Sort by').selectOption('Highest cost first');
  await expect(announced(page)).toHaveText('Sorted: Highest cost first.');
  await choice(page, 'Ines Delgado').uncheck();
  await expect(announced(page)).toHaveText('40 claims. The first claim is open.');
  const denied = choice(page, 'Denied');
  await denied.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await denied.press('Space');
  await expect(count(page)).toBeInViewport();
  await expect(denied).toBeFocused();
  await expect(announced(page)).toHaveText(/ claims of 40\. The first claim is open\.$/);
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

test('filters open the first row; without any claim left the toolbar is hidden and an alert says why', async ({
  page,
  at,
  newPerson,
}) => {
  await openList(page, at(brand, LIST), await newPerson('maria'));
  await choice(page, 'Ines Delgado').check();
  await expect(count(page)).toHaveText('8 claims of 40');
  await expect(opened(page)).toHaveCount(1);
  await expect(rows(page).first()).toHaveAttribute('data-open', 'true');
  await choice(page, '.*group 23881000').check();
  await expect(choice(page, 'Dental')).toBeVisible();
  await choice(page, 'Drug').check();
  await expect(list(page).getByRole('alert')).toContainText(
    'No claim matches all of your filters. Please adjust your refine options to see other claims.',
  );
  await expect(page.getByLabel('Sort by')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(0);
  await list(page)
    .getByRole('button', { name: /^Remove filter: Drug/ })
    .click();
  await expect(page.locator('#claims-list-heading')).toBeFocused(); // the button is removed with its filter
  await expect(rows(page)).not.toHaveCount(0);
  await list(page).getByRole('button', { name: 'Clear all filters' }).click();
  await expect(count(page)).toHaveText('40 claims');
});

test('shows an error if the profile fails, and the list if only the claims panel’s call fails', async ({
  page,
  at,
  newPerson,
  breakCall,
  repair,
  faults,
}) => {
  faults.expected.push(/500/);
  const person = await newPerson('maria');
  await breakCall(person, { call: 'member/v3/memberInfo', kind: 'status', status: 500 });
  await breakCall(person, { call: 'claim/summary', kind: 'status', status: 500 });
  await openList(page, at(brand, LIST), person);
  await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'OK' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('We could not load your claims.');
  await repair(person);
  await breakCall(person, { call: 'claim/summary', kind: 'status', status: 500 });
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(10);
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

test('ten thousand claims: renders one page of rows', async ({ page, at, newPerson }) => {
  await openList(page, at(brand, LIST), await newPerson('theo'));
  await expect(count(page)).toHaveText(/^[45],\d{3} claims$/);
  await expect(rows(page)).toHaveCount(10);
  await page.getByLabel('Rows on a page').selectOption('100');
  await expect(rows(page)).toHaveCount(100);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(rows(page)).toHaveCount(100);
  await choice(page, 'Denied').check();
  await expect(rows(page)).toHaveCount(100);
  await expect(count(page)).toHaveText(/^\d{3} claims of [45],\d{3}$/);
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

for (const one of unlikeBrands) {
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

for (const [width, size] of [
  [320, '100%'],
  [390, '200%'],
] as const) {
  test(`does not overflow at ${width} px and ${size} text, in Spanish`, async ({ page, at, newPerson }) => {
    await page.setViewportSize({ width, height: 844 });
    await openList(page, at(brand, LIST), await newPerson('maria'));
    await page.context().addCookies([{ name: 'language', value: 'es', url: at(brand) }]);
    await page.reload();
    await expect(count(page)).toHaveText('40 reclamos');
    // The refine section is expanded (001 §2) with its facets closed, so that claims are on the first screen.
    await expect(page.getByRole('button', { name: /^Filtrar/ })).toHaveAttribute('aria-expanded', 'true');
    await expect(count(page)).toBeInViewport();
    await expect(choice(page, 'Daniel Delgado')).toBeHidden();
    await page.getByRole('button', { name: 'Persona' }).click();
    await choice(page, 'Daniel Delgado').check();
    await expect(page.getByRole('button', { name: 'Persona 1 filtro en uso' })).toBeVisible();
    const over = await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    }, size);
    expect(over).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Ver 8 reclamos' }).click();
    await expect(count(page)).toBeFocused();
    await expect(rows(page).first()).toBeInViewport();
    await expect(choice(page, 'Daniel Delgado')).toBeHidden();
    await expect(rows(page).first().getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'en');
  });
}
