/**
 * Measures Lighthouse scores of 20 visitor pages, and of the summary of a member with 10,000 claims, on the published
 * sites. Each score is the median of five runs; the minimum scores are in lighthouse-floors.json. Must run alone,
 * because other load lowers the performance score. The CPU is throttled to the same phone speed on every machine.
 * - `--measure`: writes new minimum scores, three points below each score
 * - `--pages TEXT`: measures only pages whose name contains TEXT, such as `home` or `mincr /`
 * - `--runs N`: number of runs instead of five
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse, { type Flags } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { startServer, type Server } from '../bench/server.ts';
import { chromiumArgs, chromiumPath } from '../browser-path.ts';
import {
  below,
  floorsOf,
  median,
  type Category,
  type Floors,
  type PageScores,
  type Scores,
} from './lighthouse-floors.ts';

/** Brands with different headers, footers, heroes and colors. */
const BRANDS = ['mincr', 'hmbcbs', 'namtn', 'wybcbs', 'ibccr'];
const VISITOR_PAGES = { home: '/', coverage: '/coverage/', faqs: '/faqs/', plans: '/find-your-plan/' };
const ALL: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];
/** The sandbox's largest account, with 10,000 claims and 250 unread messages. */
const LARGEST = 'theo';
const SUMMARY = 'summary with 10,000 claims';
const SUMMARY_BRAND = 'mincr';
const RUNS = 5;
const STEP_LIMIT_MS = 30_000;
/**
 * Speed of the simulated phone, as a value of Lighthouse's own benchmark index. By default Lighthouse slows the CPU by
 * a factor of 4 and assumes a desktop with an index of 1,500 to 2,000 (docs/throttling.md of Lighthouse), which gives
 * about 440.
 */
const PHONE_INDEX = 1750 / 4;
const INDEX_RUNS = 5;
const FLOORS = resolve(import.meta.dirname, 'lighthouse-floors.json');
const root = resolve(import.meta.dirname, '../..');

interface Audited {
  name: string;
  kind: string;
  categories: readonly Category[];
  address: string;
  /** Prepares the tab, for example by signing in. */
  prepare?(page: Page): Promise<void>;
}

async function signIn(page: Page, server: Server): Promise<void> {
  const { logonId, password } = await server.newPerson(LARGEST);
  page.setDefaultTimeout(STEP_LIMIT_MS);
  await page.goto(server.at(SUMMARY_BRAND, '/login/'));
  await page.locator('#userName').fill(logonId);
  await page.locator('#password').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForSelector('#claims-panel .claim-row');
}

const auditedPages = (server: Server): Audited[] => [
  ...BRANDS.flatMap((code) =>
    Object.entries(VISITOR_PAGES).map(([kind, path]) => ({
      name: `${kind}: ${code} ${path}`,
      kind,
      categories: ALL,
      address: server.at(code, path),
    })),
  ),
  {
    name: `${SUMMARY}: ${SUMMARY_BRAND} /login/`,
    kind: SUMMARY,
    categories: ALL.filter((category) => category !== 'seo'), // search engines cannot reach this page
    address: server.at(SUMMARY_BRAND, '/login/'),
    prepare: (page) => signIn(page, server),
  },
];

/** How many times slower the phone is than this machine. */
async function slowdown(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const indexes: number[] = [];
  while (indexes.length < INDEX_RUNS) indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  const index = median(indexes);
  const times = Math.max(1, index / PHONE_INDEX);
  console.info(`this machine has index ${index}; the phone is ${times.toFixed(1)} times slower`);
  return times;
}

/** Audits a page once, in a new profile. `lost` names the audits that lost points. */
async function audit(
  browser: Browser,
  { address, prepare }: Audited,
  categories: readonly Category[],
  cpuSlowdownMultiplier: number,
): Promise<{ scores: Scores; lost: string[] }> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await prepare?.(page);
    // Lighthouse would sign the member out by clearing storage, so only the cache is cleared.
    const cdp = await page.createCDPSession();
    await cdp.send('Network.clearBrowserCache');
    await cdp.detach();
    const flags: Flags = {
      logLevel: 'silent',
      onlyCategories: [...categories],
      disableStorageReset: true,
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier },
    };
    const result = await lighthouse(address, flags, undefined, page);
    if (!result) throw new Error(`no result for ${address}`);
    const { categories: found, audits, runtimeError, finalDisplayedUrl } = result.lhr;
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
    if (!finalDisplayedUrl.startsWith(address)) throw new Error(`${address} led to ${finalDisplayedUrl}`);
    const scores = Object.fromEntries(
      categories.map((category) => [category, Math.round((found[category]?.score ?? 0) * 100)]),
    );
    const lost = categories
      .flatMap((category) => found[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}${audits[id]?.displayValue ? ` (${audits[id].displayValue})` : ''}`);
    return { scores, lost };
  } finally {
    await context.close();
  }
}

/** Only the performance score varies between runs, so the other categories are audited once. */
async function scoresOf(browser: Browser, page: Audited, runs: number, slower: number): Promise<PageScores> {
  const first = await audit(browser, page, page.categories, slower);
  const performance = [first.scores.performance ?? 0];
  while (performance.length < runs) {
    const { scores } = await audit(browser, page, ['performance'], slower);
    performance.push(scores.performance ?? 0);
  }
  const scores = { ...first.scores, performance: median(performance) };
  const words = page.categories.map((category) => `${category} ${scores[category]}`).join(', ');
  console.info(`${page.name}: ${words} [${performance.join(' ')}]`);
  if (first.lost.length > 0) console.info(`  lost in the first run: ${first.lost.join(', ')}`);
  return { name: page.name, kind: page.kind, scores };
}

const { values } = parseArgs({
  options: {
    measure: { type: 'boolean', default: false },
    pages: { type: 'string', default: '' },
    runs: { type: 'string', default: String(RUNS) },
  },
});
const executablePath = chromiumPath();
if (executablePath === undefined) throw new Error('no Chromium: run `node scripts/setup.mjs`');
console.info(`load ${(loadavg()[0] ?? 0).toFixed(1)} at the start`);
const server = await startServer(root);
const browser = await puppeteer.launch({ executablePath, args: [...chromiumArgs], headless: true });
const measured: PageScores[] = [];
try {
  const slower = await slowdown(browser);
  for (const page of auditedPages(server).filter(({ name }) => name.includes(values.pages)))
    measured.push(await scoresOf(browser, page, Number(values.runs), slower));
} finally {
  await browser.close();
}
if (measured.length === 0) throw new Error(`no page has '${values.pages}' in its name`);
const floors: Floors = JSON.parse(readFileSync(FLOORS, 'utf8'));
if (values.measure)
  writeFileSync(FLOORS, `${JSON.stringify({ ...floors, ...floorsOf(measured) }, null, 2)}\n`);
const errors = values.measure ? [] : below(measured, floors);
for (const error of errors) console.error(error);
console.info(
  `${measured.length} pages in ${Math.round(performance.now() / 1000)} s, ${errors.length} scores below their floor`,
);
process.exit(errors.length > 0 ? 1 : 0);
