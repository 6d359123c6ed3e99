/**
 * `npm run bench`: measures builds, pages and the server against scripts/bench/budgets.json; exits with 1 if one
 * is over budget. `--only peer` compares publishing with Eleventy; with `--quick` without the 350 brands. Runs in a copy of the checkout, so that the served sites stay as they are.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, buildTimes } from './bench/build-times.ts';
import { atEnd } from './bench/ending.ts';
import { manyBrands } from './bench/many-brands.ts';
import { pages } from './bench/pages.ts';
import { peer } from './bench/peer.ts';
import { compare, table, type Budgets, type Figures, type Line } from './bench/report.ts';
import { saving } from './bench/saving.ts';
import { copyCheckout } from './steps/copy-checkout.ts';

const PARTS = ['build', 'many', 'saving', 'weight', 'interaction', 'claims', 'services', 'peer'] as const;
type Part = (typeof PARTS)[number];
const MINUTE_MS = 60_000;
const LIMIT_MS = 15 * MINUTE_MS;
const RESULTS = 'bench-results.json';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } },
});
if (values.only && !PARTS.some((part) => part === values.only))
  throw new Error(`--only takes ${PARTS.join(', ')}; got '${values.only}'`);
const wanted = (part: Part): boolean => !values.only || values.only === part;
const budgets: Budgets = JSON.parse(readFileSync(join(root, 'scripts/bench/budgets.json'), 'utf8'));
/** Other load on the machine distorts the times, so it is printed. */
const machine = { cores: availableParallelism(), load: loadavg()[0] ?? 0, node: process.version };

setTimeout(() => {
  console.error(`bench: not done after ${LIMIT_MS / MINUTE_MS} min`);
  process.exit(1);
}, LIMIT_MS).unref();

/** For a part that leaves its large copy unusable: deletes the copy right away. */
async function inAnotherCopy(part: (copy: string) => Promise<Figures>): Promise<Figures> {
  const copy = copyCheckout(root);
  const remove = (): void => rmSync(copy, { recursive: true, force: true });
  atEnd(remove);
  return part(copy).finally(remove);
}

async function measure(): Promise<Figures> {
  const copy = copyCheckout(root);
  atEnd(() => rmSync(copy, { recursive: true, force: true }));
  const times = wanted('build') ? await buildTimes(copy) : {};
  const many = wanted('many') ? await inAnotherCopy(manyBrands) : {};
  const saved = wanted('saving') ? await saving(copy) : {};
  const figures = { ...times, ...many, ...saved };
  if (values.only === 'peer') return peer(root, copy, values.quick);
  if (values.only && ['build', 'many', 'saving'].includes(values.only)) return figures;
  await build(copy);
  return { ...figures, ...(await pages(copy, wanted)) };
}

function show(lines: readonly Line[]): void {
  console.info(`${machine.cores} cores, load ${machine.load.toFixed(1)} at the start, Node ${machine.node}`);
  console.info(`\n${table(lines)}\n`);
  const over = lines.filter((line) => line.over).length;
  console.info(over > 0 ? `${over} of ${lines.length} figures over budget` : 'Everything within its budget');
}

const lines = compare(await measure(), budgets);
writeFileSync(join(root, RESULTS), `${JSON.stringify({ ...machine, figures: lines }, null, 2)}\n`);
show(lines);
process.exit(lines.some(({ over }) => over) ? 1 : 0);
