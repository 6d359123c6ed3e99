/** `npm run bench`: measures builds, pages and the server against scripts/bench/budgets.json; over budget exits 1. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildTimes } from './bench/build-times.ts';
import { pageFigures } from './bench/pages.ts';
import { compare, table, type Budgets, type Figures } from './bench/report.ts';

const LIMIT_MS = 600_000;
type Part = 'build' | 'pages';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = (part: Part): boolean => values.only === undefined || values.only === part;
const budgets: Budgets = JSON.parse(readFileSync(join(root, 'scripts/bench/budgets.json'), 'utf8'));

const limit = setTimeout(() => {
  console.error(`bench: not done after ${LIMIT_MS / 60_000} min`);
  process.exit(1);
}, LIMIT_MS);

async function pages(): Promise<Figures> {
  const build = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (build.status !== 0) throw new Error('the sites could not be built');
  return pageFigures(root);
}

const figures = { ...(wanted('build') ? buildTimes(root) : {}), ...(wanted('pages') ? await pages() : {}) };
clearTimeout(limit);
const lines = compare(figures, budgets);
console.info(table(lines));
if (figures['allWarmSeconds'] && figures['oneBrandSeconds']) {
  console.info(
    `\n35 brands cost ${(figures['allWarmSeconds'] / figures['oneBrandSeconds']).toFixed(1)} times one brand.`,
  );
}
writeFileSync(join(root, 'bench-results.json'), `${JSON.stringify(lines, null, 2)}\n`);
process.exitCode = lines.some(({ over }) => over) ? 1 : 0;
