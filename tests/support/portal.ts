/** Shared fixtures of browser tests: brands by capability, a person for each test, sign-in, faults, and checks of every page's errors. */
import { test as base, expect, type APIRequestContext, type Locator, type Page } from 'playwright/test';
import type { Brand } from '../../src/brand/brand.schema.ts';
import { brands, brandWhere, unlikeBrands } from './brands.ts';
import { analyticsFault, REPORT_ANALYTICS } from './analytics-leaks.ts';
import { noteCalls } from './note-calls.ts';
import { canSeedSession, openWithSession } from './seeded-session.ts';

export { expect };
export { brands, brandWhere, unlikeBrands };

/** Reference code of a failure, as a member reads it to customer service. */
const REFERENCE = /Reference [2-9A-Z]{8}/;

/** Of the sandbox's controls, where the web server in front does not pass them on (.config/nginx.config.ts). */
const CONTROLS = process.env['SANDBOX_ORIGIN'] ?? '';

export interface Person {
  logonId: string;
  password: string;
}

/** Errors of the pages that a test used. */
interface Faults {
  /** Errors that the test causes on purpose, for example a 500. */
  expected: RegExp[];
  found: string[];
}

interface PortalFixtures {
  faults: Faults;
  /** Address of a page of a brand. */
  at(brand: Brand, path?: string): string;
  /** Creates a person for this test, like one of the sandbox's people. */
  newPerson(like?: string): Promise<Person>;
  /** A new person like maria, a subscriber with claims and messages of every kind. */
  maria: Person;
  /** Opens another browser tab of the same browser, with the same checks for errors. */
  newTab(): Promise<Page>;
  /**
   * Opens a page of a brand, by default its sign-in page, as a signed-in member: a new person like one of the sandbox's
   * people, or the person given. Skips the sign-in form (`openSignedIn`), so tests of signing in use `signInAs`.
   */
  openAs(who: Person | string, brand: Brand, path?: string): Promise<void>;
  /** The same through the sign-in form. Agents and staff always sign in this way. */
  signInAs(who: Person | string, brand: Brand, path?: string): Promise<void>;
  /** Asks the sandbox to fail one call for one person. */
  breakCall(person: Person, fault: { call: string; kind: string; [option: string]: unknown }): Promise<void>;
  /** Makes one call of one person fail with HTTP 500, and expects the browser to log it. */
  failCall(person: Person, call: string): Promise<void>;
  /** Opens a page as a new person one of whose calls responds with HTTP 500. @param like one of the sandbox's people */
  openFailing(call: string, brand: Brand, path?: string, like?: string): Promise<Person>;
  /** Removes the faults of a person and releases the responses that are held. */
  repair(person: Person): Promise<void>;
  /**
   * Expects the alert of a panel that failed to load, removes the person's faults and presses the panel's retry button.
   * The test then expects what the panel shows.
   */
  retryAfterRepair(person: Person, panel: Locator, alert: string | RegExp): Promise<void>;
  /** Expires a person's sessions at the service. */
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
  // JSON even without a body: otherwise the sandbox requires its own origin (decisions/services#cross-site-calls-are-refused).
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

/** Creates a person like one of the sandbox's. @param origin of the server, if not the tests' own */
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

/** Address of a page of a brand. @param server any address of the server */
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
  // Every analytics event of every test, whichever tab it is in.
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
    // A call that a test's route still handles must not fail a test that has ended.
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

/** Fills and sends the sign-in form of the page. */
export async function fillSignIn(page: Page, { logonId, password }: Person): Promise<void> {
  await page.getByLabel('User name').fill(logonId);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens an address that needs a sign-in and submits the form. The test waits for the result. */
export async function signInAt(page: Page, address: string, person: Person): Promise<void> {
  await page.goto(address);
  await fillSignIn(page, person);
}

/**
 * Opens an address as a signed-in member, without the sign-in form: a drop-in for `signInAt` in tests that are not about
 * signing in. Members only; on a site whose sign-in flow needs more than one response it uses the form.
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

/** Navigates to another view of the open page. @param hash for example `#/finder` */
export const goTo = (page: Page, hash: string) =>
  page.evaluate((next) => {
    window.location.hash = next;
  }, hash);

/** The claims panel's rows. */
export const claimRows = (page: Page) => page.locator('#claims-panel .claim-row');
export const messageRows = (page: Page) => page.locator('#messages-panel .message-row');
