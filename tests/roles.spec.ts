/** Who goes where after signing in, and the producer site (spec 000 §4 'Redirect rule after login', §6). */
import type { Page } from 'playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { keptValue } from './support/kept.ts';
import {
  brandWhere,
  claimRows,
  expect,
  signInAt,
  test,
  unlikeBrands,
  watch,
  type Person,
} from './support/portal.ts';

const brand = brandWhere(({ signIn, sites }) => signIn.flow === 'newer' && sites.producer.startsWith('/'));

const place = (page: Page) => page.getByRole('region', { name: 'Agency and region' });
const kept = (page: Page) =>
  page.evaluate(() => ({
    storage: { ...sessionStorage } as Record<string, string>,
    cookies: document.cookie,
  }));

async function cookies(page: Page): Promise<Record<string, string>> {
  const { cookies: text } = await kept(page);
  return Object.fromEntries(text.split('; ').map((pair) => pair.split('=')));
}

async function openDesk(page: Page, address: string, person: Person): Promise<void> {
  await signInAt(page, address, person);
  await expect(page).toHaveURL(/\/producer\/$/);
  await expect(place(page)).toBeVisible();
}

/** Sites of others are not there: whoever is sent to one comes to a page of this test's. */
async function standIn(page: Page): Promise<void> {
  await page.route(
    (url) => !url.hostname.endsWith('.localhost'),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<title>Another site</title><link rel="icon" href="data:,">',
      }),
  );
}

