/**
 * `npm run check`: everything that is wrong without running the portal. One line a step; only failing steps print more.
 * `npm test` runs the types apart (`--without-types`).
 */
import { availableParallelism } from 'node:os';
import { runStep, type Step } from './steps/run-step.ts';

const LIMIT_SECONDS = 480;

const step = (name: string, ...node: string[]): Step => ({
  name,
  node,
  limitSeconds: LIMIT_SECONDS,
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
});

const TYPES = 'types';

/** The slowest first, so that the short ones fill the gaps. */
const steps: Step[] = [
  step(TYPES, 'scripts/check/types.ts'),
  step(
    'lint and import fence',
    ...['node_modules/eslint/bin/eslint.js', '--config', '.config/eslint.config.js', '--max-warnings', '0'],
    ...['--cache', '--cache-location', '.cache/eslint/', '--cache-strategy', 'content', '.'],
  ),
  step(
    'format',
    ...['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn'],
    ...['--cache', '--cache-location', '.cache/prettier', '.'],
  ),
  step('import cycles', 'scripts/check/cycles.ts'),
  step('brand codes in src', 'scripts/check/brand-codes.ts'),
  step('texts outside the catalogs', 'scripts/check/texts.ts'),
  step('ways out of a page', 'scripts/check/ways-out.ts'),
  step('index of decisions', 'scripts/check/decisions.ts'),
  step('prose', 'scripts/check/prose.ts'),
  step('brand files', 'scripts/check/brand-files.ts'),
];

async function report(current: Step): Promise<boolean> {
  const { ok, timedOut, seconds, output } = await runStep(current, 'captured');
  const outcome = timedOut ? `stopped after ${LIMIT_SECONDS} s` : `${seconds.toFixed(1)} s`;
  console.log(`${ok ? '✓' : '✗'} ${current.name} (${outcome})`);
  if (!ok) console.log(output.trim().replaceAll(/^/gm, '    '));
  return ok;
}

/** Takes steps from the list until it is empty. */
async function worker(queue: Step[]): Promise<boolean> {
  let ok = true;
  for (let next = queue.shift(); next; next = queue.shift()) ok = (await report(next)) && ok;
  return ok;
}

const queue = process.argv.includes('--without-types')
  ? steps.filter(({ name }) => name !== TYPES)
  : [...steps];
const workers = Array.from({ length: Math.max(2, availableParallelism()) }, () => worker(queue));
process.exitCode = (await Promise.all(workers)).every(Boolean) ? 0 : 1;
