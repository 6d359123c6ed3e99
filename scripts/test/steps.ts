/** The steps of `npm test`, each with its time limit and, where it runs tests, with the report that it writes. */
import { join } from 'node:path';
import { ROOT, type Step } from '../steps/run-step.ts';

/** `browsers` runs all journeys in Firefox and WebKit, and only on request. */
export const PARTS = ['check', 'unit', 'browser', 'browsers'] as const;
export type Part = (typeof PARTS)[number];

export interface TestStep extends Step {
  part: Part;
  /** Name of the step whose result it uses. */
  needs?: string;
  /** Name of a step that must have ended, whether it passed or failed. */
  after?: string;
  /** Where its runner's reporter writes a summary; left out if it runs no tests. */
  summary?: string;
  /** The command for some files only, by absolute path: those that lost their worker run again. */
  filesOnly?(files: readonly string[]): readonly string[];
  /** CPU seconds in a fresh clone, on a machine as fast as `REFERENCE_LOOP_SECONDS` says. Half more fails the run (decisions/code#what-keeps-npm-test-short). */
  cpuSeconds?: number;
  /** Runs when all other steps have ended: other load changes what it measures. */
  isAlone?: boolean;
}

/** Limits end a step that hangs. Beside other steps on a slow machine, a step takes twice its usual time. */
const MINUTE = 60;
/** The loop of the bench on every core (bench/baseline.ts), when the CPU budgets were measured. */
export const REFERENCE_LOOP_SECONDS = 0.23;
/** How long a whole run may take, in seconds: more is reported (decisions/code#what-keeps-npm-test-short). */
export const RUN_SECONDS = 14 * MINUTE;
const summaryOf = (name: string): string => join(ROOT, '.cache/test', `${name}.json`);

const playwright = (config: string): string[] => [
  ...['node_modules/playwright/cli.js', 'test', '--config', `.config/${config}.config.ts`],
];
const vitest = (command: 'run' | 'watch'): string[] => [
  ...['node_modules/vitest/vitest.mjs', command, '--config', '.config/vitest.config.ts'],
];
/** @param files absolute paths; all without one */
const vitestWithSummary = (files: readonly string[] = []): string[] => [
  ...[...vitest('run'), '--reporter=default', '--reporter=./scripts/test/vitest-reporter.ts'],
  ...files,
];

/** Commands of the test runners. @param isWatch runs tests again when a file is saved; Vitest only */
export const RUNNERS = {
  unit: (isWatch) => vitest(isWatch ? 'watch' : 'run'),
  browser: () => playwright('playwright'),
  browsers: () => playwright('journeys'),
} satisfies Record<Exclude<Part, 'check'>, (isWatch: boolean) => string[]>;
/** Tests need the files as they are, also of a brand that is rolled back. Takes a second when nothing has changed. */
export const BUILD: Step = {
  name: 'build',
  node: ['scripts/build.mjs', '--accept-rules', '--ignore-rollbacks'],
  limitSeconds: 10 * MINUTE,
};

/** Playwright rewrites lines of a terminal, which the output of a step beside it would break. */
const FULL_LINES = { PLAYWRIGHT_FORCE_TTY: '0' };

/** All journeys, in both browsers. */
const JOURNEYS: TestStep = {
  part: 'browsers',
  name: 'journeys in Firefox and WebKit',
  needs: BUILD.name,
  node: playwright('journeys'),
  limitSeconds: 30 * MINUTE,
  env: FULL_LINES,
  summary: summaryOf('journeys'),
};

/** The journeys that matter in production, through nginx. Without nginx the step fails and names its packages. */
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

/** Times are judged beside a baseline, and only fail at twice their budget: other steps may go on beside it. */
const BUDGETS: TestStep = {
  part: 'browser',
  name: 'budgets',
  needs: BUILD.name,
  node: ['scripts/bench/test-budgets.ts'],
  limitSeconds: 10 * MINUTE,
};

/** The steps of every change. @param long includes tests that are too slow for that */
const everyChange = (long: boolean): TestStep[] => [
  { part: 'check', name: 'check', node: ['scripts/check.ts', '--without-types'], limitSeconds: 15 * MINUTE },
  {
    part: 'unit',
    name: 'unit tests',
    after: BUILD.name, // copies the compiled renderer
    node: vitestWithSummary(),
    limitSeconds: 25 * MINUTE,
    env: { LONG: long ? '1' : '0' },
    summary: summaryOf('unit'),
    filesOnly: vitestWithSummary,
  },
  {
    part: 'check',
    name: 'types',
    after: BUILD.name, // both write .astro
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
    limitSeconds: (long ? 65 : 35) * MINUTE,
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
 * @param long includes tests that are too slow for every change
 * @param only a part; without it, all parts that every change needs
 */
export const testSteps = (long: boolean, only?: Part): TestStep[] =>
  only === undefined
    ? everyChange(long).map((step) => withCpuBudget(step, long))
    : [...everyChange(false), ...allBrowsers].filter(({ part }) => part === only);

/**
 * When each step runs: lanes side by side, each in order. The build uses one core most of the time, so what neither
 * reads nor writes its files goes on beside it. After it, waits in the browser tests leave time for the other lane, so that
 * both cores stay busy (decisions/code#what-keeps-npm-test-short). A part alone that builds has one lane.
 */
export function inLanes(steps: readonly TestStep[]): TestStep[][] {
  const usesBuild = ({ name, needs }: TestStep): boolean => name === BUILD.name || needs === BUILD.name;
  const isOnePart = steps.every(usesBuild);
  const isFirst = (step: TestStep): boolean => usesBuild(step) && (isOnePart || !step.after);
  const beside = steps.filter(({ isAlone }) => !isAlone);
  const first = beside.filter(isFirst);
  const others = beside.filter((step) => !isFirst(step));
  const second = [...others.filter(({ after }) => !after), ...others.filter(({ after }) => after)];
  return [first, second].filter((lane) => lane.length > 0);
}
