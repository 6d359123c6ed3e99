/**
 * `npm run check`: checks the code and the documents without running the portal. Prints one line per step, and the
 * output of failed steps. `npm test` passes `--without-types`, because it checks types in a separate step.
 */
import { availableParallelism } from 'node:os';
import { runStep, type Step } from './steps/run-step.ts';
import { checkStep, styleSteps } from './check/tools.ts';

const TYPES = 'types';

/** Ordered from slowest to fastest, so that all workers stay busy. */
const steps: Step[] = [
  checkStep(TYPES, 'scripts/check/types.ts'),
  ...styleSteps(),
  checkStep('import cycles', 'scripts/check/cycles.ts'),
  checkStep('brand codes in src', 'scripts/check/brand-codes.ts'),
  checkStep('texts outside the catalogs', 'scripts/check/texts.ts'),
  checkStep('translations', 'scripts/check/translations.ts'),
  checkStep('ways out of a page', 'scripts/check/ways-out.ts'),
  checkStep('decisions and their citations', 'scripts/check/decisions.ts'),
  checkStep('brand files', 'scripts/check/brand-files.ts'),
];

async function report(current: Step): Promise<boolean> {
  const { ok, timedOut, seconds, output } = await runStep(current, 'captured');
  const outcome = timedOut ? `stopped after ${current.limitSeconds} s` : `${seconds.toFixed(1)} s`;
  console.log(`${ok ? '✓' : '✗'} ${current.name} (${outcome})`);
  if (!ok) console.log(output.trim().replaceAll(/^/gm, '    '));
  return ok;
}

/** Runs steps from the queue until it is empty. @returns whether all of these steps passed */
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
