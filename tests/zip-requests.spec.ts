/** What the zip form sends, and what it says when an answer fails (spec 000 §5, §7, §8; decision 140). */
import { expect, test } from './support/portal.ts';
import {
  MINNESOTA,
  OHIO,
  ONE,
  SEVERAL,
  TWO_COUNTIES,
  FIND_BRANDS,
  FIND_COUNTIES,
  zipField,
  answer,
  ask,
  heading,
} from './support/zip.ts';

test('a service that is down says so in place, loses nothing, and is asked again', async ({
  page,
  at,
  faults,
}) => {
  faults.expected.push(/50\d|getBrandInfo/);
  let down = true;
  await page.route(FIND_BRANDS, (route) => (down ? route.fulfill({ status: 503 }) : route.continue()));
  await page.goto(at(MINNESOTA));
  await ask(page, SEVERAL);
  const failed = page.getByRole('alert').filter({ hasText: 'We could not look up your zip code.' });
  await expect(failed).toContainText(/Reference [2-9A-Z]{8}/);
  await expect(zipField(page)).toHaveValue(SEVERAL);
  down = false;
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, '2 health plans serve your area')).toBeFocused();
  await expect(failed).toBeHidden();
});

test('without the counties the brands are shown, and a note', async ({ page, at, faults }) => {
  faults.expected.push(/500|countyList/);
  await page.route(FIND_COUNTIES, (route) => route.fulfill({ status: 500 }));
  await page.goto(at(MINNESOTA));
  await ask(page, TWO_COUNTIES);
  await expect(heading(page, '2 health plans serve your area')).toBeFocused();
  await expect(answer(page)).toContainText('We could not look up your county.');
});

test('a brand code that is not configured is an error (000 §5)', async ({ page, at, faults, request }) => {
  faults.expected.push(/unknown brands: gone/);
  const found = await request.get(`/rbsmbl/x-services/zipToBrand/getBrandInfo?zipCode=${ONE}`);
  const body = (await found.text()).replace(/"brandCode":"\w+"/, '"brandCode":"gone"');
  await page.route(FIND_BRANDS, (route) => route.fulfill({ contentType: 'application/json', body }));
  await page.goto(at(MINNESOTA));
  await ask(page, ONE);
  await expect(
    page.getByRole('alert').filter({ hasText: 'We could not look up your zip code.' }),
  ).toBeVisible();
  await expect(answer(page).getByRole('article')).toHaveCount(0);
});

test('a slow answer to an earlier zip code does not replace a later one', async ({ page, at }) => {
  const held = Promise.withResolvers<undefined>();
  await page.route(`${FIND_BRANDS}${ONE}`, async (route) => {
    await held.promise;
    await route.continue().catch(() => {}); // the page has given it up
  });
  await page.goto(at(MINNESOTA));
  await ask(page, ONE);
  await expect(page.getByRole('button', { name: 'Looking' })).toBeVisible();
  await ask(page, SEVERAL);
  await expect(heading(page, '2 health plans serve your area')).toBeFocused();
  held.resolve(undefined);
  await expect(answer(page)).toContainText(`Zip code ${SEVERAL}`);
});

test('the form sent twice asks the services once', async ({ page, at }) => {
  const held = Promise.withResolvers<undefined>();
  const asked: string[] = [];
  await page.route(FIND_BRANDS, async (route) => {
    asked.push(route.request().url());
    await held.promise;
    await route.continue();
  });
  await page.goto(at(MINNESOTA));
  await ask(page, ONE);
  await expect(page.getByRole('button', { name: 'Looking' })).toBeVisible();
  await zipField(page).press('Enter');
  await zipField(page).press('Enter');
  held.resolve(undefined);
  await expect(heading(page, `${OHIO.name} serves your area`)).toBeFocused();
  expect(asked).toHaveLength(1);
});

test('the zip code is in no address but the one of the service, and in no analytics event', async ({
  page,
  at,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.addInitScript(() => {
    window.addEventListener('portal:analytics', (event) => {
      if (event instanceof CustomEvent) console.error(`event ${JSON.stringify(event.detail)}`);
    });
  });
  await page.goto(at(MINNESOTA));
  await ask(page, SEVERAL);
  await answer(page).getByRole('link', { name: 'Find your plan' }).click();
  await expect(page).toHaveURL(at(MINNESOTA, '/find-your-plan/'));
  await zipField(page).focus();
  await expect(zipField(page)).toHaveValue(SEVERAL);
  const naming = addresses.filter((address) => address.includes(SEVERAL));
  expect(new Set(naming.map((address) => new URL(address).pathname))).toEqual(
    new Set(['/rbsmbl/x-services/zipToBrand/getBrandInfo']),
  );
});

test('the choice is saved as rating information, and a token of an ended session is dropped (000 §7, §8)', async ({
  page,
  at,
  faults,
}) => {
  faults.expected.push(/401/);
  await page.route('**/ratingInfo', (route) =>
    route.request().headers()['authorization'] ? route.fulfill({ status: 401 }) : route.continue(),
  );
  await page.goto(at(MINNESOTA));
  await page.evaluate(() => sessionStorage.setItem('AccessToken', '"of an ended session"'));
  const saved = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/ratingInfo'),
  );
  await ask(page, ONE);
  const request = await saved;
  expect(request.url()).toContain(`/store/${OHIO.storeID}/`);
  const response = await request.response();
  expect(response?.status()).toBe(200);
  // Chromium does not show the body of a request that outlives its page; the service answers what it has saved.
  expect(JSON.stringify(await response?.json())).toContain(
    `{"storeId":${OHIO.storeID},"brand":"${OHIO.code}"}`,
  );
  expect(await page.evaluate(() => sessionStorage.getItem('AccessToken'))).toBe(null);
});
