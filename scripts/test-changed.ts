/**
 * `npm run test:changed`: what the changes of this branch can touch, in about a minute for one feature. Types, lint and format of the
 * changed files; the unit tests that import them; the browser specs of their rooms (test/room-specs.ts).
 * `npm run test:changed -- HEAD~1` compares with another commit than the one where the branch left main.
 */
import { styleSteps, checkStep, TYPES } from './check/tools.ts';
import { runStep, type Step } from './steps/run-step.ts';
import { baseCommit, changedFiles } from './test/changed-files.ts';
import { specsOf } from './test/room-specs.ts';
import { BUILD, RUNNERS } from './test/steps.ts';

function readBase(): string {
  try {
    return baseCommit(process.argv[2]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

const base = readBase();
const files = changedFiles(base);
const specs = specsOf(files);

const checks: Step[] = [
  // `astro check` takes a minute; `npm run check` runs it for every change of src.
  files.some((file) => file.endsWith('.astro'))
    ? checkStep('types', 'scripts/check/types.ts')
    : checkStep('types', ...TYPES),
  checkStep('import cycles', 'scripts/check/cycles.ts'),
  ...styleSteps(files),
];
const units = checkStep('unit tests', ...RUNNERS.unit(false), '--changed', base, '--passWithNoTests');
const browser: Step[] =
  specs.length > 0
    ? [
        BUILD,
        checkStep(
          'browser tests',
          ...RUNNERS.browser(),
          ...['--reporter', 'list'],
          ...specs.map((name) => `tests/${name}.spec.ts`),
        ),
      ]
    : [];

/** Runs steps until one fails; prints the output of that one. */
async function runInOrder(steps: readonly Step[]): Promise<boolean> {
  for (const current of steps) {
    const { ok, timedOut, seconds, output } = await runStep(current, 'captured');
    console.log(
      `${ok ? '✓' : '✗'} ${current.name} (${timedOut ? 'stopped after ' : ''}${seconds.toFixed(1)} s)`,
    );
    if (ok) continue;
    console.log(output.trim().replaceAll(/^/gm, '    '));
    return false;
  }
  return true;
}

if (files.length === 0) console.log(`Nothing differs from ${base.slice(0, 9)}.`);
else {
  console.log(
    `${files.length} changed files. Browser specs: ${specs.join(', ') || 'none'}. npm test runs all.`,
  );
  const lanes = await Promise.all([runInOrder(browser), runInOrder([units, ...checks])]);
  process.exitCode = lanes.every(Boolean) ? 0 : 1;
}
