/** The steps of `npm test`, with time limits. Steps that run tests also name their summary file. */
import { join } from 'node:path';
import { ROOT, type Step } from '../steps/run-step.ts';

/** `browsers` stands for the tests in Firefox and WebKit, which run only on request or in the long run. */
export const PARTS = ['check', 'unit', 'browser', 'browsers'] as const;
export type Part = (typeof PARTS)[number];

export interface TestStep extends Step {
  part: Part;
  /** Name of a step that must pass first. If it fails, this step is skipped and counts as failed. */
  needs?: string;
  /** Name of a step that must have ended first, whether it passed or failed. */
  after?: string;
  /** Path where the runner's reporter writes a summary; undefined if the step runs no tests. */
  summary?: string;
  /** Returns the command that reruns only the files whose worker crashed. @param files absolute paths */
  filesOnly?(files: readonly string[]): readonly string[];
  /**
   * CPU seconds in a fresh clone, on a machine with the speed of `REFERENCE_LOOP_SECONDS`. The run fails if the step uses
   * more than 1.5 times as many (decisions/code#what-keeps-npm-test-short).
   */
  cpuSeconds?: number;
  /** Whether to run after all other steps, because other load would change its measurements. */
  isAlone?: boolean;
}

/**
 * The time limits are in seconds. They are generous, because on a slow machine a step takes twice as long while other
 * steps run.
 */
const MINUTE = 60;
/**
 * Seconds that the bench's loop (bench/baseline.ts) takes, on all cores at once, on the machine where the CPU budgets
 * were measured.
 */
export const REFERENCE_LOOP_SECONDS = 0.23;
/** Seconds that a whole run may take. A longer run is reported (decisions/code#what-keeps-npm-test-short). */
export const RUN_SECONDS = 14 * MINUTE;
const summaryOf = (name: string): string => join(ROOT, '.cache/test', `${name}.json`);

const playwright = (config: string): string[] => [
  ...['node_modules/playwright/cli.js', 'test', '--config', `.config/${config}.config.ts`],
];
const vitest = (command: 'run' | 'watch'): string[] => [
  ...['node_modules/vitest/vitest.mjs', command, '--config', '.config/vitest.config.ts'],
];
/** @param files absolute paths; default: all files */
const vitestWithSummary = (files: readonly string[] = []): string[] => [
  ...[...vitest('run'), '--reporter=default', '--reporter=./scripts/test/vitest-reporter.ts'],
  ...files,
];

/** Commands of the test runners. @param isWatch reruns tests when a file is saved (Vitest only) */
export const RUNNERS = {
  unit: (isWatch) => vitest(isWatch ? 'watch' : 'run'),
  browser: () => playwright('playwright'),
  browsers: () => playwright('journeys'),
} satisfies Record<Exclude<Part, 'check'>, (isWatch: boolean) => string[]>;
/** Builds the files that the tests use, even for a rolled-back brand. Takes a second if nothing has changed. */
export const BUILD: Step = {
  name: 'build',
  node: ['scripts/build.mjs', '--accept-rules', '--ignore-rollbacks'],
  limitSeconds: 10 * MINUTE,
};

/** Stops Playwright from rewriting terminal lines, which the output of a parallel step would garble. */
const FULL_LINES = { PLAYWRIGHT_FORCE_TTY: '0' };

/** Runs `tests/browsers` in Firefox and WebKit. */
const JOURNEYS: TestStep = {
  part: 'browsers',
  name: 'journeys in Firefox and WebKit',
  needs: BUILD.name,
  node: playwright('journeys'),
  limitSeconds: 30 * MINUTE,
  env: FULL_LINES,
  summary: summaryOf('journeys'),
};

/** Runs browser tests through nginx, as in production. If nginx is missing, fails and names the packages to install. */
const NGINX: TestStep = {
  part: 'browsers',
  name: 'journeys through nginx',
  needs: BUILD.name,
  node: playwright('nginx'),
  limitSeconds: 30 * MINUTE,
  env: { ...FULL_LINES, LONG: '1' },
  summary: summaryOf('nginx'),
};

