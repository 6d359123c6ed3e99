/** Where a sign-out leads (spec 000 §4 'Logout result by nextAction'), by the services' response. */
import type { Page } from 'playwright/test';
import { fetchSite } from './support/fetch-site.ts';
import { expectNothingLeft } from './support/kept.ts';
import { brandWhere, claimRows, expect, test } from './support/portal.ts';

const brand = brandWhere(({ signIn, messageCenter }) => signIn.flow === 'newer' && messageCenter);
const LOGIN = '**/rbsmbl/x-services/userauth/v1/login';

const signOut = (page: Page) => page.getByRole('link', { name: 'Sign out' }).click();

/** Sets the services' response to a sign-out. */
const answering = (page: Page, nextAction: string, redirectionUrl = '') =>
  page.route(LOGIN, (route) =>
    route.fulfill({ json: { payload: { logoutInfo: { nextAction, redirectionUrl } } } }),
  );

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('maria', brand);
  await expect(claimRows(page)).toHaveCount(3);
});

test('an unknown address from the service is not followed; the brand’s own is', async ({
  page,
  at,
  faults,
}) => {
  faults.expected.push(/navigation to an unknown site/);
  await answering(page, 'redirect', 'https://evil.example/logout');
  await signOut(page);
  await expect(page).toHaveURL(at(brand, brand.logoutTarget));
  await expectNothingLeft(page);
});

test('an address of a site that the brand knows is followed', async ({ page }) => {
  const chain = new URL('/logout?from=portal', brand.sites.employee).href;
  await page.route(chain, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Chain</p>' }));
  await answering(page, 'redirect', chain);
  await signOut(page);
  await expect(page).toHaveURL(chain);
});

/** The brand record's chain is on a host of its own: the page is published with that address (`known-sites.ts`). */
async function moveChain(page: Page, chain: string): Promise<void> {
  await page.route('**/login/', async (route) => {
    const answer = await fetchSite(route, route.request().url());
    const body = (await answer.text())
      .replace('data-logout="/logout/"', `data-logout="${chain}"`)
      .replace('data-sites="', `data-sites="${new URL(chain).origin} `);
    await route.fulfill({ response: answer, body });
  });
  await page.route(chain, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Chain</p>' }));
  await page.reload();
  await expect(claimRows(page)).toHaveCount(3);
}

test('a brand’s sign-out target may be on another host', async ({ page }) => {
  const chain = 'https://sso.example/chain';
  await moveChain(page, chain);
  await answering(page, 'redirect');
  await signOut(page);
  await expect(page).toHaveURL(chain);
});

test('if the sign-out’s code cannot be loaded, a target on another host does not keep the member signed in', async ({
  page,
  at,
  faults,
}) => {
  faults.expected.push(/Logout failed|Failed to load resource|Failed to fetch dynamically|404 \/_astro/);
  await page.route('**/_astro/on-demand.*.js', (route) => route.fulfill({ status: 404 }));
  await moveChain(page, 'https://sso.example/chain');
  await signOut(page);
  await expect(page).toHaveURL(at(brand, '/logout/'));
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expectNothingLeft(page);
});

test('the end of a simulation closes the window; if the browser does not, the page says so', async ({
  page,
  at,
}) => {
  await page.evaluate(() => {
    window.close = () => {}; // a window that a person has opened
  });
  await answering(page, 'stopSimulation');
  await signOut(page);
  await expect(page).toHaveURL(at(brand, '/logout/#close-window'));
  await expect(page.getByRole('heading', { name: 'You can close this window' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeHidden();
  await expectNothingLeft(page);
});

test('an unknown action is logged, and the signed-out page is shown', async ({ page, at, faults }) => {
  faults.expected.push(/Logout action not found/);
  await answering(page, 'danceAround');
  await signOut(page);
  await expect(page).toHaveURL(at(brand, '/logout/'));
  expect(faults.found).toContain('console: Logout action not found');
  await expectNothingLeft(page);
});

test('while the services are slow no member data shows; if they fail, it is logged', async ({
  page,
  at,
  faults,
}) => {
  faults.expected.push(/Logout failed|500/);
  let answer = (): void => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(LOGIN, async (route) => {
    await asked;
    await route.fulfill({ status: 500, json: {} });
  });
  await signOut(page);
  await expect(claimRows(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('Maria');
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
  answer();
  await expect(page).toHaveURL(at(brand, brand.logoutTarget));
  expect(faults.found).toContain('console: Logout failed, please close the browser');
  await expectNothingLeft(page);
});

test('the older flow ends its identity as well, always at store 10152', async ({ page, at, signInAs }) => {
  const older = brandWhere(({ signIn }) => signIn.flow === 'older');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') calls.push(new URL(request.url()).pathname);
  });
  await signInAs('maria', older);
  await expect(claimRows(page)).toHaveCount(3);
  await signOut(page);
  await expect(page).toHaveURL(at(older, older.logoutTarget));
  expect(calls).toEqual([
    '/rbsmbl/x-services/userauth/v1/login',
    '/wcs/x-services/resources/store/10152/ltpaidentity/@self',
  ]);
  expect(await page.context().cookies(page.url())).toEqual([]);
});
