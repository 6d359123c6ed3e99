/** A member never sees data that was requested early for another member (decisions/code#reads-that-start-before-their-code). */
import type { Page, Route } from 'playwright/test';
import { persistedValue } from './support/persisted.ts';
import { brandWhere, claimRows, expect, signInAt, test, watch } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(({ messageCenter, signIn }) => messageCenter && signIn.flow === 'newer');

/**
 * Waits until the profile and the session cookie are stored. Early requests need the profile, and another tab needs the
 * cookie to join the session.
 */
async function untilPersisted(page: Page): Promise<void> {
  await expect.poll(() => persistedValue(page, 'Profile')).not.toBeNull();
  await expect.poll(() => persistedValue(page, 'SessionCookie')).not.toBeNull();
}

/** Simulates the back/forward cache, in which a page receives no messages. The test browser has no such cache. */
const deafInMemory = (page: Page) =>
  page.addInitScript(() => {
    const listen = BroadcastChannel.prototype.addEventListener;
    BroadcastChannel.prototype.addEventListener = function hear(type: string, heard: EventListener) {
      listen.call(this, type, (event: Event) => {
        if (!('inMemory' in document.documentElement.dataset)) heard(event);
      });
    };
  });

const transition = (page: Page, type: 'pagehide' | 'pageshow') =>
  page.evaluate((name) => {
    document.documentElement.dataset['inMemory'] = '';
    window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
  }, type);

test(
  'a page from the back/forward cache shows no member data after another member has signed in',
  LONG_RUN,
  async ({ page, context, at, newPerson, openAs }) => {
    await deafInMemory(page);
    await openAs('maria', brand);
    await expect(claimRows(page).first()).toContainText('Maria');
    await untilPersisted(page);
    const second = await context.newPage();
    await second.goto(at(brand, '/login/'));
    await expect(claimRows(second)).toHaveCount(3);
    await transition(page, 'pagehide');
    await second.getByRole('link', { name: 'Sign out' }).click();
    await expect(second).toHaveURL(at(brand, brand.logoutTarget));
    await second.close();
    // The third tab stands for a later page of the first tab. Pages of one tab share session storage, so the test copies
    // the third tab's storage to the first tab.
    const third = await context.newPage();
    const daniel = await newPerson('daniel');
    await signInAt(third, at(brand, '/login/'), daniel);
    await expect(claimRows(third).first()).toContainText('Daniel');
    await untilPersisted(third);
    const storage = await third.evaluate(() => ({ ...sessionStorage }));
    await page.evaluate((persisted) => {
      sessionStorage.clear();
      for (const [key, value] of Object.entries(persisted)) sessionStorage.setItem(key, String(value));
    }, storage);
    const text = await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return document.documentElement.style.visibility === 'hidden' ? '' : document.body.innerText;
    });
    expect(text).not.toContain('Maria');
    await expect(claimRows(page).first()).toContainText('Daniel');
  },
);

test('a tab that is still loading shows only the new member’s claims after sign-in in another tab', async ({
  page,
  context,
  at,
  faults,
  newPerson,
  openAs,
}) => {
  faults.expected.push(/401/);
  await openAs('maria', brand);
  await expect(claimRows(page)).toHaveCount(3);
  await untilPersisted(page);
  const second = await context.newPage();
  watch(second, faults);
  await second.goto(at(brand, '/login/'));
  await expect(claimRows(second)).toHaveCount(3);
  const seen: string[] = [];
  page.on('response', (response) => void seen.push(response.url()));
  const held: Route[] = [];
  await page.route(/_astro\/framework\./, (route) => void held.push(route));
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => seen.some((url) => url.includes('claim/summary'))).toBe(true);
  await second.getByRole('link', { name: 'Sign out' }).click();
  await expect(second).toHaveURL(at(brand, brand.logoutTarget));
  await signInAt(second, at(brand, '/login/'), await newPerson('daniel'));
  await expect(claimRows(second).first()).toContainText('Daniel');
  await page.unroute(/_astro\/framework\./);
  await Promise.all(held.map((route) => route.continue().catch(() => {})));
  await page.goto(at(brand, '/login/'));
  await expect(claimRows(page).first()).toContainText('Daniel');
  await expect(page.locator('#claims-panel')).not.toContainText('Maria');
});
