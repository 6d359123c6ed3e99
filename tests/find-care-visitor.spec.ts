/**
 * Find care for visitors in the browser: hydration, location, reload, and 10,000 stores (spec 000 §7;
 * decisions/visitors#directions-are-a-link, decisions/visitors#only-a-rounded-position-is-sent). Component tests cover
 * its states.
 */
import { expectAccessible } from './support/axe.ts';
import {
  brand,
  careHeading,
  careResults,
  careRows,
  openCare,
  searchCare,
  traces,
} from './support/find-care.ts';
import { forgetShifts, recordedShifts, recordShifts } from './support/layout-shift.ts';
import { brands, expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

test(
  "a visitor's search can be requested before hydration, survives a reload, and stores the zip code only in the tab",
  LONG_RUN,
  async ({ page, at, context }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 40.441_23, longitude: -79.996_54 });
    await test.step('pressing "Use my location" searches near the device, and the position is stored nowhere', async () => {
      await page.goto(at(brand, '/find-care/'));
      await page.getByRole('button', { name: 'Use my location' }).click(); // the press is queued until hydration
      await expect(careHeading(page, 'Doctors and clinics near your location')).toBeFocused();
      await expect(careRows(page)).toHaveCount(10);
      expect(await traces(page, context)).not.toMatch(/40\.44|79\.99/);
    });
    await test.step('a search uses a zip code that was typed before hydration', async () => {
      await page.goto(at(brand, '/find-care/'));
      await page.getByLabel('Zip code').fill('15222');
      await page.getByLabel('Zip code').press('Enter');
      await expect(careHeading(page, 'Doctors and clinics near 15222')).toBeFocused();
      await expect(page.getByLabel('Zip code')).toHaveValue('15222');
      await expect(careRows(page)).toHaveCount(10);
      await page.evaluate(() => sessionStorage.removeItem('CareForm')); // simulates a new tab (decisions/visitors#a-reload-recalls-the-zip-code)
      expect(await traces(page, context)).not.toContain('15222');
    });
    await test.step('a reload restores the kind of place, the zip code and the page of the list without a layout shift', async () => {
      await page.getByLabel('What do you need?').selectOption('One of our stores');
      await expect(page.getByLabel('Name of a doctor')).toBeHidden();
      await searchCare(page, '15222');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(careResults(page)).toContainText('11 - 20 of');
      await recordShifts(page);
      await page.reload();
      await expect(page.getByLabel('Zip code')).toHaveValue('15222');
      await expect(page.getByLabel('What do you need?')).toHaveValue('STORES');
      await expect(careResults(page)).toContainText('11 - 20 of');
      await expect(careHeading(page, 'Our stores near 15222')).not.toBeFocused();
      expect(await recordedShifts(page)).toEqual([]);
    });
    expect(addresses.filter((address) => address.includes('15222'))).toEqual([]);
    expect(new Set(addresses.map((address) => new URL(address).host)).size).toBe(1);
  },
);

test("the visitor search shows a signed-in member a link to the member's finder, and does not persist the search", async ({
  page,
  at,
  openAs,
}) => {
  const link = page.getByRole('link', { name: 'See doctors in your plan’s network' });
  await page.goto(at(brand, '/find-care/'));
  await expect(link).toBeHidden();
  await openAs('maria', brand, '/login/#/finder');
  await page.goto(at(brand, '/find-care/'));
  await searchCare(page, '15222');
  await expect(careRows(page)).toHaveCount(10);
  expect(await page.evaluate(() => sessionStorage.getItem('CareForm'))).toBeNull();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a Doctor' })).toBeVisible();
});

test(
  'a list of 10,000 stores has pages, and all 10,000 stores are on the map',
  LONG_RUN,
  async ({ page, at, request }) => {
    const crowded = brands.at(-1) ?? brand;
    const turn = (value: string) =>
      request.post('/sandbox/switches', { data: { brand: crowded.code, name: 'MANY_PLACES', value } });
    await turn('Y');
    try {
      await recordShifts(page);
      await openCare(page, at(crowded, '/find-care/'));
      await page.getByLabel('What do you need?').selectOption('One of our stores');
      await searchCare(page, '15222');
      await expect(careResults(page)).toContainText('10,000 stores, nearest first');
      const size = page.getByLabel('Rows per page');
      await size.scrollIntoViewIfNeeded();
      await forgetShifts(page);
      await size.selectOption('100');
      await expect(careRows(page)).toHaveCount(100);
      expect(await recordedShifts(page)).toEqual([]); // counts shifts soon after input too: slow phones render later
      await page.getByRole('button', { name: 'Page 100', exact: true }).click();
      await expect(careResults(page)).toContainText('9,901 - 10,000 of 10,000');
      await page.getByRole('button', { name: 'Show map' }).click();
      const map = page.getByRole('application');
      await expect(map.locator('.map-marker').first()).toBeVisible();
      await map.focus();
      for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('-');
      const counted = (): Promise<number> =>
        map
          .locator('.map-marker')
          .evaluateAll((markers) =>
            markers
              .map((marker) =>
                marker.querySelector('circle:not(.map-pin-eye)')
                  ? Number(marker.textContent?.replace(',', ''))
                  : 1,
              )
              .reduce((sum, count) => sum + count, 0),
          );
      const off = Number(
        /^([\d,]+) place/.exec((await page.locator('.map-off').allTextContents())[0] ?? '')?.[1] ?? 0,
      );
      await expect.poll(async () => (await counted()) + off).toBe(10_000);
      await expectAccessible(page, 'a map of 10,000 places', '.care-results');
    } finally {
      await turn('');
    }
  },
);
