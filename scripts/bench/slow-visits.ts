/** The visits that are timed on an emulated slow phone. */
import type { Browser, Page } from 'playwright';
import { observe, seen, type Seen } from './observe.ts';
import { runsBeside, timeOf } from './ratio.ts';
import type { Figures } from './report.ts';
import type { Server } from './server.ts';
import { slowDown } from './slow-phone.ts';
import { inNewWindow, PHONE, signIn, untilPanels } from './visit.ts';
import { baselinePages } from './baseline-page.ts';

const CODE = 'mincr';
/** The wait before values are read, because the browser reports the last paint a few frames later. */
const SETTLE_MS = 300;
const RUNS = 5;
const QUICK_RUNS = 3;

async function settled(page: Page): Promise<Seen> {
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

/**
 * Signs in at full speed, then reloads the summary at the slow phone's speed. Does not wait for an element during the
 * reload, because Playwright's scripts for such a wait would take 90 ms between React's start and the first claims.
 */
export const summaryReload = (browser: Browser, server: Server): Promise<Seen> =>
  inNewWindow(browser, PHONE, async (page) => {
    await signIn(page, server.at(CODE, '/login/'), await server.newPerson());
    await observe(page);
    await slowDown(page);
    await page.reload({ waitUntil: 'networkidle' });
    await untilPanels(page);
    return settled(page);
  });

/** Medians of several visits. A fixed baseline page is timed before and after each visit. */
export async function slowVisits(browser: Browser, server: Server, quick: boolean): Promise<Figures> {
  const runs = quick ? QUICK_RUNS : RUNS;
  const baseline = await baselinePages(browser);
  const paints = await runsBeside(baseline.home, runs, async () => (await homeVisit(browser, server)).lcp);
  const claims = await runsBeside(
    baseline.summary,
    runs,
    async () => (await summaryReload(browser, server)).claims,
  );
  return { homePaint: timeOf(paints), claimsShown: timeOf(claims) };
}
