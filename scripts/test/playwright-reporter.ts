import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from 'playwright/types/testReporter';
import { writeSummary } from './summary.ts';

const SECOND_MS = 1000;

/** Playwright's result names and the words for them in our log. */
const NOTABLE = { unexpected: 'failed', flaky: 'retried', skipped: 'skipped' } as const;

const fileOf = ({ location }: TestCase): string => relative(process.cwd(), location.file);

const notableLine = (test: TestCase): string[] => {
  const outcome = test.outcome();
  return outcome === 'expected'
    ? []
    : [`${NOTABLE[outcome]}: ${fileOf(test)}:${test.location.line}: ${test.title}`];
};

const secondsOf = ({ results }: TestCase): number =>
  results.reduce((sum, { duration }) => sum + duration, 0) / SECOND_MS;

export default class SummaryReporter implements Reporter {
  private tests: TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onEnd(): void {
    const { tests } = this;
    const count = (outcome: ReturnType<TestCase['outcome']>): number =>
      tests.filter((test) => test.outcome() === outcome).length;
    const seconds = new Map<string, number>();
    for (const test of tests) {
      const file = fileOf(test);
      seconds.set(file, (seconds.get(file) ?? 0) + secondsOf(test));
    }
    writeSummary({
      passed: count('expected') + count('flaky'),
      failed: count('unexpected') + count('skipped'),
      skipped: count('skipped'),
      retried: count('flaky'),
      notable: tests.flatMap(notableLine),
      files: [...seconds].map(([file, each]) => ({ file, seconds: each })),
      lost: [],
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}
