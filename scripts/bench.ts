/**
 * `npm run bench`: measures builds, pages and the server against scripts/bench/budgets.json; exits with 1 if one
 * is over budget. Runs in a copy of the checkout, so that the served sites stay as they are. Times are judged by
 * their ratio to a yardstick beside them (decision 117).
 * - `--only PART`: one part; `peer` compares publishing with Eleventy and runs only if named (decision 116)
 * - `--quick`: builds of one and 35 brands, weights and visits, with fewer runs; with `--only peer` without 350 brands
 * - `--against REF`: publishing and visits compared with a commit, measured alternately
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { against } from './bench/against.ts';
import { build, buildTimes } from './bench/build-times.ts';
import { atEnd } from './bench/ending.ts';
import { manyBrands } from './bench/many-brands.ts';
import { pageKinds } from './bench/page-kinds.ts';
import { pages } from './bench/pages.ts';
import { peer } from './bench/peer.ts';
import { compare, table, type Budgets, type Figures, type Line } from './bench/report.ts';
import { saving } from './bench/saving.ts';
import { coresLoop, nodeStart } from './bench/yardstick.ts';
import { copyCheckout } from './steps/copy-checkout.ts';

const PARTS = [
  ...['build', 'many', 'kinds', 'saving', 'weight', 'visitors', 'lighthouse'],
  ...['interaction', 'claims', 'book', 'tasks', 'services', 'peer'],
] as const;
type Part = (typeof PARTS)[number];
const QUICK: readonly Part[] = ['build', 'weight', 'interaction'];
/** These need no served sites. */
const WITHOUT_PAGES: readonly Part[] = ['build', 'many', 'kinds', 'saving', 'peer'];
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
const only = PARTS.find((part) => part === values.only);
if (values.only !== undefined && !only)
  throw new Error(`--only takes ${PARTS.join(', ')}; got '${values.only}'`);
const { quick } = values;
const wanted = (part: Part): boolean =>
  only ? part === only : quick ? QUICK.includes(part) : part !== 'peer';
const budgets: Budgets = JSON.parse(readFileSync(join(root, 'scripts/bench/budgets.json'), 'utf8'));
const ms = (seconds: number): string => `${(seconds * 1000).toFixed(0)} ms`;
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
  const { against: ref } = values;
  if (ref !== undefined) return inAnotherCopy((copy) => against(root, copy, ref, quick));
  if (only === 'peer') return inAnotherCopy((copy) => peer(root, copy, quick));
  const copy = copyCheckout(root);
  atEnd(() => rmSync(copy, { recursive: true, force: true }));
  const times = wanted('build') ? await buildTimes(copy, quick) : {};
  const many = wanted('many') ? await inAnotherCopy(manyBrands) : {};
  const saved = wanted('saving') ? await saving(copy) : {};
  const kinds = wanted('kinds') ? await inAnotherCopy(pageKinds) : {};
  const figures = { ...times, ...many, ...kinds, ...saved };
  if (only && WITHOUT_PAGES.includes(only)) return figures;
  await build(copy);
  return { ...figures, ...(await pages(copy, wanted, quick)) };
}

function show(lines: readonly Line[]): void {
  const { cores, load, node } = machine;
  const seconds = (performance.now() / 1000).toFixed(0);
  console.info(
    `${cores} cores, load ${load.toFixed(1)} at the start, Node ${node}; measured in ${seconds} s`,
  );
  console.info(`Node start ${ms(yardsticks.start)}, fixed loop on every core ${ms(yardsticks.loop)}`);
  console.info(`\n${table(lines)}\n`);
  const over = lines.filter((line) => line.over).length;
  console.info(over > 0 ? `${over} of ${lines.length} figures over budget` : 'Everything within its budget');
}

const yardsticks = { start: await nodeStart(), loop: await coresLoop() };
const lines = compare(await measure(), budgets);
writeFileSync(
  join(root, RESULTS),
  `${JSON.stringify({ ...machine, yardsticks, figures: lines }, null, 2)}\n`,
);
show(lines);
process.exit(lines.some(({ over }) => over) ? 1 : 0);