const LIGHTHOUSE: TestStep = {
  part: 'browser',
  name: 'Lighthouse',
  needs: BUILD.name,
  isAlone: true,
  node: ['scripts/test/lighthouse.ts'],
  limitSeconds: 30 * MINUTE,
};

const build = (part: Part): TestStep => ({ ...BUILD, part });

/** May run in parallel: compares each time with a baseline under the same load, and tolerates twice the budget. */
const BUDGETS: TestStep = {
  part: 'browser',
  name: 'budgets',
  needs: BUILD.name,
  node: ['scripts/bench/test-budgets.ts'],
  limitSeconds: 10 * MINUTE,
};

/** The steps of `npm test`. @param long whether to add the tests that are too slow for every change */
const everyChange = (long: boolean): TestStep[] => [
  { part: 'check', name: 'check', node: ['scripts/check.ts', '--without-types'], limitSeconds: 15 * MINUTE },
  {
    part: 'unit',
    name: 'unit tests',
    after: BUILD.name, // some unit tests copy the compiled renderer
    node: vitestWithSummary(),
    limitSeconds: (long ? 50 : 25) * MINUTE,
    env: { LONG: long ? '1' : '0' },
    summary: summaryOf('unit'),
    filesOnly: vitestWithSummary,
  },
  {
    part: 'check',
    name: 'types',
    after: BUILD.name, // the build and this step write .astro/
    node: ['scripts/check/types.ts'],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    limitSeconds: 15 * MINUTE,
  },
  build('browser'),
  {
    part: 'browser',
    name: 'browser tests',
    needs: BUILD.name,
    node: playwright('playwright'),
    limitSeconds: (long ? 90 : 35) * MINUTE,
    env: { ...FULL_LINES, ...(long ? { LONG: '1' } : { CORE: '1' }) },
    summary: summaryOf('browser'),
  },
  ...(long ? [JOURNEYS, NGINX] : []),
  BUDGETS,
  ...(long ? [LIGHTHOUSE] : []),
];

/** CPU seconds of each step of `npm test` in a fresh clone. */
const CPU_SECONDS: Readonly<Record<string, number>> = {
  check: 75,
  'unit tests': 600,
  types: 50,
  build: 135,
  'browser tests': 500,
  budgets: 65,
};

const withCpuBudget = (step: TestStep, long: boolean): TestStep => {
  const cpuSeconds = CPU_SECONDS[step.name];
  return long || cpuSeconds === undefined ? step : { ...step, cpuSeconds };
};

const allBrowsers: TestStep[] = [build('browsers'), JOURNEYS];

/**
 * The steps of a run.
 * @param long whether to include tests that are too slow for every change
 * @param only the single part to run; default: all parts that every change needs
 */
export const testSteps = (long: boolean, only?: Part): TestStep[] =>
  only === undefined
    ? everyChange(long).map((step) => withCpuBudget(step, long))
    : [...everyChange(false), ...allBrowsers].filter(({ part }) => part === only);

/**
 * Splits the steps into lanes that run in parallel; each lane runs its steps in order. The build uses one core most of
 * the time, so steps that do not use its files run in parallel. Later the browser tests often wait, which leaves CPU
 * time for the other lane (decisions/code#what-keeps-npm-test-short). If every step is the build or needs its files,
 * there is one lane. The long run has one lane too: each of its steps uses both cores, so browser tests beside another
 * step exceed their time limits.
 */
export function inLanes(steps: readonly TestStep[], long = false): TestStep[][] {
  const usesBuild = ({ name, needs }: TestStep): boolean => name === BUILD.name || needs === BUILD.name;
  const isOnePart = steps.every(usesBuild);
  const isFirst = (step: TestStep): boolean => usesBuild(step) && (isOnePart || !step.after);
  const beside = steps.filter(({ isAlone }) => !isAlone);
  const first = beside.filter(isFirst);
  const others = beside.filter((step) => !isFirst(step));
  const second = [...others.filter(({ after }) => !after), ...others.filter(({ after }) => after)];
  const lanes = long ? [[...first, ...second]] : [first, second];
  return lanes.filter((lane) => lane.length > 0);
}
