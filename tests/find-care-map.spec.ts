/** The map in find care: keyboard, pointer, wheel, touch, and its list (decisions/visitors#a-map-without-streets). */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { brand, careHeading, careResults, careRows, openCare, searchCare } from './support/find-care.ts';
import { forgetShifts, recordedShifts, recordShifts } from './support/layout-shift.ts';
import { expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const map = (page: Page) => page.getByRole('application', { name: 'Map of the places.' });
const markers = (page: Page) => map(page).locator('.map-marker');
const chosen = (page: Page) => map(page).locator('.map-marker-chosen');
const scaleOf = (page: Page): Promise<string | null> => map(page).locator('.map-bar text').textContent();
const said = (page: Page) => page.locator('#announcements');

async function openMap(page: Page, address: string): Promise<void> {
  await openCare(page, address);
  await searchCare(page, '15222');
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(markers(page).first()).toBeVisible();
}

async function middleOf(page: Page, marker: ReturnType<typeof markers>): Promise<{ x: number; y: number }> {
  await map(page).scrollIntoViewIfNeeded();
  const box = await marker.boundingBox();
  if (!box) throw new Error('the marker is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const chosenName = async (page: Page): Promise<string> =>
  ((await page.locator('.provider-chosen h3').textContent()) ?? '').replace(/^\d+\. /, '');

test('the map loads when the user opens it, and can be used with the keyboard', async ({ page, at }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await openCare(page, at(brand, '/find-care/'));
  await searchCare(page, '15222');
  await expect(careRows(page)).toHaveCount(10);
  expect(files.filter((file) => file.includes('places-map'))).toEqual([]);
  const row = careRows(page).nth(3);
  await test.step('a location in the list can be shown on the map, and a location on the map can be shown in the list', async () => {
    const name = ((await row.getByRole('heading').textContent()) ?? '').replace(/^4\. /, '');
    await row.getByRole('button', { name: `Show ${name} on the map` }).press('Enter');
    await expect(map(page)).toBeFocused();
    await expect(chosen(page)).toHaveCount(1);
    await expect(chosen(page)).toHaveText('4');
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('.map-place')).toContainText(name);
    await page.getByRole('button', { name: 'Show in the list' }).press('Enter');
    await expect(row.getByRole('heading')).toBeFocused();
  });
  await careRows(page).first().getByRole('button', { name: 'on the map' }).click();
  await expect(chosen(page)).toHaveText('1');
  const rings = map(page).locator('.map-rings text');
  await test.step('distance rings are drawn around a zip code in a city', async () => {
    await expect(rings).toHaveCount(3);
    const [first, second] = (await rings.allTextContents()).map(Number.parseFloat);
    expect(second).toBe(2 * (first ?? 0));
  });
  await test.step('keys zoom and move the map and select a location, and the map announces what is at its center', async () => {
    const scale = await scaleOf(page);
    await page.keyboard.press('-');
    await expect.poll(() => scaleOf(page)).not.toBe(scale);
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(page)).toBe(scale);
    await expect(said(page)).toContainText('Press Enter');
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowLeft');
    await expect(said(page)).not.toContainText(await chosenName(page));
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight');
    await expect(said(page)).toContainText(await chosenName(page));
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText(/^Selected: /);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused();
  });
  await test.step('no distance rings are drawn if state outlines are visible', async () => {
    await map(page).focus();
    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('-');
    await expect(rings).toHaveCount(0);
  });
});

test(
  'a mouse can drag and zoom the map, scroll the page with the pointer over the map, and select a pin',
  LONG_RUN,
  async ({ page, at }) => {
    await openMap(page, at(brand, '/find-care/'));
    await test.step('dragging moves the map, and Ctrl with the wheel zooms it', async () => {
      const from = await middleOf(page, markers(page).first());
      const box = (await map(page).boundingBox()) ?? { x: 0, y: 0 };
      const corner = { x: box.x + 40, y: box.y + 200 };
      await page.mouse.move(corner.x, corner.y);
      await page.mouse.down();
      await page.mouse.move(corner.x + 60, corner.y + 30, { steps: 4 });
      await page.mouse.up();
      const moved = await middleOf(page, markers(page).first());
      expect(Math.round(moved.x - from.x)).toBe(60);
      expect(Math.round(moved.y - from.y)).toBe(30);
      const scale = await scaleOf(page);
      const scrolled = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, 120);
      await expect(page.getByText('Hold Ctrl or ⌘ and scroll to zoom the map.')).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
      expect(await scaleOf(page)).toBe(scale);
      await map(page).scrollIntoViewIfNeeded();
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, 600);
      await page.keyboard.up('Control');
      await expect.poll(() => scaleOf(page)).not.toBe(scale);
    });
    await test.step('pressing a map pin shows the page of results that lists its location', async () => {
      await page.getByLabel('What do you need?').selectOption('One of our stores');
      await searchCare(page, '15222');
      await expect(careHeading(page, 'Our stores near 15222')).toBeFocused();
      await page.getByRole('button', { name: 'Show map' }).click();
      await expect(markers(page).first()).toBeVisible();
      await map(page).focus();
      for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('-');
      // A pin without a number belongs to a location on another page of the list.
      const other = markers(page).filter({ has: page.locator('.map-pin-eye') });
      const { width = 0, height = 0, x = 0, y = 0 } = (await map(page).boundingBox()) ?? {};
      const places = await Promise.all((await other.all()).map((marker) => middleOf(page, marker)));
      const inside = places.find(
        (place) =>
          place.x > x + 30 && place.x < x + width - 80 && place.y > y + 40 && place.y < y + height - 40,
      );
      if (!inside) throw new Error('every store in the window is on the first page');
      await page.mouse.click(inside.x, inside.y);
      await expect(chosen(page)).toHaveCount(1);
      await expect(page.locator('.provider-chosen')).toHaveCount(1);
      await expect(careResults(page)).not.toContainText('1 - 10 of');
      await expect(map(page)).toBeVisible();
    });
  },
);

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  test(
    'two fingers zoom the map, one finger shows a hint, and the list replaces the map in print',
    LONG_RUN,
    async ({ page, at }) => {
      await openMap(page, at(brand, '/find-care/'));
      await map(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const box = (await map(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const devtools = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: xs.map((x, id) => ({ x: middle.x + x, y: middle.y, id })),
        });
      const scale = await scaleOf(page);
      await touch('touchStart', -80, 80);
      for (const x of [-60, -40, -20]) await touch('touchMove', x, -x);
      await touch('touchEnd');
      await expect.poll(() => scaleOf(page)).not.toBe(scale);
      await touch('touchStart', 0);
      await touch('touchMove', 40);
      await touch('touchEnd');
      await expect(page.getByText('Use two fingers to move the map.')).toBeVisible();
      await careRows(page).first().getByRole('button', { name: 'on the map' }).click();
      await expect(chosen(page)).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expectAccessible(page);
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      await careRows(page).first().getByRole('button', { name: 'on the map' }).click();
      const [pin, ground] = await chosen(page).evaluate((marker) => {
        const shape = marker.querySelector('path');
        return [shape && getComputedStyle(shape).fill, getComputedStyle(document.body).backgroundColor];
      });
      expect(pin).not.toBe(ground);
      await page.emulateMedia({ media: 'print', forcedColors: null, colorScheme: null });
      await expect(map(page)).toBeHidden();
      await expect(careRows(page).first()).toBeVisible();
      await expect(page.locator('.care-form')).toBeHidden();

      await page.emulateMedia({ media: null });
      await page.goto(at(brand, '/es/find-care/'));
      await page.getByLabel('Código postal').fill('15222');
      await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click();
      await page.getByRole('button', { name: 'Mostrar el mapa' }).click();
      await expect(page.getByRole('application', { name: 'Mapa de los lugares' })).toBeVisible();
      await expectAccessible(page);
    },
  );
});

