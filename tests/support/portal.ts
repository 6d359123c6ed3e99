/** Shared fixtures of browser tests: brands by capability, an account for each test, sign-in, faults, and error checks of every page. */
import { test as base, expect, type APIRequestContext, type Locator, type Page } from 'playwright/test';
import type { Brand } from '../../src/brand/brand.schema.ts';
import { brands, brandWhere, unlikeBrands } from './brands.ts';
import { analyticsFault, REPORT_ANALYTICS } from './analytics-leaks.ts';
import { noteCalls } from './note-calls.ts';
import { canSeedSession, openWithSession } from './seeded-session.ts';

export { expect };
export { brands, brandWhere, unlikeBrands };

/** The reference code of a failure. A member reads the code to customer service. */
const REFERENCE = /Reference [2-9A-Z]{8}/;

/** Origin to which tests send the sandbox's control requests, if the web server in front does not forward them (.config/nginx.config.ts). */
const CONTROLS = process.env['SANDBOX_ORIGIN'] ?? '';

export interface Person {
  logonId: string;
  password: string;
}

/** Errors of the pages that a test uses. */
interface Faults {
  /** Errors that the test causes on purpose, such as a 500. */
  expected: RegExp[];
  found: string[];
}

interface PortalFixtures {
  faults: Faults;
  /** Returns the address of a brand's page. */
  at(brand: Brand, path?: string): string;
  /** Creates an account for this test, as a copy of a sandbox person. */
  newPerson(like?: string): Promise<Person>;
  /** A new copy of Maria, a subscriber with claims and messages of every kind. */
  maria: Person;
  /** Opens another tab in the same browser, with the same error checks. */
  newTab(): Promise<Page>;
  /**
   * Opens a page of a brand (default: its sign-in page) as a signed-in member: a new copy of a sandbox person, or the
   * given account. Skips the sign-in form (`openSignedIn`), so a test of the sign-in must use `signInAs`.
   */
  openAs(who: Person | string, brand: Brand, path?: string): Promise<void>;
  /** Like `openAs`, but through the sign-in form. Agents and staff always sign in this way. */
  signInAs(who: Person | string, brand: Brand, path?: string): Promise<void>;
  /** Makes a call of an account fail in the sandbox. */
  breakCall(person: Person, fault: { call: string; kind: string; [option: string]: unknown }): Promise<void>;
  /** Makes a call of an account fail with HTTP 500, and expects the browser to log the error. */
  failCall(person: Person, call: string): Promise<void>;
  /** Opens a page as a new account for which one call fails with HTTP 500. @param like id of the sandbox person to copy */
  openFailing(call: string, brand: Brand, path?: string, like?: string): Promise<Person>;
  /** Removes an account's faults and releases held responses. */
  repair(person: Person): Promise<void>;
  /** Expects a failed panel's alert, removes the account's faults and presses the panel's retry button. The test then checks the panel's content. */
  retryAfterRepair(person: Person, panel: Locator, alert: string | RegExp): Promise<void>;
  /** Expires an account's sessions at the service. */
  expire(person: Person): Promise<void>;
}

