/** Loading times and layout shift for a member with a slow phone on a slow line. */
import type { Browser, Page } from 'playwright';
import { DESK, inNewWindow, PHONE, signIn, untilPanels } from './visit.ts';
import { observe, seen, type Seen } from './observe.ts';
import { largest, ofRuns, type Figure, type Figures } from './report.ts';
import type { Server } from './server.ts';

const CODE = 'mincr';
const RUNS = 3;
/** The last paint is reported a few frames late. */
const SETTLE_MS = 300;
const CPU_SLOWDOWN = 4;
const ROUND_TRIP_MS = 150;
const MBIT_BYTES = 1_000_000 / 8;

/** CPU at a quarter of its speed, 1.6 Mbit/s down, 150 ms round trip, no cache. */
async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: 1.6 * MBIT_BYTES,
    uploadThroughput: 0.75 * MBIT_BYTES,
  });
}

const home = (browser: Browser, server: Server): Promise<Seen> =>
  inNewWindow(browser, PHONE, async (page) => {
    await observe(page);
    await slowDown(page);
    await page.goto(server.at(CODE, '/'), { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    return seen(page);
  });

/** Signs in at full speed, then measures a reload of the summary. */
const summary = (browser: Browser, server: Server, viewport: typeof PHONE): Promise<Seen> =>
  inNewWindow(browser, viewport, async (page) => {
    await signIn(page, server.at(CODE, '/login/'), await server.newPerson());
    await observe(page);
    await slowDown(page);
    await page.reload();
    await untilPanels(page);
    await page.waitForTimeout(SETTLE_MS);
    return seen(page);
  });

async function repeat(look: () => Promise<Seen>): Promise<Seen[]> {
  const runs: Seen[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await look());
  return runs;
}

const medianOf = (runs: readonly Seen[], figure: 'lcp' | 'claims'): Figure =>
  ofRuns(
    runs.map((run) => run[figure]),
    0,
  );

/** The worst of three runs counts. */
const worstShift = (runs: readonly Seen[]): Figure =>
  largest(
    runs.map(({ shift, moved }) =>
      moved.length > 0 ? { value: shift, note: [...new Set(moved)].join(' ') } : { value: shift },
    ),
  );

/** Medians of three visits each. */
export async function interaction(browser: Browser, server: Server): Promise<Figures> {
  const homes = await repeat(() => home(browser, server));
  const phone = await repeat(() => summary(browser, server, PHONE));
  const desk = await repeat(() => summary(browser, server, DESK));
  return {
    homeLcpMs: medianOf(homes, 'lcp'),
    summaryLcpMs: medianOf(phone, 'lcp'),
    claimsShownMs: medianOf(phone, 'claims'),
    homeShift: worstShift(homes),
    shift390: worstShift(phone),
    shift1280: worstShift(desk),
  };
}