test.describe('the map in the member area on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'loads only when opened and can be entered and exited with the keyboard; the list causes no layout shift',
    LONG_RUN,
    async ({ page, openAs }) => {
      await recordShifts(page);
      await openAs('maria', brand, '/login/#/finder');
      const main = page.getByRole('main');
      await expect(main.getByLabel('Zip code')).not.toHaveValue('');
      await searchCare(page, '15222');
      await expect(careHeading(page, 'Doctors and clinics near 15222')).toBeFocused();
      await expect(careRows(page)).toHaveCount(10);
      await forgetShifts(page); // pressing Search shifts the content that is below the search form
      await expect(map(page)).toHaveCount(0);
      await expect(careRows(page).first()).toContainText('A covered visit may cost you: ');
      await expect(careRows(page).filter({ hasText: 'last approved visit' }).first()).toContainText(
        'The next one',
      );
      await expect(page.locator('.visit-services').first()).toContainText(/\w/);
      expect(await recordedShifts(page)).toEqual([]);
      await test.step('comes with a list whose rows show the copay that the member entered', async () => {
        await page.getByText('What a visit may cost, by person').press('Enter');
        await page.getByLabel('Your copay for a visit').fill('30');
        await expect(careRows(page).first()).toContainText('Your copay for a visit: $30.00');
      });
      const row = careRows(page).first();
      await row.getByRole('button', { name: 'on the map' }).press('Enter');
      await expect(map(page)).toBeFocused();
      await expect(chosen(page)).toHaveText('1');
      await page.getByRole('button', { name: 'Show in the list' }).press('Enter');
      await expect(row.getByRole('heading')).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await expectAccessible(page);
      await page.reload();
      await expect(main.getByLabel('Zip code')).not.toHaveValue('');
      await expect(careRows(page)).toHaveCount(0); // results are kept in memory only
    },
  );
});
