/** axe on home, sign-in and summary of five brands; keyboard, narrow, large and forced colors. */
import { LANGUAGE_COOKIE } from '../src/lib/language-keys.ts';
import { sampleOne } from '../scripts/test/sample.ts';
import { expectAccessible } from './support/axe.ts';
import {
  brandWhere,
  claimRows,
  expect,
  fillSignIn,
  messageRows,
  test,
  unlikeBrands,
} from './support/portal.ts';

/** From the summary's heading back to the end of the header, with room. */
const MOST_STOPS = 30;

const five = [
  ...unlikeBrands,
  brandWhere(({ theme }) => theme.header === 'line'),
  brandWhere(({ theme, footer }) => theme.header === 'tinted' && footer.kind === 'simple'),
];

for (const brand of sampleOne(five, 'home, sign-in and summary')) {
  test(`${brand.code}: axe finds nothing on home, sign-in and summary`, async ({ page, at, newPerson }) => {
    await page.goto(at(brand));
    await expectAccessible(page, 'home');
    await page.goto(at(brand, '/login/'));
    await expectAccessible(page, 'sign-in');
    await fillSignIn(page, await newPerson('maria'));
    await expect(claimRows(page)).toHaveCount(3);
    if (brand.messageCenter) await expect(messageRows(page)).toHaveCount(3);
    await expectAccessible(page, 'summary');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'summary in the dark');
  });
}

for (const brand of sampleOne(five, 'visitor pages in the dark')) {
  test(`${brand.code}: axe finds nothing on visitor pages in the dark, which are dark`, async ({
    page,
    at,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const path of ['/', '/about/', '/login/', '/msg/', '/languages/']) {
      await page.goto(at(brand, path));
      const lightness = await page.evaluate(() => {
        const [, ...channels] =
          /rgb\((\d+), (\d+), (\d+)\)/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
        return Math.max(...channels.map(Number));
      });
      expect(lightness, path).toBeLessThan(80);
      await expectAccessible(page, path);
    }
  });
}

const [brand] = unlikeBrands;
if (!brand) throw new Error('no brands');

test('modals and failed panels pass axe', async ({ page, newPerson, breakCall, faults, signInAs }) => {
  faults.expected.push(/40[01]|500/); // the token service answers 400
  const person = await newPerson('maria');
  await breakCall(person, { call: 'claim/summary', kind: 'status', status: 500 });
  await signInAs({ ...person, password: 'Wrong-1!' }, brand);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'sign-in modal');
  await page.keyboard.press('Escape');
  await fillSignIn(page, person);
  await expect(page.locator('#claims-panel').getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'failed panel');
});

test('the keyboard alone signs in and out', async ({ page, at, newPerson }) => {
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
  // Back over main and the tabs to the link before them.
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
});

test('in Spanish, by keyboard alone: sign-in, a forced password, the warning before the end', async ({
  page,
  context,
  at,
  newPerson,
}) => {
  const person = await newPerson('miriam');
  const next = 'Lantern-42?';
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'es', url: at(brand, '/') }]);
  await page.clock.install();
  await page.goto(at(brand, '/login/'));
  await expect(page.getByLabel('Nombre de usuario')).toBeVisible(); // the texts have come
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
});

test('the phone menu opens, closes on Escape and gives focus back', async ({ page, at }) => {
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

for (const [name, width, scale] of [
  ['320 px wide', 320, '100%'],
  ['390 px wide at 200 % text', 390, '200%'],
] as const) {
  test(`nothing runs out of the page ${name}`, async ({ page, at, openAs }) => {
    await page.setViewportSize({ width, height: 800 });
    const scroll = async () => {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, scale);
      return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    };
    for (const path of ['/', '/login/', '/coverage/', '/faqs/']) {
      await page.goto(at(brand, path));
      expect(await scroll(), path).toBeLessThanOrEqual(0);
    }
    await openAs('maria', brand);
    await expect(claimRows(page)).toHaveCount(3);
    expect(await scroll(), 'summary').toBeLessThanOrEqual(0);
  });
}

test('forced colors keep buttons, fields and status words', async ({ page, openAs }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs('maria', brand);
  await expect(claimRows(page).getByText('In Process').first()).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`nothing moves while the panels load at ${width} px`, async ({ page, openAs }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAs('maria', brand);
    await expect(claimRows(page)).toHaveCount(3);
    await page.reload();
    await expect(claimRows(page)).toHaveCount(3);
    await expect(messageRows(page)).toHaveCount(3);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBe(0);
  });
}
