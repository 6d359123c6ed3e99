/**
 * `npm run test:changed`: tests what this branch's changes can affect, in about a minute for one feature. Checks all
 * types and import cycles, checks lint and format of the changed files, and runs the unit tests that import these files
 * and the browser specs for the changed parts of the code (test/room-specs.ts). `npm run test:changed -- HEAD~1`
 * compares with that commit instead of the commit where the branch left main.
 */
import { styleSteps, checkStep, TYPES } from './check/tools.ts';
import { runStep, type Step, ROOT } from './steps/run-step.ts';
import { specsOf } from './test/room-specs.ts';
import { BUILD, RUNNERS } from './test/steps.ts';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

const lines = (text: string): string[] => text.split('\n').filter(Boolean);

/** The commit where the branch left main. @param ref commit to compare with; default: main */
function baseCommit(ref?: string): string {
  for (const candidate of ref ? [ref] : ['main', 'origin/main']) {
    try {
      return git('merge-base', candidate, 'HEAD');
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

/** Changed and new files that still exist, as paths from the root. */
function changedFiles(base: string): string[] {
  const tracked = lines(git('diff', '--name-only', '--diff-filter=d', base));
  const added = lines(git('ls-files', '--others', '--exclude-standard'));
  return [...new Set([...tracked, ...added])].filter((file) => existsSync(join(ROOT, file))).sort();
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
const files = changedFiles(base);
const specs = specsOf(files);

const checks: Step[] = [
  // `astro check` takes a minute, so it runs only if an .astro file has changed.
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

if (files.length === 0) console.log(`Nothing differs from ${base.slice(0, 9)}.`);
else {
  console.log(
    `${files.length} changed files. Browser specs: ${specs.join(', ') || 'none'}. npm test runs all.`,
  );
  const lanes = await Promise.all([runInOrder(browser), runInOrder([units, ...checks])]);
  process.exitCode = lanes.every(Boolean) ? 0 : 1;
}
