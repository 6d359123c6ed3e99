/**
 * Finds test files without a result. When a worker of Vitest crashes or does not start, the tests of its file are in no
 * count of the report: neither passed, nor failed, nor pending (decision 049).
 */
import * as v from 'valibot';

const listedFiles = v.array(v.object({ file: v.string() }));

const fileReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      /** Why the file could not be loaded; empty otherwise. */
      message: v.string(),
      assertionResults: v.array(v.object({ status: v.string() })),
    }),
  ),
});

/**
 * @param report Vitest's JSON report
 * @param listed what `vitest list --filesOnly --json` prints
 * @returns absolute paths, in the order of `listed`
 * @throws ValiError if either has another shape
 */
export function lostFiles(report: unknown, listed: unknown): string[] {
  const finished = new Set(
    v
      .parse(fileReport, report)
      .testResults.filter(
        ({ message, assertionResults }) =>
          message !== '' || assertionResults.some(({ status }) => status !== 'pending'),
      )
      .map(({ name }) => name),
  );
  return v
    .parse(listedFiles, listed)
    .map(({ file }) => file)
    .filter((file) => !finished.has(file));
}
