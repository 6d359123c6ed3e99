/**
 * Adds up the reports of the test runners. A skipped test counts as failed. A test that passed only when retried counts
 * as passed and is reported (decision 049).
 */
import * as v from 'valibot';

export interface Count {
  passed: number;
  failed: number;
  /** Part of `failed`. */
  skipped: number;
  /** Part of `passed`: tests that passed only when retried. */
  retried: number;
}

export const NONE: Count = { passed: 0, failed: 0, skipped: 0, retried: 0 };

const tests = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The part of Vitest's JSON report that is counted. */
const vitestReport = v.object({
  numPassedTests: tests,
  numFailedTests: tests,
  numPendingTests: tests,
  numTodoTests: tests,
});

/** The part of Playwright's JSON report that is counted. */
const playwrightReport = v.object({
  stats: v.object({ expected: tests, unexpected: tests, flaky: tests, skipped: tests }),
});

const count = (passed: number, failed: number, skipped: number, retried = 0): Count => ({
  passed: passed + retried,
  failed: failed + skipped,
  skipped,
  retried,
});

/** @throws ValiError when it is not a report of Vitest */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = v.parse(vitestReport, report);
  return count(numPassedTests, numFailedTests, numPendingTests + numTodoTests);
}

/** @throws ValiError when it is no report of Playwright's */
export function countPlaywright(report: unknown): Count {
  const { expected, unexpected, flaky, skipped } = v.parse(playwrightReport, report).stats;
  return count(expected, unexpected, skipped, flaky);
}

interface ListedSuite {
  specs: { title: string }[];
  suites?: ListedSuite[] | undefined;
}

/** The part of Playwright's JSON report that names its tests. */
const listedSuite: v.GenericSchema<ListedSuite> = v.object({
  specs: v.array(v.object({ title: v.string() })),
  suites: v.optional(v.array(v.lazy(() => listedSuite))),
});
const listReport = v.object({ suites: v.array(listedSuite) });

/**
 * Titles of the tests that Playwright lists, in order.
 * @throws ValiError when it is no report of Playwright's
 */
export function namesIn(report: unknown): string[] {
  const inSuite = ({ specs, suites = [] }: ListedSuite): string[] => [
    ...specs.map(({ title }) => title),
    ...suites.flatMap(inSuite),
  ];
  return v.parse(listReport, report).suites.flatMap(inSuite);
}

/** What a step adds. A failure without a failed test, such as a build or a crashed runner, counts as one. */
export const countStep = (ok: boolean, reported: Count): Count =>
  ok || reported.failed > 0 ? reported : { ...reported, failed: 1 };

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (total, { passed, failed, skipped, retried }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      retried: total.retried + retried,
    }),
    NONE,
  );

export const lastLine = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`;
