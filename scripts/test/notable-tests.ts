/** Names the tests of a report that did not pass at once, for the end of a long log. */
import * as v from 'valibot';

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.string(),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
});

/**
 * Failed tests, and files that could not be loaded.
 * @throws ValiError when it is not a report of Vitest
 */
export function notableInVitest(report: unknown): string[] {
  return v.parse(vitestReport, report).testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message === '' ? [] : [`failed: ${name}: does not load`];
    return failed.map(({ fullName }) => `failed: ${name}: ${fullName}`);
  });
}

interface ReportedSuite {
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[];
  suites?: ReportedSuite[] | undefined;
}

const reportedSuite: v.GenericSchema<ReportedSuite> = v.object({
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      line: v.number(),
      tests: v.array(v.object({ status: v.string() })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => reportedSuite))),
});
const playwrightReport = v.object({ suites: v.array(reportedSuite) });

/** Playwright's words for results, in the words of the log. */
const RESULTS: Readonly<Record<string, string>> = {
  unexpected: 'failed',
  flaky: 'retried',
  skipped: 'skipped',
};

/**
 * Failed and skipped tests, and those that passed only when retried.
 * @throws ValiError when it is not a report of Playwright
 */
export function notableInPlaywright(report: unknown): string[] {
  const inSuite = ({ specs, suites = [] }: ReportedSuite): string[] => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests.flatMap(({ status }) => {
        const result = RESULTS[status];
        return result ? [`${result}: ${file}:${line}: ${title}`] : [];
      }),
    ),
    ...suites.flatMap(inSuite),
  ];
  return v.parse(playwrightReport, report).suites.flatMap(inSuite);
}
