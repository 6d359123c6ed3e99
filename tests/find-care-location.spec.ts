/** The location of visitors who look for care (spec 000 §7 'storelocator'; decision 147). */
import type { BrowserContext, Page } from 'playwright/test';
import {
  brand,
  careHeading,
  careRows,
  openCare,
  PROVIDERS,
  searchCare,
  traces,
} from './support/find-care.ts';
import { expect, test } from './support/portal.ts';

const EXACT = { latitude: 40.441_23, longitude: -79.996_54 };
const locate = (page: Page) => page.getByRole('button', { name: 'Use my location' }).click();

test.describe('the visitor’s location', () => {
  test('is asked for on a press, sent to half a mile, and kept nowhere', async ({ page, at, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(EXACT);
    const sent: unknown[] = [];
    // An event of the page has no body of a stream.
    await page.route(PROVIDERS, (route) => {
      const { payload }: { payload: unknown } = route.request().postDataJSON();
      sent.push(payload);
      return route.continue();
    });
    await page.goto(at(brand, '/find-care/'));
    await locate(page); // the first touch: held until hydration
    await expect(careHeading(page, 'Doctors and clinics near your location')).toBeFocused();
    await expect(careRows(page)).toHaveCount(10);
    expect(sent).toEqual([{ latitude: 40.44, longitude: -80, radius: 50, pageNumber: 1, pageSize: 10 }]);
    expect(await traces(page, context)).not.toMatch(/40\.44|79\.99/);
    // Another kind of care at the same place, then somewhere else.
    await page.getByLabel('What do you need?').selectOption('One of our stores');
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(careHeading(page, 'Our stores near your location')).toBeFocused();
    await searchCare(page, '55401');
    await expect(careHeading(page, 'Our stores near 55401')).toBeFocused();
  });

  for (const [what, words, prepare] of [
    [
      'refused',
      'Your browser does not share your location',
      (context: BrowserContext) => context.clearPermissions(),
    ],
    [
      'unavailable',
      'Your device could not find its location.',
      async (context: BrowserContext) => {
        await context.grantPermissions(['geolocation']);
        await context.setGeolocation(null);
      },
    ],
    [
      'outside the United States',
      'Your location seems to be outside the United States.',
      async (context: BrowserContext) => {
        await context.grantPermissions(['geolocation']);
        await context.setGeolocation({ latitude: 51.5, longitude: -0.13 });
      },
    ],
  ] as const)
    test(`that is ${what} leads to the zip code`, async ({ page, at, context }) => {
      await prepare(context);
      await openCare(page, at(brand, '/find-care/'));
      await locate(page);
      await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
      await searchCare(page, '15222');
      await expect(careRows(page)).toHaveCount(10);
      await expect(page.getByText(words)).toBeHidden();
    });

  test('that takes long does not hold the visitor', async ({ page, at }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      // The browser's question stays open.
      navigator.geolocation.getCurrentPosition = () => undefined;
    });
    await openCare(page, at(brand, '/find-care/'));
    await locate(page);
    await expect(page.getByText('Finding your location.')).toBeVisible();
    await page.clock.fastForward(6000);
    await expect(page.getByText('This takes longer than usual.')).toBeVisible();
    await searchCare(page, '15222');
    await expect(careRows(page)).toHaveCount(10);
  });
});
