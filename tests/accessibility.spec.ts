/** Runs axe on a visitor page, the sign-in page, the summary and an open claim, and tests the keyboard and forced colors. */
import type { Page } from 'playwright/test';
import { LANGUAGE_COOKIE } from '../src/lib/text/language-keys.ts';
import { isLongRun, sampleOne, LONG_RUN } from '../scripts/test/sample.ts';
import { expectAccessible } from './support/axe.ts';
import { LIST, rows } from './support/claims-list.ts';
import { withoutEdge } from './support/every-view.ts';
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

/** Maximum number of tab stops from the summary's heading back to the end of the header. */
const MOST_STOPS = 30;

const five = [
  ...unlikeBrands,
  brandWhere(({ theme }) => theme.header === 'line'),
  brandWhere(({ theme, footer }) => theme.header === 'tinted' && footer.kind === 'simple'),
];

/** The brightest color channel of the page's background, from 0 to 255. */
const lightness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [, ...channels] =
      /rgb\((\d+), (\d+), (\d+)\)/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
    return Math.max(...channels.map(Number));
  });

for (const brand of sampleOne(five, 'axe')) {
  test(`${brand.code}: axe finds no violation on visitor pages, in the sign-in modal, on the summary or in an open claim`, async ({
    page,
    at,
    newPerson,
    breakCall,
    repair,
    faults,
  }) => {
    // A wrong password results in 401, or in 400 from the token service. The broken call results in 500.
    faults.expected.push(/40[01]|500/);
    const person = await newPerson('maria');
    await breakCall(person, { call: 'claim/summary', kind: 'status', status: 500 });
    await test.step('visitor pages are dark in dark mode and pass axe', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      for (const path of isLongRun ? ['/', '/about/', '/login/', '/msg/', '/languages/'] : ['/']) {
        await page.goto(at(brand, path));
        expect(await lightness(page), path).toBeLessThan(80);
        await expectAccessible(page, `${path} in the dark`);
      }
      await page.emulateMedia({ colorScheme: 'light' });
    });
    if (isLongRun)
      await test.step('the home page passes axe', async () => {
        await page.goto(at(brand));
        await expectAccessible(page, 'home');
      });
    await test.step('the sign-in form passes axe with and without an error, and the modal for a wrong password passes axe', async () => {
      await page.goto(at(brand, '/login/'));
      await expectAccessible(page, 'sign-in');
      await page.getByLabel('User name').fill(person.logonId);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, 'sign-in with an error');
      await fillSignIn(page, { ...person, password: 'Wrong-1!' });
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'sign-in modal');
      await page.keyboard.press('Escape');
    });
    await test.step('the summary passes axe with failed panels and with data', async () => {
      await fillSignIn(page, person);
      const panel = page.locator('#claims-panel');
      await expect(panel.getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'failed panel');
      await repair(person);
      await panel.getByRole('button', { name: 'Try again' }).click();
      await expect(claimRows(page)).toHaveCount(3);
      if (brand.messageCenter) await expect(messageRows(page)).toHaveCount(3);
      await expectAccessible(page, 'summary');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, 'summary in the dark');
      await page.emulateMedia({ colorScheme: 'light' });
    });
    await test.step('in forced colors, every button and field of the summary has a border', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      await expect(claimRows(page).getByText('In Process').first()).toBeVisible();
      expect(await withoutEdge(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: null });
    });
    await test.step('an open claim passes axe', async () => {
      await goTo(page, LIST.replace(/.*#/, '#'));
      await expect(rows(page)).toHaveCount(10);
      await rows(page).nth(1).locator('.claim-toggle').click();
      await expect(rows(page).nth(1).locator('.claim-detail')).toHaveAttribute('aria-busy', 'false');
      await expectAccessible(page, 'list of claims with an open claim');
    });
  });
}

const [brand] = unlikeBrands;
if (!brand) throw new Error('no brands');

test(
  'a member can use the phone menu, sign in and sign out with the keyboard alone',
  LONG_RUN,
  async ({ page, at, newPerson }) => {
    await test.step('the phone menu opens and closes by keyboard, and passes axe', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at(brand));
      const menu = page.getByRole('button', { name: 'Menu' });
      await menu.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('#tabs a').first()).toBeVisible();
      await expectAccessible(page, 'menu open');
      await page.keyboard.press('Escape');
      await expect(page.locator('#tabs a').first()).toBeHidden();
      await expect(menu).toBeFocused();
    });
    await page.setViewportSize({ width: 1280, height: 720 });
    const person = await newPerson('maria');
    await page.goto(at(brand, '/login/'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('User name')).toBeFocused();
    await page.keyboard.type(person.logonId);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await expect(claimRows(page)).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // Presses Shift+Tab past the main content and the header tabs, to the link before them.
    const signOut = page.getByRole('link', { name: 'Sign out' });
    for (
      let left = MOST_STOPS;
      left > 0 && !(await signOut.evaluate((link) => link === document.activeElement));
      left -= 1
    )
      await page.keyboard.press('Shift+Tab');
    await expect(signOut).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(brand, '/logout/'));
  },
);

test(
  'a member can sign in, change the password and close the session warning in Spanish with the keyboard alone',
  LONG_RUN,
  async ({ page, context, at, newPerson }) => {
    const person = await newPerson('miriam');
    const next = 'Lantern-42?';
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'es', url: at(brand, '/') }]);
    await page.clock.install();
    await page.goto(at(brand, '/login/'));
    await expect(page.getByLabel('Nombre de usuario')).toBeVisible(); // the Spanish texts have loaded
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ir al contenido principal' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Nombre de usuario')).toBeFocused();
    await page.keyboard.type(person.logonId);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await expectAccessible(page, 'the form');
    await page.keyboard.press('Enter');
    const forced = page.getByRole('dialog');
    await expect(forced.getByRole('button')).toBeFocused();
    await expectAccessible(page, 'the forced password');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(forced).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectAccessible(page, 'the new password');
    for (const typed of [person.password, next, next]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(typed);
    }
    await page.keyboard.press('Enter');
    await expect(claimRows(page).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('LastActivity'))).not.toBeNull();
    await page.clock.fastForward('13:05');
    const warning = page.getByRole('alertdialog', { name: 'Aviso de vencimiento de la sesión' });
    await expect(warning.getByRole('button', { name: 'Cerrar' })).toBeFocused();
    await expectAccessible(page, 'the warning');
    await page.keyboard.press('Enter');
    await expect(warning).toHaveCount(0);
    await expect(claimRows(page).first()).toBeVisible();
  },
);
