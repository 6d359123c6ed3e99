/** Content that scripts add to a page has reserved space from the first paint, so nothing moves. */
import type { Page } from 'playwright/test';
import { forgetShifts, isPainted, recordedShifts, recordShifts } from './support/layout-shift.ts';
import { isLongRun, sampleOne, LONG_RUN } from '../scripts/test/sample.ts';
import {
  brandWhere,
  claimRows,
  expect,
  fillSignIn,
  goTo,
  messageRows,
  test,
  unlikeBrands,
} from './support/portal.ts';

const PATHS = ['/', '/login/', '/register/', '/msg/', '/forgot-password/'];
const PHONE = 390;
const WIDTHS = [PHONE, 1280];
const withMessages = brandWhere(({ messageCenter }) => messageCenter);

/** A time in the coming night, when customer service is closed in every brand's time zone. */
function comingNight(): Date {
  const night = new Date();
  night.setUTCHours(33, 0, 0, 0);
  return night;
}

/** Holds scripts until after the first paint, as on a slow connection. @returns a function that releases them */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => isPainted(page)).toBe(true);
    // fonts.spec.ts measures the layout shift that fonts cause.
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await recordedShifts(page);
    await forgetShifts(page);
    release();
  };
}

for (const brand of sampleOne(unlikeBrands, 'layout shifts'))
  for (const width of isLongRun ? WIDTHS : [PHONE])
    test(
      `${brand.code} at ${width} px: when customer service is closed, no content below the header moves after scripts run or a member signs in`,
      LONG_RUN,
      async ({ page, at, newPerson }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.clock.setFixedTime(comingNight());
        await recordShifts(page);
        for (const path of isLongRun ? PATHS : ['/', '/login/'])
          await test.step(path, async () => {
            const release = await holdScripts(page);
            await page.goto(at(brand, path), { waitUntil: 'commit' });
            await expect(page.locator('.footer-legal')).toBeVisible();
            await release();
            await expect(page.locator('.open-now').first()).toContainText('Closed now');
            await page.waitForLoadState('networkidle');
            expect(await recordedShifts(page), path).toEqual([]);
            await page.unrouteAll();
          });

        await test.step('signing in causes no layout shift except in the header', async () => {
          await page.goto(at(brand, '/login/'));
          await fillSignIn(page, await newPerson());
          await expect(page.locator('.header').getByRole('link', { name: 'Sign out' })).toBeVisible();
          await expect(page.locator('.answers [aria-busy=false]')).toHaveCount(3);
          // 'Account' in the header leaves less room for the brand's name and the phone number. Some invisible boxes grow too.
          const moved = (await recordedShifts(page)).flatMap((shift) => shift.moved);
          expect(
            moved.filter((tag) => !/^<span>|header-call|class="header-(tools|actions)"/.test(tag)),
          ).toEqual([]);
        });
        await test.step('the panels of the summary load without a layout shift', async () => {
          await page.reload();
          await expect(claimRows(page)).toHaveCount(3);
          if (brand.messageCenter) await expect(messageRows(page)).toHaveCount(3);
          expect(await recordedShifts(page)).toEqual([]);
        });
        await test.step('the contact page causes no layout shift for a signed-in member', async () => {
          await page.goto(at(brand, '/msg/'));
          await expect(page.locator('.open-now').first()).toContainText('Closed now');
          await page.waitForLoadState('networkidle');
          expect(await recordedShifts(page)).toEqual([]);
        });
      },
    );

/** Allowed difference between the heights of a list and its skeleton, as a share of the skeleton. Long names in the list wrap. */
const MISSED = 0.06;

test('on a phone, the heights of a list and its skeleton differ by less than 6%', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let gate = Promise.resolve();
  await page.route(/\/(rbsmbl|cmcrst|wcs|dps)\//, async (route) => {
    await gate;
    await route.continue();
  });
  await openAs('maria', withMessages, '/login/#/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeFocused();
  for (const [view, id] of [
    ['claims/claimsAndPayments', '#claims-list'],
    ['claims/messageCenter', '#messages-list'],
  ] as const) {
    const list = page.locator(id);
    const heightOf = async () => (await list.boundingBox())?.height ?? 0;
    let open = (): void => {};
    gate = new Promise((resolve) => (open = resolve));
    await goTo(page, `#/${view}`);
    await expect(list.locator('.skeleton').first()).toBeVisible();
    const loading = await heightOf();
    open();
    await expect(list.locator('.skeleton')).toHaveCount(0);
    const missed = (await heightOf()) - loading;
    expect(Math.abs(missed) / loading, `${id}: ${missed} px`).toBeLessThan(MISSED);
  }
});
