/** Loading times and layout shift for a member with a slow phone on a slow line. */
import type { Browser } from 'playwright';
import type { Seen } from './observe.ts';
import { runsBeside, timeOf, type Pair } from './ratio.ts';
import { largest, type Figure, type Figures } from './report.ts';
import type { Server } from './server.ts';
import { homeVisit, slowSession, summaryReload } from './slow-visits.ts';
import { DESK } from './visit.ts';
import { yardstickPages } from './yardstick-page.ts';

const RUNS = 5;
const QUICK_RUNS = 3;
const DESK_RUNS = 2;

/** The worst run counts. */
const worstShift = (runs: readonly Seen[]): Figure =>
  largest(
    runs.map(({ shift, moved }) =>
      moved.length > 0 ? { value: shift, note: [...new Set(moved)].join(' ') } : { value: shift },
    ),
  );

/** Medians of several visits, with a fixed page before and after each. */
export async function interaction(browser: Browser, server: Server, quick: boolean): Promise<Figures> {
  const runs = quick ? QUICK_RUNS : RUNS;
  const yardstick = await yardstickPages(browser);
  const homes: Seen[] = [];
  const phone: Seen[] = [];
  const homeLcp = await runsBeside(yardstick.home, runs, async () => {
    const visit = await homeVisit(browser, server);
    homes.push(visit);
    return visit.lcp;
  });
  const signIns: number[] = [];
  const claimsShown = await runsBeside(yardstick.summary, runs, async () => {
    const { signedIn, reload } = await slowSession(browser, server);
    signIns.push(signedIn);
    phone.push(reload);
    return reload.claims;
  });
  const desk: Seen[] = [];
  while (desk.length < (quick ? 1 : DESK_RUNS)) desk.push(await summaryReload(browser, server, DESK));
  const beside = (values: readonly number[]): Pair[] =>
    claimsShown.map((pair, run) => ({ ...pair, value: values[run] ?? Number.NaN }));
  return {
    homeLcpMs: timeOf(homeLcp),
    summaryLcpMs: timeOf(beside(phone.map(({ lcp }) => lcp))),
    claimsShownMs: timeOf(claimsShown),
    signInToClaimsMs: timeOf(beside(signIns)),
    homeShift: worstShift(homes),
    shift390: worstShift(phone),
    shift1280: worstShift(desk),
  };
}
