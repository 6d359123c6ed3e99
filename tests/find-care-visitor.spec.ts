/** Find care for visitors: the search, its list and failures (spec 000 §7 'storelocator', 'provider search'; decisions 146, 147). */
import { expectAccessible } from './support/axe.ts';
import {
  brand,
  careHeading,
  careResults,
  careRows,
  openCare,
  PROVIDERS,
  searchCare,
  traces,
} from './support/find-care.ts';
import { forgetShifts, recordedShifts, recordShifts } from './support/layout-shift.ts';
import { brands, expect, test } from './support/portal.ts';

const STORES = '**/storeLocator/list';

test.describe('the search of visitors', () => {
  test('starts with the first touch, keeps what was typed, and leaves the zip code nowhere', async ({
    page,
    at,
    context,
  }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(at(brand, '/find-care/'));
    await page.getByLabel('Zip code').fill('15222');
    await page.getByLabel('Zip code').press('Enter');
    await expect(careHeading(page, 'Doctors and clinics near 15222')).toBeFocused();
    await expect(page.getByLabel('Zip code')).toHaveValue('15222');
    await expect(careRows(page)).toHaveCount(10);
    const first = careRows(page).first();
    expect(await first.innerText()).toMatch(/^(In our network|Not in our network|Network not known) · /);
    await expect(careRows(page).filter({ hasText: 'You usually pay less' })).toHaveCount(0); // the plan is not known
    await expect(careResults(page)).toContainText('Your plan may use only a part of our network');
    await expect(first).toContainText(/Open now · (closes at .* ET|24 hours a day)|Closed · opens .* ET/);
    await expect(first).toContainText(/[\d.]+ miles? away/);
    await first.getByText('All hours').click();
    await expect(first.getByRole('listitem').first()).toHaveText(/[AP]M|24 hours/);
    await expect(first.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\d{10}$/);
    const directions = first.getByRole('link', { name: /^Directions to .* in Google Maps/ });
    await expect(directions).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&dest/);
    await expect(directions).toHaveAttribute('rel', 'noreferrer');
    await page.evaluate(() => sessionStorage.removeItem('CareForm')); // the tab's own (decision 159)
    expect(await traces(page, context)).not.toContain('15222');
    expect(addresses.filter((address) => address.includes('15222'))).toEqual([]);
    expect(new Set(addresses.map((address) => new URL(address).host)).size).toBe(1);
  });

  test('finds by kind of care, and by name anywhere', async ({ page, at }) => {
    await openCare(page, at(brand, '/find-care/'));
    await page.getByLabel('What do you need?').selectOption('Dentist');
    await searchCare(page, '15222');
    await expect(careRows(page).first()).toContainText('Dentist');
    await expect(careRows(page).filter({ hasNotText: 'Dentist' })).toHaveCount(0);
    await page.getByLabel('What do you need?').selectOption('Any doctor or clinic');
    await page.getByLabel('Name of a doctor').fill('pittsburgh urgent');
    await searchCare(page, '');
    await expect(careHeading(page, 'Doctors and clinics with this name')).toBeFocused();
    await expect(careRows(page)).toHaveCount(1);
    await expect(careRows(page)).toContainText('Pittsburgh Urgent Care');
  });

  test('finds stores, which have no network', async ({ page, at }) => {
    await openCare(page, at(brand, '/find-care/'));
    await page.getByLabel('What do you need?').selectOption('One of our stores');
    await expect(page.getByLabel('Name of a doctor')).toBeHidden();
    await searchCare(page, '15222');
    await expect(careHeading(page, 'Our stores near 15222')).toBeFocused();
    await expect(careRows(page).first()).toContainText('Pittsburgh');
    await expect(careResults(page)).not.toContainText('network');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(careResults(page)).toContainText('11 - 20 of');
    await expect(careHeading(page, 'Our stores near 15222')).toBeFocused();
  });

  test('comes back after a reload: the kind, the zip code and the page of the list', async ({ page, at }) => {
    await openCare(page, at(brand, '/find-care/'));
    await page.getByLabel('What do you need?').selectOption('One of our stores');
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

  test('says what is wrong, and what to do without results', async ({ page, at }) => {
    await openCare(page, at(brand, '/find-care/'));
    await searchCare(page, '1522');
    const summary = page.getByRole('group', { name: 'Please check your search' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link').click();
    await expect(page.getByLabel('Zip code')).toBeFocused();
    await searchCare(page, '09012');
    await expect(careResults(page)).toContainText('09012 is a military or embassy address.');
    await searchCare(page, '00000');
    await expect(careResults(page)).toContainText('We do not know the zip code 00000.');
    await searchCare(page, '99501');
    await expect(careResults(page)).toContainText('No one within 50 miles of 99501');
    await expect(careResults(page)).not.toContainText('spelling'); // no name was typed
    await page.getByRole('button', { name: 'Search within 100 miles' }).click();
    await page.getByRole('button', { name: 'Search within 250 miles' }).click();
    await expect(careResults(page)).toContainText('No one within 250 miles of 99501');
    await expect(
      careResults(page).getByRole('link', { name: brand.customerServicePhoneNumber }),
    ).toBeVisible();
  });

  test('can be repeated after a failure, and a page of the list too', async ({ page, at, faults }) => {
    faults.expected.push(/50[03]/);
    let isDown = true;
    for (const call of [PROVIDERS, STORES])
      await page.route(call, (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
    await openCare(page, at(brand, '/find-care/'));
    await searchCare(page, '15222');
    const alert = careResults(page).getByRole('alert');
    await expect(alert).toContainText(/We could not search\..*Reference [2-9A-Z]{8}/s, { timeout: 20_000 });
    isDown = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(careRows(page)).toHaveCount(10);
    isDown = true;
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(alert).toContainText('We could not load this page of the list.', { timeout: 20_000 });
    await expect(careRows(page)).toHaveCount(10);
    isDown = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(careResults(page)).toContainText('11 - 20 of');
  });

  test('is in Spanish on the Spanish page', async ({ page, at }) => {
    await page.goto(at(brand, '/es/find-care/'));
    await page.getByLabel('Código postal').fill('15222');
    await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(careHeading(page, 'Médicos y clínicas cerca de 15222')).toBeFocused();
    const first = careRows(page).first();
    await expect(first).toContainText(/En nuestra red|Fuera de nuestra red|No sabemos si está en la red/);
    await expect(first).toContainText(
      /Abierto ahora · (cierra a las? .*hora del Este|las 24)|Cerrado · abre/,
    );
    await page.getByRole('button', { name: 'Mostrar el mapa' }).click();
    await expect(page.getByRole('application', { name: 'Mapa de los lugares' })).toBeVisible();
    await expectAccessible(page);
  });

  test('without JavaScript says which number to call', async ({ browser, at }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at(brand, '/find-care/'));
    await expect(page.getByText('This search needs JavaScript.')).toContainText(
      brand.customerServicePhoneNumber,
    );
    await expect(page.getByLabel('Zip code')).toBeHidden();
    await context.close();
  });
});

test('10,000 stores page through, and are all on the map', async ({ page, at, request }) => {
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
    const size = page.getByLabel('Rows on a page');
    await size.scrollIntoViewIfNeeded();
    await forgetShifts(page);
    await size.selectOption('100');
    await expect(careRows(page)).toHaveCount(100);
    expect(await recordedShifts(page)).toEqual([]); // also on a slow phone, where the list takes a while
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
            .reduce((sum, one) => sum + one, 0),
        );
    const off = Number(
      /^([\d,]+) place/.exec((await page.locator('.map-off').allTextContents())[0] ?? '')?.[1] ?? 0,
    );
    await expect.poll(async () => (await counted()) + off).toBe(10_000);
    await expectAccessible(page, 'a map of 10,000 places', '.care-results');
  } finally {
    await turn('');
  }
});
