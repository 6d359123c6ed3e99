/** Extends the fixtures of `tests/support/portal.ts` for the tests in Firefox and WebKit. The fixture `user` drives the browser. */
import type { APIRequestContext } from 'playwright/test';
import type { Brand } from '../../../src/brand/brand.schema.ts';
import { addressOf, brandWhere, personLike, test as portal, type Person } from '../../support/portal.ts';
import { startFirefox } from './firefox.ts';
import { User } from './user.ts';
import type { Browser, Engine } from './tab.ts';
import { startWebKit } from './webkit.ts';

export { brands, brandWhere, expect, unlikeBrands } from '../../support/portal.ts';

interface JourneyFixtures {
  /** A tab in a new browser profile, which has no cookies or stored data yet. */
  user: User;
  /** The published sites over plain http, and a function that creates accounts on the http server. */
  plain: { at(brand: Brand, path: string): string; newPerson(): Promise<Person> };
}

interface BrowserFixtures {
  /** Set by the project in `.config/journeys.config.ts`. */
  engine: Engine;
  running: Browser;
}

/** Time to start a browser or create a profile, not counted in the test's time. The first start after an installation is slow. */
const START_MS = 3 * 60_000;
const START = { firefox: startFirefox, webkit: startWebKit } as const;

export const test = portal.extend<JourneyFixtures, BrowserFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, use) => {
      const browser = await START[engine]();
      await use(browser);
      await browser.quit();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  plain: async ({ baseURL, request }, use) => {
    const server = new URL(baseURL ?? '');
    if (server.protocol === 'https:') server.port = String(Number(server.port) - 1); // the http server's port is one lower, see the configuration
    server.protocol = 'http:';
    await use({
      at: (brand, path) => addressOf(server.href, brand, path),
      newPerson: () => personLike(request, 'maria', server.origin),
    });
  },
  user: [
    async ({ running, faults }, use) => {
      const visit = await running.visit(faults.found);
      await use(new User(visit.first));
      await visit.close();
    },
    { timeout: START_MS },
  ],
});

export const brandOfFlow = (target: Brand['signIn']['flow']): Brand =>
  brandWhere(({ signIn: { flow } }) => flow === target);

/** The cookies of a tab and its session keys in session storage, joined; '' if there is no session. */
export const sessionIn = (user: User): Promise<string> =>
  user.tab.run(() =>
    [document.cookie, ...Object.keys(sessionStorage).filter((key) => /UserData|Token/.test(key))].join(''),
  );

/** The access token in a tab's session storage. */
export const tokenIn = (user: User): Promise<string> =>
  user.tab.run(() => String(JSON.parse(sessionStorage.getItem('AccessToken') ?? '""')));

/** Whether the services accept a token. */
export async function validAt(request: APIRequestContext, token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}`, appid: 'CHMMBR' };
  return (await request.get('/rbsmbl/x-services/userInfo/getUserInfo', { headers })).ok();
}

/** Exact match, because the form also has a button that shows the password. */
const PASSWORD = /^Password$/;

export async function signIn(user: User, address: string, { logonId, password }: Person): Promise<void> {
  await user.open(address);
  await fillSignIn(user, { logonId, password });
}

export async function fillSignIn(user: User, { logonId, password }: Person): Promise<void> {
  await user.fill('User name', logonId);
  await user.fill(PASSWORD, password);
  await user.press({ button: /^Sign in$/ });
}

/** The claims on the summary. A person like Maria has three, so three rows mean that sign-in is complete. */
export const CLAIMS = { css: '#claims-panel .claim-row' } as const;
