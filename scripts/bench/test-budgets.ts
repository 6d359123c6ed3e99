/**
 * A step of `npm test`. Fails if a page is over its budget, or if publishing takes more than twice its budget.
 * Publishes five brands in a copy of the built checkout, because publishing all brands takes too long.
 */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { FEW_BRANDS } from '../../src/brand/brand-tree.fixture.ts';
import { isCompiled } from '../../src/renderer/compile/source-hash.ts';
import { copyCheckout } from '../steps/copy-checkout.ts';
import { atEnd } from './ending.ts';
import { pageWeights } from './page-weights.ts';
import { build, publishing } from './publishing.ts';
import { ratiosOf, timeOf } from './ratio.ts';
import { compare, readBudgets, table, type Budgets, type Figures } from './report.ts';
import { startServer } from './server.ts';
import { openBrowser } from './visit.ts';

const RUNS = { ofOne: 1, ofAll: 1 };
/**
 * Multiplies each time budget. `npm test` runs steps in parallel, which makes publishing slower, but by less than this
 * factor; a regression makes it slower by more.
 */
const TOLERATED = 2;

const root = resolve(import.meta.dirname, '../..');

async function publishTimes(): Promise<Figures> {
  const copy = copyCheckout(root, { brands: FEW_BRANDS, compiled: true, caches: true });
  atEnd(() => rmSync(copy, { recursive: true, force: true }));
  await build(copy); // the first publish also fills indexes and caches
  const {
    publishAll: publishFive = [],
    publishNothing: fiveUnchanged = [],
    ...ofOne
  } = await publishing(copy, RUNS);
  const times = Object.entries({ ...ofOne, publishFive, fiveUnchanged }).map(
    ([name, pairs]) => [name, { ...timeOf(pairs), ratio: Math.min(...ratiosOf(pairs)) }] as const,
  );
  return Object.fromEntries(times);
}

async function weights(): Promise<Figures> {
  const server = await startServer(root);
  const browser = await openBrowser();
  try {
    return await pageWeights(root, browser, server);
  } finally {
    await browser.close();
  }
}

if (!isCompiled(root)) throw new Error('The renderer is not compiled. Run `npm run build` first.');
const budgets = readBudgets();
const tolerant: Budgets = Object.fromEntries(
  Object.entries(budgets).map(([name, budget]) => [
    name,
    budget.baseline
      ? { ...budget, what: `${budget.what} (twice its budget)`, most: TOLERATED * budget.most }
      : budget,
  ]),
);
const lines = compare({ ...(await weights()), ...(await publishTimes()) }, tolerant);
console.info(table(lines));
const unmeasured = Object.entries(budgets).filter(
  ([name, { where }]) => where === 'test' && !lines.some((line) => line.name === name),
);
for (const [, { what }] of unmeasured) console.error(`not measured: ${what}`);
process.exit(unmeasured.length > 0 || lines.some(({ over }) => over) ? 1 : 0);
