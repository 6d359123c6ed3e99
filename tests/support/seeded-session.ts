/**
 * Starts a member's session without the sign-in form: makes one HTTP call to the sandbox, then writes the storage and
 * cookies that the portal's own sign-in writes (decisions/code#browser-tests-seed-the-session).
 * `tests/seeded-session.spec.ts` compares this session with one that the sign-in form starts.
 */
import type { Page } from 'playwright/test';
import * as v from 'valibot';
import type { Brand } from '../../src/brand/brand.schema.ts';
import { bodyOf } from '../../src/lib/http/request.ts';
import { storageArea } from '../../src/lib/storage/storage-area.fixture.ts';
import { expiringStorage } from '../../src/lib/storage/storage.ts';
import { SESSION_COOKIE_KEY, TOKEN_KEY, USER_KEY } from '../../src/session/storage/session-keys.ts';
import { SESSION_COOKIE, LAST_ACTIVITY_KEY, SESSION_INFO_KEY } from '../../src/session/storage/shell-keys.ts';
import { sessionEnd } from '../../src/session/tokens/session-tokens.rules.ts';
import { userLogin } from '../../src/session/sign-in/sign-in.schema.ts';
import { userRecordOf } from '../../src/session/user/user-record.rules.ts';

interface Credentials {
  logonId: string;
  password: string;
}

/** Sign-in flows whose single response contains everything that the session needs. */
const ONE_RESPONSE: readonly Brand['signIn']['flow'][] = ['newer', 'userauth'];

/** Whether a session on this brand's site can be seeded. On other sites, tests sign in through the form. */
export const canSeedSession = ({ signIn }: Brand): boolean => ONE_RESPONSE.includes(signIn.flow);

async function signInByHttp(page: Page, origin: string, brand: Brand, credentials: Credentials) {
  const { body, headers } = bodyOf(userLogin, { ...credentials, brand: brand.code });
  const response = await page.request.post(`${origin}${userLogin.path}`, {
    headers,
    ...(body === null ? {} : { data: body }),
  });
  if (!response.ok()) throw new Error(`${credentials.logonId} could not sign in: ${response.status()}`);
  const signedIn = v.parse(userLogin.response, await response.json());
  if (signedIn.actorType !== 'MEMBER')
    throw new Error(`${credentials.logonId} is not a member: use signInAs`);
  return signedIn;
}

/** The content of session storage after `startSession`. @param cookie value of the session's own cookie */
function sessionStorageFor(brand: Brand, signedIn: v.InferOutput<typeof userLogin.response>, cookie: string) {
  const items = new Map<string, string>();
  const area = storageArea(items);
  const store = expiringStorage(() => area);
  const { accessToken, lifetimeSeconds, sessionSeconds } = signedIn.token;
  store.set(USER_KEY, userRecordOf(signedIn, brand.storeID));
  store.set(SESSION_INFO_KEY, {
    flow: brand.signIn.flow,
    simulation: false,
    sessionEndsAt: sessionEnd(sessionSeconds, Date.now()),
    openedBy: null,
    endsAt: Date.now() + lifetimeSeconds * 1000,
  });
  store.set(SESSION_COOKIE_KEY, cookie);
  store.set(TOKEN_KEY, accessToken);
  return [...items];
}

/** Cookies of a member's session (spec 000 §3). */
const cookiesFor = (brand: Brand, cookie: string): Record<string, string> => ({
  brand: brand.code,
  umsBrand: brand.code,
  ddToken: String(brand.dataDomainToken),
  DDValue: String(brand.dataDomainToken),
  authVersion: 'MER_LOGIN_V1',
  [SESSION_COOKIE]: cookie,
});

interface Opening {
  /** Address of the test server, which is the same for all sites. */
  server: string;
  /** Address of the brand's page to open. */
  address: string;
  brand: Brand;
  person: Credentials;
}

/** Opens a page as a signed-in member. @param opening what to open, and as which person; the brand must pass `canSeedSession` */
export async function openWithSession(
  page: Page,
  { server, address, brand, person }: Opening,
): Promise<void> {
  const signedIn = await signInByHttp(page, server, brand, person);
  const cookie = crypto.randomUUID();
  const cookies = Object.entries(cookiesFor(brand, cookie));
  await page
    .context()
    .addCookies(
      cookies.map(([name, value]) => ({ name, value, url: new URL(address).origin, sameSite: 'Lax' })),
    );
  const stored = { session: sessionStorageFor(brand, signedIn, cookie), activityKey: LAST_ACTIVITY_KEY };
  // `storageState` does not include session storage, so a script fills it before the page's own scripts run.
  const seeding = await page.addInitScript(({ session, activityKey }) => {
    for (const [key, value] of session) sessionStorage.setItem(key, value);
    localStorage.setItem(activityKey, String(Date.now()));
  }, stored);
  await page.goto(address);
  await seeding.dispose(); // a reload, or the page after a sign-out, must not be given the session again
}
