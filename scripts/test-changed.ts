/**
 * `npm run test:changed`: tests what this branch's changes can affect, in about a minute for one feature. Checks all
 * types and import cycles, checks lint and format of the changed files, and runs the unit tests that import these files
 * and the browser specs for the changed parts of the code (test/room-specs.ts). `npm run test:changed -- HEAD~1`
 * compares with that commit instead of the commit where the branch left main.
 */
import { styleSteps, checkStep, TYPES } from './check/tools.ts';
import { runStep, type Step, ROOT } from './steps/run-step.ts';
import { changedFiles, git } from './test/changed-files.ts';
import { specsOf } from './test/room-specs.ts';
import { BUILD, RUNNERS } from './test/steps.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The commit where the branch left main. @param ref commit to compare with; default: main */
function baseCommit(ref?: string): string {
  for (const candidate of ref ? [ref] : ['main', 'origin/main']) {
    try {
      return git(ROOT, 'merge-base', candidate, 'HEAD');
    } catch {
      // The ref does not exist in this clone.
    }
  }
  throw new Error(
    ref
      ? `git has no commit '${ref}'`
      : 'There is no branch main here. Name a commit: npm run test:changed -- HEAD~1',
  );
}

function readBase(): string {
  try {
    return baseCommit(process.argv[2]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

const base = readBase();
const isThere = (file: string): boolean => existsSync(join(ROOT, file));
const changed = changedFiles(ROOT, base);
const specs = specsOf(changed).filter((name) => isThere(`tests/${name}.spec.ts`));

const checks: Step[] = [
  // `astro check` takes a minute, so it runs only if an .astro file has changed.
  changed.some((file) => file.endsWith('.astro'))
    ? checkStep('types', 'scripts/check/types.ts')
    : checkStep('types', ...TYPES),
  checkStep('import cycles', 'scripts/check/cycles.ts'),
  ...styleSteps(changed.filter(isThere)),
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

/** Runs steps until one fails. Prints the output of a failed step only. */
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

if (changed.length === 0) console.log(`Nothing differs from ${base.slice(0, 9)}.`);
else {
  console.log(
    `${changed.length} changed files. Browser specs: ${specs.join(', ') || 'none'}. npm test runs all.`,
  );
  const lanes = await Promise.all([runInOrder(browser), runInOrder([units, ...checks])]);
  process.exitCode = lanes.every(Boolean) ? 0 : 1;
}
