/** This checkout compared with another commit: both are built, served and visited alternately. */
import type { Browser } from 'playwright';
import { alternately } from './alternately.ts';
import { build } from './build-times.ts';
import { changePages, readBrandFiles } from './change-brands.ts';
import { copyCommit } from './commit-copy.ts';
import { ratioOf } from './ratio.ts';
import type { Figure, Figures } from './report.ts';
import { startServer, type Server } from './server.ts';
import { homeVisit, slowSignIn, summaryReload } from './slow-visits.ts';
import { openBrowser } from './visit.ts';

const RUNS = 7;
const QUICK_RUNS = 3;
const BRAND = 'mincr';

interface Both<Value> {
  mine: Value;
  other: Value;
}

async function compared(
  what: string,
  unit: string,
  runs: number,
  { mine, other }: Both<(run: number) => Promise<number>>,
): Promise<Figure> {
  const pairs = await alternately(what, unit, runs, {
    ours: { name: 'this checkout', measure: mine },
    theirs: { name: 'the other', measure: other },
  });
  return ratioOf(pairs);
}

async function published(copies: Both<string>, runs: number): Promise<Figures> {
  const files = (code?: string) => ({
    mine: readBrandFiles(copies.mine, code),
    other: readBrandFiles(copies.other, code),
  });
  const [own, all] = [files(BRAND), files()];
  const publish = (
    side: keyof Both<string>,
    originals: typeof own,
    offset: number,
    args: readonly string[],
  ) => {
    return (run: number): Promise<number> => {
      changePages(originals[side], offset + run);
      return build(copies[side], args);
    };
  };
  const brand = ['--brand', BRAND];
  return {
    againstOneTimes: await compared('One brand, every page changed', 's', runs, {
      mine: publish('mine', own, 0, brand),
      other: publish('other', own, 0, brand),
    }),
    againstAllTimes: await compared('35 brands, every page changed', 's', runs, {
      mine: publish('mine', all, runs + 1, []),
      other: publish('other', all, runs + 1, []),
    }),
  };
}

async function visited(browser: Browser, servers: Both<Server>, runs: number): Promise<Figures> {
  const visits = (what: string, visit: (server: Server) => Promise<number>): Promise<Figure> =>
    compared(what, 'ms', runs, {
      mine: () => visit(servers.mine),
      other: () => visit(servers.other),
    });
  return {
    againstHomeTimes: await visits(
      'Home: largest contentful paint',
      async (server) => (await homeVisit(browser, server)).lcp,
    ),
    againstClaimsTimes: await visits(
      'Summary: start of reload to claims shown',
      async (server) => (await summaryReload(browser, server)).claims,
    ),
    againstSignInTimes: await visits('Summary: answer of the sign-in to claims shown', (server) =>
      slowSignIn(browser, server),
    ),
  };
}

/**
 * @param copy a copy of this checkout that is not built yet
 * @param ref a commit, branch or tag of git
 */
export async function against(root: string, copy: string, ref: string, quick: boolean): Promise<Figures> {
  const copies = { mine: copy, other: copyCommit(root, ref) };
  for (const one of Object.values(copies)) await build(one);
  const runs = quick ? QUICK_RUNS : RUNS;
  const times = await published(copies, runs);
  const servers = { mine: await startServer(copies.mine), other: await startServer(copies.other) };
  const browser = await openBrowser();
  try {
    return { ...times, ...(await visited(browser, servers, runs)) };
  } finally {
    await browser.close();
  }
}