for (const [id, lead] of [
  ['gwen', 'as an agent'],
  ['adele', 'admin of an agency'],
  ['ivan', 'internal staff'],
] as const)
  test(`${id} comes to the producer site, and never into the member area`, async ({
    page,
    at,
    newPerson,
  }) => {
    await openDesk(page, at(brand, '/login/'), await newPerson(id));
    await expect(page.getByRole('main')).toContainText(lead);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    const { storage } = await kept(page);
    expect(JSON.parse(storage['UserData'] ?? '{}')).toMatchObject({ isLoggedIn: true });
    await page.goto(at(brand, '/login/#/claims/activitySummary'));
    await expect(page).toHaveURL(at(brand, '/producer/'));
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(at(brand, brand.logoutTarget));
    await page.goto(at(brand, '/producer/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('For agents, agency admins and staff');
  });

for (const flow of ['older', 'userauth', 'token'] as const)
  test(`an agent comes to the producer site by the ${flow} flow too`, async ({ page, at, newPerson }) => {
    const other = brandWhere(({ signIn }) => signIn.flow === flow);
    await openDesk(page, at(other, '/login/'), await newPerson('gwen'));
  });

test('a visitor is sent to the shop site, the tokens cleared', async ({ page, context, at, openAs }) => {
  await standIn(page);
  await openAs('piper', brand);
  await expect(page).toHaveURL(brand.sites.shop);
  const here = await context.newPage();
  await here.goto(at(brand));
  expect(await kept(here)).toEqual({ storage: {}, cookies: '' });
});

for (const [what, like, site] of [
  ['a member', 'maria', 'shop'],
  ['a member of a Medicare market', 'ruth-senior', 'senior'],
] as const)
  test(`${what} stays in the member area, and goes to the ${site} site where another site asked`, async ({
    page,
    at,
    newPerson,
    openAs,
  }) => {
    await standIn(page);
    const person = await newPerson(like);
    await openAs(person, brand, `/login/?target=${encodeURIComponent(brand.sites.shop)}`);
    await expect(page).toHaveURL(brand.sites[site]);
    await openAs(person, brand);
    await expect(page).toHaveURL(at(brand, '/login/#/claims/activitySummary'));
  });

test('a member who asked from a visitor page comes back to it, signed in', async ({ page, at, openAs }) => {
  await openAs('maria', brand, '/login/?target=%2Fcoverage%2F');
  await expect(page).toHaveURL(at(brand, '/coverage/'));
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible();
  await page.goto(at(brand, '/producer/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is for agents and staff');
});

test('another region brings its data-dictionary token, and is remembered', async ({
  page,
  at,
  newPerson,
}) => {
  const gwen = await newPerson('gwen');
  await openDesk(page, at(brand, '/login/'), gwen);
  await expect(place(page)).toContainText('You work in Minnesota for agency 40211.');
  expect(await cookies(page)).toMatchObject({ ddToken: '14', DDValue: '14', LEAD_REGION: 'MN' });
  await expect(page.getByRole('region', { name: 'What you may do' }).getByRole('listitem')).toHaveCount(3);
  await place(page).getByLabel('Region').selectOption('North Dakota');
  await expect(place(page).getByLabel('Agency')).toHaveValue('40388');
  await place(page).getByLabel('Remember').check();
  await place(page).getByRole('button', { name: 'Use this agency and region' }).click();
  await expect(place(page).getByRole('status')).toHaveText(/^You now work in North Dakota\. We start there/);
  expect(await cookies(page)).toMatchObject({ ddToken: '16', DDValue: '16', LEAD_REGION: 'ND' });
  await expect(page.getByRole('region', { name: 'What you may do' }).getByRole('listitem')).toHaveText([
    'Quote coverage',
  ]);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(at(brand, brand.logoutTarget));
  await openDesk(page, at(brand, '/login/'), gwen);
  await expect(place(page)).toContainText('You work in North Dakota for agency 40388.');
});

test('a token that cannot be had opens the critical modal, and leaves region and token as they were', async ({
  page,
  at,
  newPerson,
  breakCall,
  faults,
}) => {
  faults.expected.push(/409/);
  const gwen = await newPerson('gwen');
  await openDesk(page, at(brand, '/login/'), gwen);
  await breakCall(gwen, { call: 'getddTokenByRegion', kind: 'status', status: 409 });
  await place(page).getByLabel('Region').selectOption('North Dakota');
  await place(page).getByRole('button', { name: 'Use this agency and region' }).click();
  const modal = page.getByRole('dialog');
  await expect(modal).toContainText(
    'There has been a problem accessing this service. Please contact technical support.',
  );
  await expect(modal).toContainText(
    'Your access to the portal is not accessible. If you wish to gain access or have any questions, please reach out to your agency.',
  );
  await page.keyboard.press('Escape');
  await expect(place(page)).toContainText('You work in Minnesota for agency 40211.');
  await expect(place(page).getByRole('status')).toHaveText('Nothing has changed.');
  expect(await cookies(page)).toMatchObject({ ddToken: '14', DDValue: '14', LEAD_REGION: 'MN' });
});

test('a preference that cannot be kept says so, and the choice holds', async ({
  page,
  at,
  newPerson,
  breakCall,
  repair,
  faults,
}) => {
  faults.expected.push(/500/);
  const gwen = await newPerson('gwen');
  await openDesk(page, at(brand, '/login/'), gwen);
  await breakCall(gwen, { call: 'agencyPreference', kind: 'status', status: 500 });
  await place(page).getByLabel('Region').selectOption('North Dakota');
  await place(page).getByLabel('Remember').check();
  await place(page).getByRole('button', { name: 'Use this agency and region' }).click();
  await expect(place(page).getByRole('alert')).toContainText(
    'we could not remember it for your next sign-in',
  );
  await repair(gwen);
  await place(page).getByRole('button', { name: 'Try again' }).click();
  await expect(place(page).getByRole('status')).toContainText('We start there at your next sign-in.');
});

test('the desk that cannot be loaded offers another try', async ({
  page,
  newPerson,
  breakCall,
  repair,
  faults,
  openAs,
}) => {
  faults.expected.push(/500/);
  const gwen = await newPerson('gwen');
  await breakCall(gwen, { call: 'getUserInfo', kind: 'status', status: 500 });
  await openAs(gwen, brand);
  await expect(page.getByRole('alert')).toContainText('We could not load your agencies and regions.');
  await repair(gwen);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(place(page)).toBeVisible();
});

test('the desk’s 401 asks to sign in again, and leads to where one does', async ({
  page,
  at,
  newPerson,
  expire,
  faults,
}) => {
  faults.expected.push(/401/);
  const gwen = await newPerson('gwen');
  await openDesk(page, at(brand, '/login/'), gwen);
  await expire(gwen);
  await page.reload();
  const modal = page.getByRole('dialog', { name: 'Please Login' });
  await expect(modal).toContainText('Please login to view claims');
  await expect(page.locator('body')).not.toContainText('Gwen');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(modal.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(brand, '/login/'));
  await expect(page.getByLabel('User name')).toBeVisible();
});

const simulate = async (page: Page, logonId: string): Promise<void> => {
  await page.getByLabel('The member’s user name').fill(logonId);
  await page.getByRole('button', { name: 'Open the member’s portal' }).click();
};

/** Staff at their desk open a member's portal. @returns its window, with claims in it */
async function openSimulation(page: Page, address: string, staff: Person, member: Person): Promise<Page> {
  await openDesk(page, address, staff);
  const opening = page.context().waitForEvent('page');
  await simulate(page, member.logonId);
  const window = await opening;
  await expect(claimRows(window)).toHaveCount(3);
  return window;
}

test('internal staff see the portal as a member in a window of its own, and stop', async ({
  page,
  context,
  at,
  newPerson,
  faults,
}) => {
  const address = at(brand, '/login/');
  const visits: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/updateMetrics/')) visits.push(request.url());
  });
  const window = await openSimulation(page, address, await newPerson('ivan'), await newPerson('maria'));
  watch(window, faults);
  await expect(window.getByRole('complementary', { name: 'Simulation' })).toContainText(
    'You are signed in for Maria',
  );
  expect(await cookies(page)).toMatchObject({ simulatedAuthVersion: 'MER_SIMULATION_V1' });
  const proxy = (await context.cookies()).filter(({ name }) => name === 'HMCSRProxyToken');
  expect(
    proxy.map(({ httpOnly }) => httpOnly),
    'the member’s token is out of reach of scripts',
  ).toEqual([true]);
  await window.goto(at(brand, '/login/#/change-password'));
  await expect(window.getByRole('heading', { name: 'Only the member can change this' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'is open in another window' })).toBeVisible();
  // Another tab is the staff's own, never the member's.
  const third = await context.newPage();
  watch(third, faults);
  await third.goto(at(brand, '/producer/'));
  await expect(third.getByRole('heading', { level: 1 })).toContainText('Ivan');
  // A copy of the window has a copy of its storage: it ends with it.
  const copying = context.waitForEvent('page');
  await window.evaluate(() => void globalThis.open('/login/'));
  const copy = await copying;
  watch(copy, faults);
  await expect(claimRows(copy)).toHaveCount(3);
  const closing = window.waitForEvent('close');
  await window.getByRole('complementary', { name: 'Simulation' }).getByRole('link', { name: 'Stop' }).click();
  await closing;
  await expect(copy.locator('body')).not.toContainText('Maria');
  await expect(copy).not.toHaveURL(/login/);
  expect(visits, 'what is new to the member stays new').toEqual([]);
  expect(Object.keys(await cookies(page))).not.toContain('simulatedAuthVersion');
  await page.reload();
  await expect(place(page)).toBeVisible();
});

test('a simulation whose window is just closed is ended by the page that opened it', async ({
  page,
  context,
  at,
  newPerson,
}) => {
  const address = at(brand, '/login/');
  const window = await openSimulation(page, address, await newPerson('ivan'), await newPerson('maria'));
  const token = await keptValue(window, 'AccessToken');
  const ended = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await window.close();
  expect((await ended).request().headers()['authorization']).toBe(`Bearer ${String(token)}`);
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain('HMCSRProxyToken');
  expect(Object.keys(await cookies(page))).not.toContain('simulatedAuthVersion');
  await page.reload();
  await expect(place(page)).toBeVisible();
});

test('staff who may not simulate are told so; a user name that nobody has is said beside the field', async ({
  page,
  at,
  newPerson,
  faults,
}) => {
  faults.expected.push(/40[34]/);
  const [petra, maria] = [await newPerson('no-proxy'), await newPerson('maria')];
  await openDesk(page, at(brand, '/login/'), petra);
  await simulate(page, '');
  await expect(page.getByText('Enter the member’s user name')).toBeVisible();
  await simulate(page, maria.logonId);
  await expect(page.getByRole('dialog', { name: 'You may not simulate this member' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(place(page)).toBeVisible();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(at(brand, brand.logoutTarget));
  await openDesk(page, at(brand, '/login/'), await newPerson('ivan'));
  await simulate(page, 'nobody-at-all');
  await expect(page.getByText('No member has this user name')).toBeVisible();
  await expect(page.getByLabel('The member’s user name')).toBeFocused();
});

for (const one of unlikeBrands)
  test(`${one.code}: axe finds nothing on the producer site, at 320 px, in the dark`, async ({
    page,
    at,
    newPerson,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openDesk(page, at(one, '/login/'), await newPerson('ivan'));
    const wide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  });
