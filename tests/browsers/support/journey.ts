/** What journeys in Firefox and WebKit share: `user`, on top of people, brands and addresses of `tests/support/portal.ts`. */
import type { APIRequestContext } from 'playwright/test';
import type { Brand } from '../../../src/brand/brand.schema.ts';
import { addressOf, brandWhere, personLike, test as portal, type Person } from '../../support/portal.ts';
import { startFirefox } from './firefox.ts';
import { User } from './user.ts';
import type { Browser, Engine } from './tab.ts';
import { startWebKit } from './webkit.ts';

export { brands, brandWhere, expect, unlikeBrands } from '../../support/portal.ts';

interface JourneyFixtures {
  /** A tab of a browser that has nothing in it. */
  user: User;
  /** The same sites by plain http, with people of that server's own sandbox. */
  plain: { at(brand: Brand, path: string): string; newPerson(): Promise<Person> };
}

interface BrowserFixtures {
  /** Which browser, by the project in `.config/journeys.config.ts`. */
  engine: Engine;
  running: Browser;
}

const START = { firefox: startFirefox, webkit: startWebKit } as const;

export const test = portal.extend<JourneyFixtures, BrowserFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, use) => {
      const browser = await START[engine]();
      await use(browser);
      await browser.quit();
    },
    { scope: 'worker' },
  ],
  plain: async ({ baseURL, request }, use) => {
    const server = new URL(baseURL ?? '');
    if (server.protocol === 'https:') server.port = String(Number(server.port) - 1); // see the configuration
    server.protocol = 'http:';
    await use({
      at: (brand, path) => addressOf(server.href, brand, path),
      newPerson: () => personLike(request, 'maria', server.origin),
    });
  },
  user: async ({ running, faults }, use) => {
    const visit = await running.visit(faults.found);
    await use(new User(visit.first));
    await visit.close();
  },
});

export const brandOfFlow = (wanted: Brand['signIn']['flow']): Brand =>
  brandWhere(({ signIn: { flow } }) => flow === wanted);

/** What a tab has of a session: its cookies, and the user record's keys in session storage. */
export const sessionIn = (user: User): Promise<string> =>
  user.tab.run(() =>
    [document.cookie, ...Object.keys(sessionStorage).filter((key) => /UserData|Token/.test(key))].join(''),
  );

/** The access token that a tab holds. */
export const tokenIn = (user: User): Promise<string> =>
  user.tab.run(() => String(JSON.parse(sessionStorage.getItem('AccessToken') ?? '""')));

/** Whether the services still take a token. */
export async function validAt(request: APIRequestContext, token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}`, appid: 'CHMMBR' };
  return (await request.get('/rbsmbl/x-services/userInfo/getUserInfo', { headers })).ok();
}

/** In words of a field's label, not of the button beside it that shows the password. */
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

/** The rows of the summary's claims: whoever sees three is signed in. */
export const CLAIMS = { css: '#claims-panel .claim-row' } as const;
