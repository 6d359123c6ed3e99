/** The steps of `npm test`, each with its time limit and, where it runs tests, with the report that it writes. */
import type { Step } from '../steps/run-step.ts';
import { countPlaywright, countVitest, type Count } from './count.ts';

export const PARTS = ['check', 'unit', 'browser'] as const;
type Part = (typeof PARTS)[number];

export interface TestStep extends Step {
  part: Part;
  /** Steps after it need what it makes. */
  needed?: true;
  report?: { file: string; count: (report: unknown) => Count };
}

const MINUTE = 60;
const unitReport = '.cache/test/unit.json';

/** @param long takes the tests in as well that are too slow for every change */
export const testSteps = (long: boolean): TestStep[] => [
  { part: 'check', name: 'check', node: ['scripts/check.ts'], limitSeconds: 6 * MINUTE },
  {
    part: 'unit',
    name: 'unit tests',
    node: [
      ...['node_modules/vitest/vitest.mjs', 'run', '--config', '.config/vitest.config.ts'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    ],
    limitSeconds: 8 * MINUTE,
    env: { LONG: long ? '1' : '0' },
    report: { file: unitReport, count: countVitest },
  },
  {
    part: 'browser',
    name: 'build',
    node: ['scripts/build.ts', '--stubs'],
    limitSeconds: 10 * MINUTE,
    needed: true,
  },
  {
    part: 'browser',
    name: 'browser tests',
    node: ['node_modules/playwright/cli.js', 'test', '--config', '.config/playwright.config.ts'],
    limitSeconds: (long ? 65 : 22) * MINUTE,
    env: { LONG: long ? '1' : '0' },
    report: { file: '.cache/test/browser.json', count: countPlaywright },
  },
];
