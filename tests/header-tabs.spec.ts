/**
 * Header tabs on every page, from the first paint (000 §2, §6; decisions/shell#header-tabs-before-the-first-paint).
 * Which members have which tabs: `src/member/navigation/header-tabs.test.tsx`.
 */
import type { Page } from 'playwright/test';
import { isLongRun, sampleOne, LONG_RUN } from '../scripts/test/sample.ts';
import { expectAccessible } from './support/axe.ts';
import {
  brandWhere,
  expect,
  fillSignIn,
  openSignedIn,
  test,
  unlikeBrands,
  type Person,
} from './support/portal.ts';

const usual = brandWhere(
  ({ tabs, messageCenter }) =>
    messageCenter && ['pay-premium', 'wellness'].every((id) => tabs.some((tab) => tab.id === id)),
);

/** Ids of the visible tabs. */
const shown = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll<HTMLElement>('#tabs [data-tab]')]
        .filter((tab) => tab.checkVisibility({ visibilityProperty: true }))
        .map(({ dataset }) => dataset['tab']),
    ),
  ]);

async function expectTabs(page: Page, tabs: string): Promise<void> {
  await expect.poll(async () => (await shown(page)).join(' ')).toBe(tabs);
}

/** Records every tab that a signed-in member sees in any animation frame. @returns a function that returns the tabs seen on the current page */
async function noteTabs(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenTabs: seen });
    const look = () => {
      // The script runs before the page has any element.
      const signedIn = document.querySelector('html')?.dataset['session'] === 'in';
      for (const tab of document.querySelectorAll<HTMLElement>('#tabs [data-tab], .phone-bar [data-tab]'))
        if (signedIn && tab.checkVisibility({ visibilityProperty: true })) seen.add(tab.dataset['tab'] ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'seenTabs') as Set<string>)]);
}

/** Resolves after the next paint. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function signIn(page: Page, address: string, person: Person): Promise<void> {
  await openSignedIn(page, address, person);
  await expect(page.locator('#member h1')).toBeFocused();
}

/** People and the ids of their tabs (other members: `src/member/navigation/header-tabs.test.tsx`). The long run uses all these people; `npm test` uses the person with the fewest tabs. */
const PEOPLE = [
  ['maria', 'home coverage claims-and-spending find-a-doctor prescriptions wellness'],
  ['pearl', 'home pay-premium coverage claims'],
] as const;

for (const [like, tabs] of isLongRun ? PEOPLE : PEOPLE.slice(-1)) {
  test(`${like} sees only the tabs ${tabs}, on member pages and on visitor pages`, async ({
    page,
    at,
    newPerson,
    breakCall,
    repair,
  }) => {
    const person = await newPerson(like);
    const seen = await noteTabs(page);
    await signIn(page, at(usual, '/login/'), person);
    await expectTabs(page, tabs);
    expect(await seen()).toContain('home');
    expect(tabs.split(' ')).toEqual(expect.arrayContaining(await seen()));
    // On the next pages the tabs are visible before any service responds.
    await breakCall(person, { call: '*', kind: 'hold' });
    for (const path of ['/about/', '/login/']) {
      await page.goto(at(usual, path), { waitUntil: 'commit' });
      await page.locator('.footer').waitFor();
      expect((await shown(page)).join(' '), path).toBe(tabs);
      expect(tabs.split(' ')).toEqual(expect.arrayContaining(await seen()));
    }
    await repair(person);
    await test.step('if the tabs are not cached, a visitor page still shows the tabs, and does not load React', async () => {
      await page.evaluate(() => sessionStorage.removeItem('Tabs'));
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.goto(at(usual, '/about/'));
      await expectTabs(page, tabs);
      expect(scripts.filter((url) => /react|client\./i.test(url))).toEqual([]);
    });
  });
}

test('header tabs reserve space while they load, and the Home tab leads visitors and members to different pages', async ({
  page,
  at,
  newPerson,
  breakCall,
  repair,
}) => {
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await page.goto(at(usual));
  await expect(tabs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(tabs.locator('[aria-current]:visible')).toHaveText('Home');
  const person = await newPerson('owen');
  await breakCall(person, { call: 'memberInfo', kind: 'hold' });
  await page.goto(at(usual, '/login/'));
  const height = await page.locator('.header').evaluate(({ clientHeight }) => clientHeight);
  await fillSignIn(page, person);
  await expectTabs(page, 'home');
  expect(await page.locator('.header').evaluate(({ clientHeight }) => clientHeight)).toBe(height);
  await painted(page);
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node } of 'sources' in entry ? (entry.sources as { node: Node | null }[]) : [])
          if (node?.parentElement?.closest('.header')) moved.push(node.textContent ?? '');
    }).observe({ type: 'layout-shift' });
  });
  await repair(person);
  await expectTabs(page, 'home coverage claims spending find-a-doctor wellness');
  await painted(page);
  expect(await page.evaluate(() => Reflect.get(window, 'moved') as string[])).toEqual([]);
  expect(await page.locator('.header').evaluate(({ clientHeight }) => clientHeight)).toBe(height);
  await expect(tabs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', usual.memberHome);
  await expect(tabs.locator('[aria-current]:visible')).toHaveText('Home');
  await tabs.getByRole('link', { name: 'Coverage' }).click();
  await expect(tabs.locator('[aria-current]:visible')).toHaveText('Coverage');
  await expect(page.locator('#member h1')).toBeFocused();
});

for (const brand of sampleOne(unlikeBrands, 'the phone menu')) {
  test(
    `${brand.code}: the bottom bar and the menu on a phone pass axe and can be used with the keyboard`,
    LONG_RUN,
    async ({ page, at, newPerson }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await signIn(page, at(brand, '/login/'), await newPerson('maria'));
      const bar = page.getByRole('navigation', { name: 'Shortcuts' });
      await expect(bar.getByRole('link')).toHaveCount(4);
      for (const target of await bar.getByRole('listitem').all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expectAccessible(page, 'the header', '.header');

      const button = bar.getByRole('button', { name: 'Menu' });
      await button.focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'true');
      // The header's tools have moved into the menu.
      await expect(page.locator('.menu-tools summary').first()).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Register' })).toBeHidden();
      // The list scrolls under the close button, and axe counts a half-covered target as too small.
      await page.setViewportSize({ width: 390, height: 1400 });
      await expectAccessible(page, 'the header', '.header');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();

      await page.keyboard.press('Enter');
      // The Coverage tab is hidden, because the menu already contains its page, Health Plans.
      await expect(menu.getByRole('link', { name: 'Coverage' })).toBeHidden();
      const pages = page.getByRole('navigation', { name: 'My pages' });
      const choice = pages.getByRole('link', { name: 'Health Plans' });
      for (
        let left = 20;
        left > 0 && !(await choice.evaluate((link) => link === document.activeElement));
        left -= 1
      )
        await page.keyboard.press('Tab');
      await expect(choice).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(menu).toBeHidden();
      await expect(page.locator('#member h1')).toBeFocused();
      await expect(bar.locator('[aria-current]:visible')).toHaveText('Coverage');

      // The menu closes when focus leaves it.
      await button.press('Enter');
      const close = page.getByRole('button', { name: 'Close menu' });
      await close.focus();
      await page.keyboard.press('Tab');
      await expect(menu).toBeHidden();

      await button.click();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(page.locator('.header-top .header-tools')).toBeVisible();
      await expect(page.locator(':popover-open')).toHaveCount(0);
    },
  );
}
