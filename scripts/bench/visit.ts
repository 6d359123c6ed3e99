/** Drives the bench's browser, as a visitor without a cache and as a member who signs in. */
import { chromium, type Browser, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '../browser-path.ts';
import type { Person } from './server.ts';

/** The time limit of each step is long enough to load a page on a slow connection. */
const STEP_LIMIT_MS = 30_000;

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };

/**
 * Playwright attaches a debugger, so V8 looks up the source position of each new Error. If positions are lazy, V8 reads
 * the whole file again, which delays React's start by 50 ms.
 */
const EAGER_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

/** Playwright closes the browser when this process exits normally; ending.ts handles signals. */
export const openBrowser = (): Promise<Browser> => {
  const executablePath = chromiumPath();
  return chromium.launch({
    args: [...chromiumArgs, EAGER_POSITIONS],
    ...(executablePath ? { executablePath } : {}),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
};

/** Runs a visit in a new browser context, without a cache or session. */
export async function inNewWindow<Result>(
  browser: Browser,
  viewport: { width: number; height: number },
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport });
  context.setDefaultTimeout(STEP_LIMIT_MS);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Waits until the summary shows claims and messages and the network is idle. */
export async function untilPanels(page: Page): Promise<void> {
  await page.locator('#claims-panel .claim-row').first().waitFor({ state: 'attached' });
  await page.locator('#messages-panel .message-row').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

export async function signIn(page: Page, login: string, { logonId, password }: Person): Promise<void> {
  await page.goto(login);
  await page.getByLabel('User name').fill(logonId);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await untilPanels(page);
}
