/**
 * The claims list with 10,000 claims: main thread time of filtering, sorting and paging on a slow phone, the
 * view's weight and element count, and memory after 1,000 filter changes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright';
import { pressAt, repeat } from './list-presses.ts';
import { mainThread } from './main-thread.ts';
import type { Figure, Figures } from './report.ts';
import type { Server } from './server.ts';
import { CPU_SLOWDOWN } from './slow-phone.ts';
import { DESK, inNewWindow, signIn } from './visit.ts';
import { weigh } from './weigh.ts';

const CODE = 'mincr';
/** Has 10,000 claims in two years. */
const LIKE = 'theo';
const CLIENT = 'dist/renderer/client';
const CHUNK = /claims-and-payments/;
/** Number of filter boxes that are toggled. */
const BOXES = 4;
const ORDERS = 6;
/** Opened details are cached: before measuring, every claim that a filter opens has been opened. */
const CHANGES = 1000;
/** The shortest period that has every filter option. */
const FEW_DAYS = 70;
const LIST = '#/claims/claimsAndPayments';

async function clearFilters(page: Page): Promise<void> {
  const chosen = page.locator('.facet-choice input:checked');
  while ((await chosen.count()) > 0) await chosen.first().uncheck();
}

async function timesOf(page: Page, cdp: CDPSession): Promise<Figures> {
  await clearFilters(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const filter = await repeat(page, (run) => pressAt(page, cdp, '.facet-choice input', run % BOXES));
  await clearFilters(page);
  await page.locator('#claims-sort').focus();
  const order = await repeat(page, (run) =>
    mainThread(page, cdp, () => page.keyboard.press(run < ORDERS - 1 ? 'ArrowDown' : 'ArrowUp')),
  );
  const turn = await repeat(page, () => pressAt(page, cdp, '.pager-pages > .button', 1));
  return { claimsFilterMs: filter, claimsSortMs: order, claimsPageMs: turn };
}

/** Toggles the filter boxes in turn, inside the page. */
const changeFilters = (times: number): string => `(async () => {
  for (let change = 0; change < ${times}; change += 1) {
    const boxes = document.querySelectorAll('.facet-choice input');
    boxes[change % boxes.length].click();
    await new Promise((done) => setTimeout(done));
  }
})()`;

async function heapAfter(page: Page, cdp: CDPSession, changes: number): Promise<number> {
  await page.evaluate(changeFilters(changes));
  await page.waitForLoadState('networkidle');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}

async function growth(page: Page, cdp: CDPSession): Promise<Figure> {
  const before = await heapAfter(page, cdp, CHANGES);
  const after = await heapAfter(page, cdp, CHANGES);
  return { value: (after - before) / 1e6, note: `of ${(before / 1e6).toFixed(1)} MB` };
}

const US_DATE = new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit', year: 'numeric' });

/** Selects the period from a day until today, and waits for its claims. @returns how many */
async function show(page: Page, from: Date): Promise<number> {
  const heading = page.locator('#claims-list-heading');
  await page.locator('#claims-period').selectOption('-1');
  await page.locator('#claims-from').fill(US_DATE.format(from));
  await page.locator('.custom-dates [type=submit]').click();
  await page.locator('#claims-list .claim-row').first().waitFor();
  await page.waitForLoadState('networkidle');
  return Number((await heading.innerText()).replace(/\D/g, ''));
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
const elements = (page: Page): Promise<number> => page.locator('#member *').count();

/** Extra elements of the large list compared with the small one, with the same number of rows and none open. */
async function moreElements(page: Page): Promise<Figure> {
  const closeFirst = async () => page.locator('.claim-toggle').first().click();
  const few = await show(page, daysAgo(FEW_DAYS));
  await closeFirst();
  const withFew = await elements(page);
  const many = await show(page, daysAgo(730));
  await closeFirst();
  const withMany = await elements(page);
  return { value: withMany - withFew, note: `${withMany} with ${many} claims, ${withFew} with ${few}` };
}

/** Transfer size of the list's view beyond the summary, and its own file. */
async function weightOf(root: string, page: Page): Promise<Figures> {
  const weight = await weigh(page);
  await page.evaluate(`location.hash = '${LIST}'`);
  await page.locator('#claims-list .claim-row').first().waitFor();
  await page.waitForLoadState('networkidle');
  const { js, scripts } = weight();
  const chunk = scripts.find((path) => CHUNK.test(path)) ?? '';
  return {
    claimsViewJsBytes: { value: js, note: `${scripts.length} files` },
    claimsChunkBytes: {
      value: brotliCompressSync(readFileSync(join(root, CLIENT, chunk))).length,
      note: chunk,
    },
  };
}

/** @param root a copy of the checkout whose sites are published and served */
export const claims = (root: string, browser: Browser, server: Server): Promise<Figures> =>
  inNewWindow(browser, DESK, async (page) => {
    await signIn(page, server.at(CODE, '/login/'), await server.newPerson(LIKE));
    const weight = await weightOf(root, page);
    const more = await moreElements(page);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    const grown = await growth(page, cdp);
    const times = await timesOf(page, cdp);
    return { ...times, ...weight, claimsMoreElements: more, claimsGrowthMegabytes: grown };
  });
