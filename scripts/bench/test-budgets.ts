/**
 * A step of `npm test`: fails if a page is over its budget, or if publishing takes more than twice its budget. Publishes in
 * a copy of the built checkout with a third of the brands, because all of them take too long; the time of all brands is
 * estimated from them.
 */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadBrands } from '../../src/brand/read-brands.ts';
import { isCompiled } from '../../src/renderer/source-hash.ts';
import { copyCheckout } from '../steps/copy-checkout.ts';
import { sampleByTrait } from '../test/sample.ts';
import { BRAND } from './edits.ts';
import { atEnd } from './ending.ts';
import { pageWeights } from './page-weights.ts';
import { publishing } from './publishing.ts';
import { ratiosOf, timeOf } from './ratio.ts';
import { compare, readBudgets, table, type Budgets, type Figures } from './report.ts';
import { startServer } from './server.ts';
import { openBrowser } from './visit.ts';

const RUNS = { ofOne: 2, ofAll: 1 };
/** A regression is slower than this in every run. Other steps of `npm test` are not. */
const TOLERATED = 2;
const SHARE = 3;

const root = resolve(import.meta.dirname, '../..');

async function publishTimes(): Promise<Figures> {
  const all = loadBrands(root).map(({ brand }) => brand);
  // A shared page that no brand shows is an error.
  const needed = sampleByTrait(all, ({ code, pages }) => (code === BRAND ? [...pages, BRAND] : pages));
  const brands = all
    .filter((brand, at) => needed.includes(brand) || at % SHARE === 0)
    .map(({ code }) => code);
  const copy = copyCheckout(root, { brands, compiled: true, caches: true });
  atEnd(() => rmSync(copy, { recursive: true, force: true }));
  const times = Object.entries(await publishing(copy, RUNS)).map(([name, pairs]) => {
    const scale = name === 'publishAll' ? all.length / brands.length : 1;
    return [name, { ...timeOf(pairs), ratio: scale * Math.min(...ratiosOf(pairs)) }] as const;
  });
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
    budget.yardstick
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
