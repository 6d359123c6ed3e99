/** An idle session: warning, extension and expiry, in every tab and after sleep. Uses Playwright's clock. `accessibility.spec.ts` tests the warning in Spanish. */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectNothingLeft, persistedValue } from './support/persisted.ts';
import { claimRows, expect, goTo, test, unlikeBrands, watch } from './support/portal.ts';
import { signIn, signInUnderClock } from './support/session-clock.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const [brand] = unlikeBrands;
if (!brand) throw new Error('no brands');

const KEEP_ALIVE = '/rbsmbl/x-services/keepAlive';
const VENDOR_KEEP_ALIVE = '/sxesvc/x-services/vendor/keepAlive';

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Session Expiration Warning' });

/** Counts finished requests to a path from now on. Calls that are made at the same time may share a request. */
function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

test('the button in the timeout warning restarts the timer, and an expired session leaves no member data', async ({
  page,
  at,
  maria,
  request,
}) => {
  await signInUnderClock(page, at(brand, '/login/'), maria);

  await test.step('the warning counts down visibly and for screen readers', async () => {
    await page.clock.fastForward('12:50');
    await expect(warning(page)).toHaveCount(0);
    await page.clock.runFor(12_000);
    await expect(warning(page)).toContainText('Your session is about to expire due to inactivity.');
    await expect(warning(page)).toContainText(/You’ll be signed out in 1:5\d\./);
    await expect(warning(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await expectAccessible(page);
    await page.clock.runFor(62_000);
    await expect(warning(page)).toContainText(/You’ll be signed out in 0:[45]\d\./);
    await expect(warning(page).getByRole('status')).toHaveText(/\d+ (minutes?|seconds) left/);
  });

  await test.step('pressing Escape or the button of the warning restarts the timer', async () => {
    await page.keyboard.press('Enter');
    await expect(warning(page)).toHaveCount(0);
    await page.clock.fastForward('12:30');
    await expect(claimRows(page)).toHaveCount(3);
    await expect(warning(page)).toHaveCount(0);
    await page.clock.runFor(40_000);
    await expect(warning(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(warning(page)).toHaveCount(0);
  });

  await test.step('when the session expires, the browser opens the home page, the services are notified, and Back shows no member data', async () => {
    await goTo(page, '#/claims/claimsAndPayments');
    await expect(page.locator('#member h1')).not.toContainText('Maria');
    const access = await persistedValue(page, 'AccessToken');
    const notified: string[] = [];
    page.on('request', (sent) => {
      if (sent.method() === 'DELETE') notified.push(new URL(sent.url()).pathname);
    });
    await page.clock.fastForward('13:05');
    await expect(warning(page)).toBeVisible();
    await page.clock.fastForward('02:00');
    await expect(page).toHaveURL(at(brand, '/'));
    await expectNothingLeft(page);
    const headers = { Authorization: `Bearer ${String(access)}`, appid: 'CHMMBR' };
    const check = () => request.get('/rbsmbl/x-services/userInfo/getUserInfo', { headers });
    await expect.poll(async () => (await check()).status()).toBe(401);
    expect(notified).toEqual(['/rbsmbl/x-services/userauth/v1/login']);
    await page.goBack();
    await expect(page.getByLabel('User name')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/Maria|Delgado/);
    await expectNothingLeft(page);
  });
});

test(
  'the session expires while a device sleeps, and the button of the warning can no longer extend the session',
  LONG_RUN,
  async ({ page, at, maria }) => {
    await test.step('a visitor page leads to the home page if the session expired while the device slept', async () => {
      await signInUnderClock(page, at(brand, '/login/'), maria);
      await page.goto(at(brand, '/faqs/'));
      await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible();
      await page.clock.fastForward('16:00');
      await expect(page).toHaveURL(at(brand, '/'));
      await expect(page.getByRole('link', { name: 'Sign out' })).toBeHidden();
      await expectNothingLeft(page);
    });

    await test.step('the member area leads to the home page if the session expired overnight', async () => {
      await signIn(page, at(brand, '/login/'), maria);
      await page.clock.fastForward('08:00:00');
      await expect(page).toHaveURL(at(brand, '/'));
      await expectNothingLeft(page);
    });

    await test.step('the button of an open warning leads to the home page if the session has expired', async () => {
      await signIn(page, at(brand, '/login/'), maria);
      await page.clock.fastForward('13:05');
      await expect(warning(page)).toBeVisible();
      // The clock jumps, so no timer has run yet when the button is pressed.
      await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 8 * 3_600_000);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at(brand, '/'));
      await expectNothingLeft(page);
    });
  },
);

test('activity in one tab extends the session in another tab, and the session ends in both tabs at the same time', async ({
  page,
  context,
  at,
  newPerson,
  faults,
}) => {
  await signInUnderClock(page, at(brand, '/login/'), await newPerson('maria'));
  const second = await context.newPage();
  watch(second, faults);
  await second.goto(at(brand, '/login/'));
  await expect(claimRows(second)).toHaveCount(3);
  await page.clock.fastForward('13:05');
  await expect(warning(page)).toBeVisible();
  await expect(warning(second)).toBeVisible();
  await warning(second).getByRole('button', { name: 'Close' }).click();
  await expect(warning(second)).toHaveCount(0);
  await expect(warning(page)).toHaveCount(0);
  await page.clock.fastForward('12:00');
  await second.keyboard.press('Shift');
  await page.clock.fastForward('12:00');
  await expect(claimRows(page)).toHaveCount(3);
  await expect(warning(page)).toHaveCount(0);
  await page.clock.fastForward('03:05');
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL(at(brand, '/'));
    await expectNothingLeft(tab);
  }
});

test(
  'keep-alive runs every four minutes while the member is active, so that the session lasts longer than an hour',
  LONG_RUN,
  async ({ page, context, at, maria }) => {
    await signInUnderClock(page, at(brand, '/login/'), maria);
    const [keepAlives, vendorKeepAlives] = [
      countCalls(page, KEEP_ALIVE),
      countCalls(page, VENDOR_KEEP_ALIVE),
    ];

    await test.step('the vendor’s keep-alive runs only if the vendor’s cookie exists, and no keep-alive runs during the warning', async () => {
      await page.clock.fastForward('04:01');
      await expect.poll(keepAlives).toBe(1);
      expect(vendorKeepAlives()).toBe(0);
      await context.addCookies([{ name: 'vendor', value: '50%', url: at(brand, '/') }]);
      await page.clock.fastForward('04:00');
      await expect.poll(vendorKeepAlives).toBe(1);
      await expect.poll(keepAlives).toBe(2);
      await page.clock.fastForward('05:20');
      await expect(warning(page)).toBeVisible();
      expect([keepAlives(), vendorKeepAlives()]).toEqual([2, 1]);
      await page.keyboard.press('Enter');
      await expect(warning(page)).toHaveCount(0);
    });

    await test.step('the session lasts for more than an hour if the member is active', async () => {
      for (let minutes = 0; minutes < 72; minutes += 8) {
        await page.clock.fastForward('08:00');
        await page.keyboard.press('Shift');
      }
      await page.reload();
      await expect(claimRows(page)).toHaveCount(3);
    });
  },
);
