/** The visits on a slow phone whose times count. */
import type { Browser, Page } from 'playwright';
import { observe, seen, type Seen } from './observe.ts';
import type { Server } from './server.ts';
import { slowDown } from './slow-phone.ts';
import { inNewWindow, openSignIn, PHONE, signIn, submitSignIn, untilPanels } from './visit.ts';

const CODE = 'mincr';
/** The last paint is reported a few frames late. */
const SETTLE_MS = 300;

export async function settled(page: Page): Promise<Seen> {
  await page.waitForTimeout(SETTLE_MS);
  return seen(page);
}

export const homeVisit = (browser: Browser, server: Server): Promise<Seen> =>
  inNewWindow(browser, PHONE, async (page) => {
    await observe(page);
    await slowDown(page);
    await page.goto(server.at(CODE, '/'), { waitUntil: 'networkidle' });
    return settled(page);
  });

interface SlowSession {
  /** Milliseconds from the answer of the sign-in to claims shown. */
  signedIn: number;
  reload: Seen;
}

async function signInSlowly(page: Page, server: Server): Promise<number> {
  await observe(page);
  await slowDown(page);
  const person = await server.newPerson();
  await openSignIn(page, server.at(CODE, '/login/'), person);
  // What the form loads while a member types has arrived.
  await page.waitForLoadState('networkidle');
  await submitSignIn(page);
  const { claims, answered } = await seen(page);
  return claims - answered;
}

async function reloadSlowly(page: Page): Promise<Seen> {
  await slowDown(page);
  await page.reload();
  await untilPanels(page);
  return settled(page);
}

/** Signs in, then reloads the summary with an empty cache: half the time of two visits. */
export const slowSession = (browser: Browser, server: Server): Promise<SlowSession> =>
  inNewWindow(browser, PHONE, async (page) => ({
    signedIn: await signInSlowly(page, server),
    reload: await reloadSlowly(page),
  }));

/** Signs in at full speed, then reloads the summary slowly. */
export const summaryReload = (browser: Browser, server: Server, viewport = PHONE): Promise<Seen> =>
  inNewWindow(browser, viewport, async (page) => {
    await signIn(page, server.at(CODE, '/login/'), await server.newPerson());
    await observe(page);
    return reloadSlowly(page);
  });

/** @returns milliseconds from the answer of the sign-in to claims shown */
export const slowSignIn = (browser: Browser, server: Server): Promise<number> =>
  inNewWindow(browser, PHONE, (page) => signInSlowly(page, server));
