/** Weight of every page, and of first visits: every brand's home page, every page of one brand, the summary after sign-in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { loadBrands } from '../../src/brand/read-brands.ts';
import { inNewWindow, PHONE, signIn } from './visit.ts';
import { pageFiles } from './page-files.ts';
import { largest, type Figure, type Figures } from './report.ts';
import type { Server } from './server.ts';
import { publishedPaths } from './visitor-pages.ts';
import { weigh, type Weight } from './weigh.ts';

const CODE = 'mincr';
const WINDOWS = 6;
const CLIENT = 'dist/renderer/client';
/** Strings that only React's files contain, whatever the chunks are called. */
const REACT = /Minified React error|react\.transitional\.element/;

interface Visit {
  where: string;
  weight: Weight;
}

/** Loads a page without interacting with it. */
const visit = (browser: Browser, server: Server, code: string, path: string): Promise<Visit> =>
  inNewWindow(browser, PHONE, async (page) => {
    const weight = await weigh(page);
    await page.goto(server.at(code, path), { waitUntil: 'networkidle' });
    return { where: `${code} ${path}`, weight: weight() };
  });

/** Bytes do not depend on load, so several windows are open at once: most of a visit is waiting. */
async function visitAll(
  browser: Browser,
  server: Server,
  pages: readonly { code: string; path: string }[],
): Promise<Visit[]> {
  const visits: Visit[] = [];
  const open = pages.entries();
  const visitor = async (): Promise<void> => {
    for (const [at, { code, path }] of open) visits[at] = await visit(browser, server, code, path);
  };
  await Promise.all(Array.from({ length: WINDOWS }, visitor));
  return visits;
}

/** What loads once the first claims are on the page: plan progress (decision 175), and the rest (decision 211). */
const PROGRESS = 'progress';
const LATE = '{late,progress}';

/** The network is quiet for a moment before the last files are asked for. */
async function untilLatePanels(page: Page): Promise<void> {
  await page.locator('#education-panel').waitFor();
  await page.waitForLoadState('networkidle');
}

/** @param without files that do not load */
const firstSummary = (browser: Browser, server: Server, without?: string): Promise<Weight> =>
  inNewWindow(browser, PHONE, async (page) => {
    const weight = await weigh(page);
    if (without !== undefined) await page.route(`**/${without}.*.js`, (route) => route.abort());
    await signIn(page, server.at(CODE, '/login/'), await server.newPerson());
    if (without !== LATE) await untilLatePanels(page);
    return weight();
  });

const heaviest = (visits: readonly Visit[], figure: 'js' | 'htmlCss' | 'requests'): Figure =>
  largest(visits.map(({ where, weight }) => ({ value: weight[figure], note: where })));

/**
 * Number of React files that pages load without interaction. @param member a visit that needs React: if none is
 * found in it, the search itself is broken
 */
function reactFiles(root: string, visits: readonly Visit[], member: Weight): Figure {
  const isReact = (path: string): boolean => REACT.test(readFileSync(join(root, CLIENT, path), 'utf8'));
  if (!member.scripts.some(isReact)) return { value: Number.NaN, note: 'no React in the summary either' };
  const found = visits.flatMap(({ where, weight }) =>
    weight.scripts.filter(isReact).map((path) => `${where}: ${path}`),
  );
  return { value: found.length, note: found[0] ?? `of ${visits.length} pages` };
}

/** @param root a copy of the checkout whose sites are published and served */
export async function pageWeight(root: string, browser: Browser, server: Server): Promise<Figures> {
  const brands = loadBrands(root).map(({ brand }) => brand);
  const homes = await visitAll(
    browser,
    server,
    brands.map(({ code }) => ({ code, path: '/' })),
  );
  const others = await visitAll(
    browser,
    server,
    publishedPaths(root, CODE).map((path) => ({ code: CODE, path })),
  );
  const summary = await firstSummary(browser, server, LATE);
  const late = await firstSummary(browser, server, PROGRESS);
  const whole = await firstSummary(browser, server);
  return {
    homeJsBytes: heaviest(homes, 'js'),
    homeHtmlCssBytes: heaviest(homes, 'htmlCss'),
    homeRequests: heaviest(homes, 'requests'),
    visitorJsBytes: heaviest(others, 'js'),
    ...pageFiles(root),
    visitorReactFiles: reactFiles(root, [...homes, ...others], summary),
    summaryJsBytes: { value: summary.js },
    summaryHtmlCssBytes: { value: summary.htmlCss },
    lateJsBytes: { value: late.js - summary.js },
    progressJsBytes: { value: whole.js - late.js },
    summaryRequests: { value: whole.requests },
  };
}
