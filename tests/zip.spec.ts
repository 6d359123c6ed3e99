/**
 * Browser tests of finding a brand by zip code (spec 000 §5, §7 'zipToBrand';
 * decisions/visitors#pages-that-name-other-brands). Component tests cover the results.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { countiesOfState, zipCounties } from '../stubs/sandbox/data/zip-counties.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/portal.ts';
import {
  MINNESOTA,
  OHIO,
  ONE,
  SEVERAL,
  TWO_COUNTIES,
  zipField,
  answer,
  ask,
  heading,
} from './support/zip.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const PLANS = '/find-your-plan/';

test("a user can get from the zip field to another brand's site with the keyboard alone, and no address contains the zip code", async ({
  page,
  at,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(at(MINNESOTA));
  await test.step('errors are shown next to the field, and the field keeps text that was typed before hydration', async () => {
    await page.locator('#zip-code').evaluate((field: HTMLInputElement) => {
      field.value = '5540'; // typed before any script has run
    });
    await page.getByRole('button', { name: 'Find my plan' }).click(); // the first press is queued until the page is hydrated
    await expect(zipField(page)).toHaveAccessibleDescription('Enter a five-digit zip code');
    await expect(zipField(page)).toBeFocused();
    await expect(zipField(page)).toHaveValue('5540');
  });
  await test.step('the county is chosen by keyboard', async () => {
    await ask(page, TWO_COUNTIES);
    await expect(heading(page, /^Yes, .* serves zip code 55044\./)).toBeFocused();
    await expectAccessible(page, 'the question for the county', '#zip-answer');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(heading(page, /serves your part of Dakota County\./)).toBeFocused();
    await expectAccessible(page, 'the choice', '#zip-answer');
  });
  await test.step('the zip code is persisted for the next page of the tab', async () => {
    await answer(page).getByRole('link', { name: 'Find your plan' }).click();
    await expect(page).toHaveURL(at(MINNESOTA, PLANS));
    await zipField(page).focus();
    await expect(zipField(page)).toHaveValue(TWO_COUNTIES);
  });
  await test.step("the link to another brand leads to the same page of that brand's site", async () => {
    await page.goto(at(MINNESOTA));
    await page.locator('#zip-code').focus();
    await expect(zipField(page)).toHaveValue(TWO_COUNTIES);
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(` ${ONE} `); // simulates pasting
    await page.keyboard.press('Enter');
    await expect(
      heading(page, `No, ${MINNESOTA.name} does not serve Columbus. ${OHIO.name} does.`),
    ).toBeFocused();
    await page.keyboard.press('Tab'); // moves the focus to the phone number
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: `Go to ${OHIO.name}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(OHIO));
  });
  const naming = addresses.filter((address) => [ONE, TWO_COUNTIES].some((zip) => address.includes(zip)));
  expect(new Set(naming.map((address) => new URL(address).pathname))).toEqual(
    new Set(['/rbsmbl/x-services/zipToBrand/getBrandInfo']),
  );
});

/** Submits another zip code with the mouse and the digit keys, as a visitor does. */
async function askAgain(page: Page, zipCode: string): Promise<void> {
  await page.locator('#zip-code').click();
  await page.keyboard.type(zipCode);
  await expect(zipField(page)).toHaveValue(zipCode);
}

test('a new zip code replaces the previous one when entered after a reload, after Back, or before React loads', async ({
  page,
  at,
}) => {
  const next = async (zipCode: string, shown: RegExp) => {
    await askAgain(page, zipCode);
    await page.keyboard.press('Enter');
    await expect(heading(page, shown)).toBeFocused();
  };
  for (const path of ['/', PLANS]) {
    await page.goto(at(MINNESOTA, path));
    await ask(page, SEVERAL);
    await expect(heading(page, /^Yes, .* serves Minneapolis\./)).toBeFocused();
    await next('19103', /^No, .* does not serve Philadelphia\. .* do\.$/);
    await page.reload();
    await next(ONE, /does not serve Columbus/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL(at(MINNESOTA, '/about/'));
    await page.goBack();
    await next('99501', /does not serve zip code 99501/);
  }
  await test.step('the field keeps digits that were typed before React loaded', async () => {
    let load = (): void => undefined;
    const loaded = new Promise<void>((resolve) => (load = resolve));
    await page.route('**/_astro/*.js', async (route) => {
      await loaded;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(zipField(page)).toHaveValue('99501');
    await askAgain(page, '83414');
    await page.keyboard.press('Enter');
    load();
    await expect(heading(page, /does not serve your part of Teton County/)).toBeFocused();
    await expect(zipField(page)).toHaveValue('83414');
  });
});

test(
  'the zip form passes axe for a result with no brand, several brands or no listed plans',
  LONG_RUN,
  async ({ page, at }) => {
    await page.goto(at(MINNESOTA, PLANS));
    for (const [people, zipCode, shown] of [
      ['Anyone', '99501', /does not serve zip code 99501\./],
      ['Anyone', '09012', /It is a military or embassy address\./],
      ['People with Medicare', '19104', /do\.$/],
      ['People with Medicare', '15310', /Call to ask about plans for people with Medicare\./],
    ] as const) {
      await page.getByLabel('Who needs the plan?').selectOption(people);
      await ask(page, zipCode);
      await expect(heading(page, shown)).toBeFocused();
      await expectAccessible(page, String(shown), '#zip-answer');
    }
  },
);

test("no file of the Minnesota brand's site contains a list of the state's zip codes or counties", () => {
  const site = resolve(import.meta.dirname, '../dist/sites', MINNESOTA.domain);
  const inMinnesota = new Set([
    ...countiesOfState('MN').map(({ fips }) => fips),
    ...Array.from({ length: 1800 }, (_, at) => String(55_000 + at)).filter((zipCode) => zipCounties(zipCode)),
  ]);
  expect(inMinnesota.size).toBeGreaterThan(900);
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|json|html)$/.test(file),
  );
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(50);
  const withTable = files.filter((file) => {
    const numbers = readFileSync(join(site, file), 'utf8').match(/\d+/g) ?? [];
    return new Set(numbers.filter((number) => inMinnesota.has(number))).size > 5;
  });
  expect(withTable).toEqual([]);
});

/** Expects that each link to another brand has a name and a full address. */
async function expectNamedLinks(page: Page, path: string): Promise<void> {
  const links = await page
    .locator('.states a')
    .evaluateAll((all) =>
      all.map((link) => ({ name: link.textContent, address: link.getAttribute('href') })),
    );
  expect(links.length).toBeGreaterThan(50);
  for (const { name, address } of links) {
    expect(name).not.toBe('');
    expect(address).toMatch(/^https:\/\/[a-z.-]+\//);
    expect(address?.endsWith(path)).toBe(true);
  }
}

test('without JavaScript, the zip form leads to the list of brands by state, and sends no zip code', async ({
  browser,
  at,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/', PLANS]) {
    await page.goto(at(MINNESOTA, path));
    await ask(page, SEVERAL);
    await expect(page).toHaveURL(/\/brands-by-state\/\??$/);
  }
  await expect(page.getByRole('link', { name: OHIO.name })).toHaveAttribute(
    'href',
    `https://${OHIO.domain}${PLANS}`,
  );
  await expectNamedLinks(page, PLANS);
  for (const path of ['/es/', `/es${PLANS}`]) {
    await page.goto(at(MINNESOTA, path));
    await page.getByRole('button', { name: 'Buscar mi plan' }).click();
    await expect(page).toHaveURL(/\/es\/brands-by-state\/\??$/);
  }
  await expectNamedLinks(page, `/es${PLANS}`);
  await context.close();
});
