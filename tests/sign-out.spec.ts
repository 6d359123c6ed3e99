/**
 * Sign-out in the browser: targets on another host, slow services, and code that cannot be loaded (spec 000 §4 'Logout
 * result by nextAction'; decisions/session#signing-out-without-loaded-code). `src/session/sign-out/sign-out.test.tsx`
 * tests each kind of sign-out response.
 */
import type { Page } from 'playwright/test';
import { fetchSite } from './support/fetch-site.ts';
import { expectNothingLeft } from './support/persisted.ts';
import { brandWhere, claimRows, expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(({ signIn, messageCenter }) => signIn.flow === 'newer' && messageCenter);
const LOGIN = '**/rbsmbl/x-services/userauth/v1/login';
const LOGGED = 'console: Logout failed, please close the browser';
const CHAIN = 'https://sso.test/chain';

const signOut = (page: Page) => page.getByRole('link', { name: 'Sign out' }).click();

/** Sets the services' response to a sign-out. */
const responding = (page: Page, nextAction: string, redirectionUrl = '') =>
  page.route(LOGIN, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ json: { payload: { logoutInfo: { nextAction, redirectionUrl } } } })
      : route.continue(),
  );

/** Serves the sign-in page with a sign-out chain on another host, and adds that host to the page's known sites (`known-sites.ts`). */
async function moveChain(page: Page, chain: string): Promise<void> {
  await page.route('**/login/', async (route) => {
    const response = await fetchSite(route, route.request().url());
    const body = (await response.text())
      .replace('data-logout="/logout/"', `data-logout="${chain}"`)
      .replace('data-sites="', `data-sites="${new URL(chain).origin} `);
    await route.fulfill({ response, body });
  });
  await page.route(chain, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Chain</p>' }));
  await page.reload();
  await expect(claimRows(page)).toHaveCount(3);
}

test(
  'a sign-out removes member data before slow services respond, and asks the user to close a simulation window',
  LONG_RUN,
  async ({ page, at, maria, faults, signInAs }) => {
    faults.expected.push(/Logout failed|500/);

    await test.step('a sign-out removes member data before the services respond, and continues if their response is an error', async () => {
      await signInAs(maria, brand);
      await expect(claimRows(page)).toHaveCount(3);
      const { promise: requested, resolve: respond } = Promise.withResolvers<undefined>();
      await page.route(LOGIN, async (route) => {
        await requested;
        await route.fulfill({ status: 500, json: {} });
      });
      await signOut(page);
      await expect(claimRows(page)).toHaveCount(0);
      await expect(page.locator('body')).not.toContainText('Maria');
      expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
      respond(undefined);
      await expect(page).toHaveURL(at(brand, brand.logoutTarget));
      expect(faults.found).toContain(LOGGED);
      await expectNothingLeft(page);
      await page.unroute(LOGIN);
    });

    await test.step('if the browser does not close the window of a simulation, the page tells the user to close the window', async () => {
      await signInAs(maria, brand);
      await expect(claimRows(page)).toHaveCount(3);
      await page.evaluate(() => {
        window.close = () => {}; // simulates a window that a person opened, which scripts cannot close
      });
      await responding(page, 'stopSimulation');
      await signOut(page);
      await expect(page).toHaveURL(at(brand, '/logout/#close-window'));
      await expect(page.getByRole('heading', { name: 'You can close this window' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeHidden();
      await expectNothingLeft(page);
    });
  },
);

test('a sign-out can lead to another host, and ends the session in every tab even if the code for signing out fails to load', async ({
  page,
  context,
  at,
  maria,
  faults,
  newTab,
  signInAs,
}) => {
  faults.expected.push(/Logout failed|Failed to load resource|Failed to fetch dynamically|404 \/_astro/);
  const other = await newTab();
  const signInBoth = async (): Promise<void> => {
    await signInAs(maria, brand);
    await expect(claimRows(page)).toHaveCount(3);
    await other.goto(at(brand, '/login/'));
    await expect(claimRows(other)).toHaveCount(3);
  };
  const expectSignedOut = async (): Promise<void> => {
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
      await expect(tab).toHaveURL(at(brand, '/logout/'));
      await expectNothingLeft(tab);
    }
    expect(faults.found.filter((text) => text === LOGGED)).toHaveLength(1);
    faults.found.length = 0;
  };

  await test.step('if the sign-out code fails to load, the session still ends in all tabs and at the services', async () => {
    await signInBoth();
    await context.route('**/_astro/sign-out.*.js', (route) => route.fulfill({ status: 404 }));
    const notified = page.waitForRequest(
      (request) => request.method() === 'DELETE' && request.url().endsWith('/userauth/v1/login'),
    );
    await signOut(page);
    await notified;
    await expectSignedOut();
    await context.unroute('**/_astro/sign-out.*.js');
  });

  await test.step('a sign-out still works, but does not lead to another host, if the loader of on-demand code fails to load', async () => {
    await signInBoth();
    await page.route('**/_astro/on-demand.*.js', (route) => route.fulfill({ status: 404 }));
    await moveChain(page, CHAIN);
    await signOut(page);
    await expectSignedOut();
    await page.unroute('**/_astro/on-demand.*.js');
  });

  await test.step('if the browser is offline, the member is signed out immediately and stays signed out', async () => {
    await page.unroute('**/login/');
    await signInAs(maria, brand);
    await expect(claimRows(page)).toHaveCount(3);
    await context.setOffline(true);
    await signOut(page);
    await expect(page).toHaveURL(/^chrome-error:/);
    expect(faults.found).toContain(LOGGED);
    await context.setOffline(false);
    await page.goto(at(brand, '/login/'));
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expectNothingLeft(page);
  });

  await test.step('a sign-out leads to another host if its code loads and the services respond with a redirect', async () => {
    await signInAs(maria, brand);
    await expect(claimRows(page)).toHaveCount(3);
    await moveChain(page, CHAIN);
    await responding(page, 'redirect');
    await signOut(page);
    await expect(page).toHaveURL(CHAIN);
  });
});