/** Collects console errors, script errors, policy violations and failed requests of a page. */
export function watch(page: Page, faults: Faults): void {
  page.on('console', (message) => {
    if (message.type() === 'error') faults.found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.found.push(`script: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400)
      faults.found.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
}

async function control(
  request: APIRequestContext,
  method: 'post' | 'delete',
  path: string,
  data?: unknown,
): Promise<unknown> {
  // Sends the JSON content type even without a body, because the sandbox otherwise accepts only requests from its own origin (decisions/services#cross-site-calls-are-refused).
  const headers = { 'Content-Type': 'application/json' };
  const response = await request[method](`${CONTROLS}/sandbox/${path}`, {
    headers,
    ...(data === undefined ? {} : { data }),
  });
  expect(response.ok(), `${method} /sandbox/${path}`).toBe(true);
  return response.json();
}

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' && value !== null && 'logonId' in value && 'password' in value;

/** Creates a copy of a sandbox person. @param origin origin of the server; default: the tests' server */
export async function personLike(
  request: APIRequestContext,
  like: string,
  origin = CONTROLS,
): Promise<Person> {
  const response = await request.post(`${origin}/sandbox/people`, { data: { like } });
  const person: unknown = await response.json();
  if (!isPerson(person)) throw new Error('the sandbox gave no person');
  return person;
}

/** The address of a brand's page. @param server any address on the server */
export function addressOf(server: string, brand: Brand, path: string): string {
  const { protocol, port } = new URL(server);
  return `${protocol}//${brand.code}.localhost:${port}${path}`;
}

export const test = base.extend<PortalFixtures>({
  faults: async ({}, use) => {
    const faults: Faults = { expected: [], found: [] };
    await use(faults);
    const surprises = faults.found.filter((text) => !faults.expected.some((pattern) => pattern.test(text)));
    expect(surprises, 'what the pages did wrong').toEqual([]);
  },
  // Checks every analytics event of every test, in every tab.
  context: async ({ context, faults }, use) => {
    await context.addInitScript(REPORT_ANALYTICS);
    context.on('console', (message) => {
      const fault = analyticsFault(message.text());
      if (fault !== null) faults.found.push(fault);
    });
    await use(context);
  },
  page: async ({ page, faults }, use, { title, workerIndex }) => {
    watch(page, faults);
    noteCalls(page, title, workerIndex);
    await use(page);
    // Ignores errors of calls that a route is still handling when the test ends.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  at: async ({ baseURL }, use) => {
    await use((brand, path = '/') => addressOf(baseURL ?? '', brand, path));
  },
  newPerson: async ({ request }, use) => {
    await use((like = 'maria') => personLike(request, like));
  },
  maria: async ({ newPerson }, use) => {
    await use(await newPerson());
  },
  newTab: async ({ context, faults }, use) => {
    await use(async () => {
      const tab = await context.newPage();
      watch(tab, faults);
      return tab;
    });
  },
  signInAs: async ({ page, at, newPerson }, use) => {
    await use(async (who, brand, path = '/login/') =>
      signInAt(page, at(brand, path), typeof who === 'string' ? await newPerson(who) : who),
    );
  },
  openAs: async ({ page, at, newPerson }, use) => {
    await use(async (who, brand, path = '/login/') =>
      openSignedIn(page, at(brand, path), typeof who === 'string' ? await newPerson(who) : who),
    );
  },
  breakCall: async ({ request }, use) => {
    await use(
      async ({ logonId }, fault) => void (await control(request, 'post', 'faults', { logonId, ...fault })),
    );
  },
  failCall: async ({ breakCall, faults }, use) => {
    await use(async (person, call) => {
      faults.expected.push(/500/);
      await breakCall(person, { call, kind: 'status', status: 500 });
    });
  },
  openFailing: async ({ newPerson, failCall, openAs }, use) => {
    await use(async (call, brand, path, like) => {
      const person = await newPerson(like);
      await failCall(person, call);
      await openAs(person, brand, path);
      return person;
    });
  },
  repair: async ({ request }, use) => {
    await use(
      async ({ logonId }) =>
        void (await control(request, 'delete', `faults?logonId=${encodeURIComponent(logonId)}`)),
    );
  },
  retryAfterRepair: async ({ repair }, use) => {
    await use(async (person, panel, alert) => {
      await expect(panel.getByRole('alert')).toContainText(alert);
      await expect(panel).toContainText(REFERENCE);
      await repair(person);
      await panel.getByRole('button', { name: 'Try again' }).click();
    });
  },
  expire: async ({ request }, use) => {
    await use(async ({ logonId }) => void (await control(request, 'post', 'expire', { logonId })));
  },
});

/** Fills and sends the page's sign-in form. */
export async function fillSignIn(page: Page, { logonId, password }: Person): Promise<void> {
  await page.getByLabel('User name').fill(logonId);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens an address that requires a sign-in and submits the form. The test waits for the result. */
export async function signInAt(page: Page, address: string, person: Person): Promise<void> {
  await page.goto(address);
  await fillSignIn(page, person);
}

/**
 * Opens an address as a signed-in member. Skips the sign-in form, unless the site's sign-in flow needs more than one
 * response. Use instead of `signInAt` in tests that are not about signing in. Works only for members.
 */
export async function openSignedIn(page: Page, address: string, person: Person): Promise<void> {
  const { protocol, hostname, port } = new URL(address);
  const brand = brandWhere(({ code }) => hostname === `${code}.localhost`);
  if (!canSeedSession(brand)) return signInAt(page, address, person);
  await openWithSession(page, {
    server: CONTROLS || `${protocol}//localhost:${port}`,
    address,
    brand,
    person,
  });
}

/** Navigates to another view in the same page. @param hash route, such as `#/finder` */
export const goTo = (page: Page, hash: string) =>
  page.evaluate((next) => {
    window.location.hash = next;
  }, hash);

export const claimRows = (page: Page) => page.locator('#claims-panel .claim-row');
export const messageRows = (page: Page) => page.locator('#messages-panel .message-row');
