/** Header tabs by member data, on every page, from the first paint (000 §2, §6; decision 015). */
import type { Page } from 'playwright/test';
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

const has = (brand: Parameters<Parameters<typeof brandWhere>[0]>[0], id: string) =>
  brand.tabs.some((tab) => tab.id === id);

const usual = brandWhere(
  (brand) => has(brand, 'pay-premium') && has(brand, 'wellness') && brand.spending.medicareTab,
);
const strict = brandWhere(
  ({ spending, prescriptions }) => !spending.medicareTab && prescriptions.needsCurrentCoverage,
);
const withForms = brandWhere((brand) => has(brand, 'forms-and-resources'));
const withoutPremium = brandWhere((brand) => !has(brand, 'pay-premium'));

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

/** Records every tab that a signed-in member could see in any frame of any page. */
async function noteTabs(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenTabs: seen });
    const look = () => {
      // The script runs before the page has its first element.
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

const CELLS = [
  [
    'an employer with spending accounts',
    usual,
    'maria',
    'home coverage claims-and-spending find-a-doctor prescriptions wellness',
  ],
  [
    'a spouse on the same plan',
    usual,
    'daniel',
    'home coverage claims-and-spending find-a-doctor prescriptions wellness',
  ],
  ['no drug plan, no accounts', usual, 'owen', 'home coverage claims spending find-a-doctor wellness'],
  ['Blue Edge Dental', usual, 'pearl', 'home pay-premium coverage claims'],
  [
    'Medicare',
    usual,
    'ruth',
    'home pay-premium coverage claims spending find-a-doctor prescriptions wellness',
  ],
  ['direct pay', usual, 'nora', 'home pay-premium coverage claims spending find-a-doctor wellness'],
  [
    'previous plans only',
    usual,
    'felix',
    'home coverage claims spending find-a-doctor prescriptions wellness',
  ],
  [
    'Medicare, where it loses Spending, and a drug plan that ended',
    strict,
    'edith',
    'home pay-premium coverage claims find-a-doctor wellness',
  ],
  [
    'an HSA, where Medicare would lose Spending',
    strict,
    'nils',
    'home coverage claims-and-spending find-a-doctor prescriptions wellness',
  ],
  [
    'previous plans, where coverage must be current',
    strict,
    'felix',
    'home coverage claims spending find-a-doctor wellness',
  ],
  [
    'forms instead of wellness',
    withForms,
    'astrid',
    'home coverage claims spending find-a-doctor prescriptions forms-and-resources',
  ],
  [
    'direct pay, where premiums are not paid here',
    withoutPremium,
    'nora',
    'home coverage claims spending find-a-doctor wellness',
  ],
] as const;

for (const [what, brand, like, tabs] of CELLS) {
  test(`${what} (${like}, ${brand.code}): ${tabs}`, async ({ page, at, newPerson, breakCall }) => {
    const person = await newPerson(like);
    const seen = await noteTabs(page);
    await signIn(page, at(brand, '/login/'), person);
    await expectTabs(page, tabs);
    expect(await seen()).toContain('home');
    expect(tabs.split(' ')).toEqual(expect.arrayContaining(await seen()));
    // On the next pages the tabs are there before any service responds.
    await breakCall(person, { call: '*', kind: 'hold' });
    for (const path of ['/about/', '/login/']) {
      await page.goto(at(brand, path), { waitUntil: 'commit' });
      await page.locator('.footer').waitFor();
      expect((await shown(page)).join(' '), path).toBe(tabs);
      expect(tabs.split(' ')).toEqual(expect.arrayContaining(await seen()));
    }
  });
}

test('undecided tabs keep their space, and nothing in the header shifts when they are decided', async ({
  page,
  at,
  newPerson,
  breakCall,
  repair,
}) => {
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
});

test('without a profile only tabs that do not depend on the group show', async ({
  page,
  newPerson,
  breakCall,
  faults,
  openAs,
}) => {
  faults.expected.push(/memberInfo|Failed to load resource/);
  const person = await newPerson('ruth');
  await breakCall(person, { call: 'memberInfo', kind: 'status', status: 500 });
  await openAs(person, usual);
  await expectTabs(page, 'home coverage claims spending find-a-doctor wellness');
});

test('Claims and Spending stay if the vendor lookup fails, or does not respond in time', async ({
  page,
  at,
  newPerson,
  breakCall,
  repair,
  faults,
}) => {
  faults.expected.push(/vendordetails|Failed to load resource/);
  const apart = 'home coverage claims spending find-a-doctor prescriptions wellness';
  const together = 'home coverage claims-and-spending find-a-doctor prescriptions wellness';
  const person = await newPerson('maria');
  await breakCall(person, { call: 'vendordetails', kind: 'status', status: 500 });
  await signIn(page, at(usual, '/login/'), person);
  await expectTabs(page, apart);
  await repair(person);
  await breakCall(person, { call: 'vendordetails', kind: 'hold' });
  await page.reload();
  await expectTabs(page, 'home');
  await expectTabs(page, apart);
  await repair(person);
  await expectTabs(page, together);
});

test('a visitor page decides the tabs itself, without React, if no previous page did', async ({
  page,
  at,
  newPerson,
}) => {
  await signIn(page, at(usual, '/login/'), await newPerson('pearl'));
  await expectTabs(page, 'home pay-premium coverage claims');
  await page.evaluate(() => sessionStorage.removeItem('Tabs'));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(at(usual, '/about/'));
  await expectTabs(page, 'home pay-premium coverage claims');
  expect(scripts.filter((url) => /react|client\./i.test(url))).toEqual([]);
});

test('session storage has tab ids only, and loses them with the session', async ({ page, at, newPerson }) => {
  await signIn(page, at(usual, '/login/'), await newPerson('nora'));
  await expectTabs(page, 'home pay-premium coverage claims spending find-a-doctor wellness');
  const stored = () => page.evaluate(() => sessionStorage.getItem('Tabs'));
  expect(JSON.parse((await stored()) ?? 'null')).toEqual([
    'home pay-premium coverage claims spending find-a-doctor wellness',
    'home claims spending find-a-doctor wellness',
  ]);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible();
  expect(await stored()).toBeNull();
});

test('Home leads visitors to the home page and members to the member home; the current tab is marked', async ({
  page,
  at,
  newPerson,
}) => {
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await page.goto(at(usual));
  await expect(tabs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(tabs.locator('[aria-current]:visible')).toHaveText('Home');
  await signIn(page, at(usual, '/login/'), await newPerson('ruth'));
  await expect(tabs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', usual.memberHome);
  await expect(tabs.locator('[aria-current]:visible')).toHaveText('Home');
  for (const name of ['Coverage', 'Claims', 'Spending', 'Wellness', 'Home']) {
    await tabs.getByRole('link', { name, exact: true }).click();
    await expect(tabs.locator('[aria-current]:visible')).toHaveText(name);
    await expect(page.locator('#member h1')).toBeFocused();
  }
});

test('header tabs have the targets of 000 §2', () => {
  expect(usual.tabs.map(({ id, url }) => [id, url])).toEqual([
    ['home', usual.memberHome],
    ['pay-premium', '/login/#/ebill'],
    ['coverage', '/login/#/healthPlans'],
    ['claims-and-spending', '/login/#/claims-and-spending'],
    ['claims', '/login/#/claims/claimsAndPayments'],
    ['spending', '/spa/#/spendingSummary'],
    ['find-a-doctor', '/login/#/finder'],
    ['prescriptions', '/login/#/prescriptions'],
    ['wellness', '/login/#/wellness'],
  ]);
});

for (const brand of unlikeBrands) {
  test(`${brand.code}: the phone's bar and menu, by axe and by keyboard`, async ({ page, at, newPerson }) => {
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
    // The header's tools have moved into it.
    await expect(page.locator('.menu-tools summary').first()).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Register' })).toBeHidden();
    // The list scrolls under the button that closes it, and a target that is half under it counts as too small.
    await page.setViewportSize({ width: 390, height: 1400 });
    await expectAccessible(page, 'the header', '.header');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    const choice = menu.getByRole('link', { name: 'Coverage' });
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

    // The menu closes when the focus leaves it.
    await button.press('Enter');
    const close = page.getByRole('button', { name: 'Close menu' });
    await close.focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();

    await button.click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('.header-top .header-tools')).toBeVisible();
    await expect(page.locator(':popover-open')).toHaveCount(0);
  });
}
