/** The session that `openSignedIn` seeds must equal the session that the sign-in form starts (decisions/code#browser-tests-seed-the-session). */
import type { BrowserContext, Page } from 'playwright/test';
import { brandWhere, claimRows, expect, openSignedIn, signInAt, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

/** Values that differ between two sessions of one person: tokens, times and the session id. */
const OWN = [
  'AccessToken',
  'SessionCookie',
  'CommerceActivityToken',
  'Profile',
  'ProfilePassphrase',
  '__meta__',
];

/** The session as a browser stores it, without the values that differ between sessions. */
async function sessionOf(page: Page, context: BrowserContext) {
  await expect(claimRows(page)).toHaveCount(3);
  await expect(page.locator('#education-panel')).toBeVisible(); // the texts of the content service have been stored
  for (const name of ['Profile', 'ShellTexts'])
    await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), name)).not.toBeNull();
  const stored = await page.evaluate(() => [
    ...Object.entries(sessionStorage),
    ...Object.entries(localStorage),
  ]);
  const cookies = (await context.cookies()).map(({ name, value }): [string, string] => [name, value]);
  const all = [...stored, ...cookies].map(([name, value]): [string, unknown] => [
    name,
    OWN.includes(name) || name === 'LastActivity'
      ? 'its own'
      : value.replaceAll(/"(e|sessionE)ndsAt":\d+/g, '"$1ndsAt":0'),
  ]);
  return Object.fromEntries(all.toSorted(([a], [b]) => a.localeCompare(b)));
}

for (const flow of ['newer', 'userauth'] as const) {
  test(
    `${flow}: the session that a test seeds is equal to the session that the sign-in form starts`,
    LONG_RUN,
    async ({ page, at, browser, newPerson }) => {
      const brand = brandWhere(({ signIn }) => signIn.flow === flow);
      const person = await newPerson('maria');
      const address = at(brand, '/login/');
      await openSignedIn(page, address, person);
      const b = await browser.newContext();
      const form = await b.newPage();
      await signInAt(form, address, person);
      expect(await sessionOf(page, page.context())).toEqual(await sessionOf(form, b));
      await b.close();
    },
  );
}
