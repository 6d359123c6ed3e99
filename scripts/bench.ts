/**
 * `npm run bench`: measures publishing, pages and the server against scripts/bench/budgets.json. Exits with 1 if a
 * figure is over its budget. Runs in a copy of the checkout, so the served sites do not change. Each duration is
 * judged by its ratio to a baseline measured beside it (decisions/publishing#budgets-of-time-are-ratios).
 * - `--only PART`: runs one part. `eleventy` (decisions/publishing#eleventy-is-the-baseline-of-publishing) and `nginx`
 *   run only with this option
 * - `--quick`: measures publishing, weights and visits, with fewer runs
 * - `--against REF`: compares publishing and visits with a commit, without budgets
 */
import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brandCodes } from '../src/brand/read-brands.ts';
import { against } from './bench/against.ts';
import { atEnd } from './bench/ending.ts';
import { nginxBeside } from './bench/nginx.ts';
import { pageWeights } from './bench/page-weights.ts';
import { eleventy } from './bench/eleventy.ts';
import { build, publishing } from './bench/publishing.ts';
import { timeOf } from './bench/ratio.ts';
import { compare, readBudgets, table, type Figures, type Line } from './bench/report.ts';
import { thousandRequests } from './bench/server-load.ts';
import { serverMemory, startServer } from './bench/server.ts';
import { slowVisits } from './bench/slow-visits.ts';
import { tenThousandClaims } from './bench/ten-thousand-claims.ts';
import { openBrowser } from './bench/visit.ts';
import { coresLoop, nodeStart } from './bench/baseline.ts';
import { copyCheckout } from './steps/copy-checkout.ts';

const PARTS = ['publish', 'weight', 'visits', 'claims', 'server', 'nginx', 'eleventy'] as const;
type Part = (typeof PARTS)[number];
const QUICK: readonly Part[] = ['publish', 'weight', 'visits'];
/** Parts that need extra software, so they run only with `--only`. */
const IF_NAMED: readonly Part[] = ['nginx', 'eleventy'];
const MINUTE_MS = 60_000;
const LIMIT_MS = 30 * MINUTE_MS;
const RESULTS = 'bench-results.json';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
});
const { quick, against: ref } = values;
const only = PARTS.find((part) => part === values.only);
if (values.only !== undefined && !only)
  throw new Error(`--only takes ${PARTS.join(', ')}; got '${values.only}'`);
const isIncluded = (part: Part): boolean =>
  only ? part === only : quick ? QUICK.includes(part) : !IF_NAMED.includes(part);

setTimeout(() => {
  console.error(`bench: not done after ${LIMIT_MS / MINUTE_MS} min`);
  process.exit(1);
}, LIMIT_MS).unref();

async function published(copy: string): Promise<Figures> {
  const pairs = await publishing(copy, { ofOne: quick ? 3 : 5, ofAll: 3 });
  return Object.fromEntries(Object.entries(pairs).map(([name, runs]) => [name, timeOf(runs)]));
}

async function served(copy: string): Promise<Figures> {
  const server = await startServer(copy);
  const browser = await openBrowser();
  try {
    const weights = isIncluded('weight') ? await pageWeights(copy, browser, server) : {};
    const load = isIncluded('server')
      ? {
          serverMegabytes: await serverMemory(server, brandCodes(copy)),
          thousandRequests: await thousandRequests(server, brandCodes(copy)),
        }
      : {};
    const visits = isIncluded('visits') ? await slowVisits(browser, server, quick) : {};
    const claims = isIncluded('claims') ? await tenThousandClaims(browser, server) : {};
    return { ...weights, ...load, ...visits, ...claims };
  } finally {
    await browser.close();
  }
}

async function measure(copy: string): Promise<Figures> {
  if (only === 'eleventy') return eleventy(root, copy, quick);
  await build(copy);
  if (only === 'nginx') return nginxBeside(copy, brandCodes(copy));
  const weighed = only === 'publish' ? {} : await served(copy);
  // Publishing is measured last, because it changes the sites that the other parts measure.
  return isIncluded('publish') ? { ...weighed, ...(await published(copy)) } : weighed;
}

function show(lines: readonly Line[]): void {
  const seconds = (performance.now() / 1000).toFixed(0);
  console.info(
    `${machine.cores} cores, load ${machine.load.toFixed(1)} at the start, Node ${machine.node}; measured in ${seconds} s`,
  );
  const ms = (time: number): string => `${(time * 1000).toFixed(0)} ms`;
  console.info(`Node start ${ms(baselines.start)}, fixed loop on every core ${ms(baselines.loop)}`);
  console.info(`\n${table(lines)}\n`);
  const over = lines.filter((line) => line.over).length;
  console.info(over > 0 ? `${over} of ${lines.length} figures over budget` : 'Everything within its budget');
}

/** The machine and its load at the start. It is printed with the figures, because other programs on the machine distort the times. */
const machine = { cores: availableParallelism(), load: loadavg()[0] ?? 0, node: process.version };
const copy = copyCheckout(root);
atEnd(() => rmSync(copy, { recursive: true, force: true }));
if (ref !== undefined) {
  await against(root, copy, ref, quick);
  process.exit(0);
}
const baselines = { start: await nodeStart(), loop: await coresLoop() };
const lines = compare(await measure(copy), readBudgets());
writeFileSync(join(root, RESULTS), `${JSON.stringify({ ...machine, baselines, figures: lines }, null, 2)}\n`);
show(lines);
process.exit(lines.some(({ over }) => over) ? 1 : 0);
