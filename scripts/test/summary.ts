/**
 * The summary of a Vitest or Playwright run. Our reporters write it (`vitest-reporter.ts`, `playwright-reporter.ts`). A
 * skipped test counts as failed. A test that passes only on retry counts as passed and is named
 * (decisions/code#failed-browser-tests-are-retried-once).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';

const tests = v.pipe(v.number(), v.integer(), v.minValue(0));

const summary = v.object({
  passed: tests,
  failed: tests,
  /** Skipped tests, which are included in `failed`. */
  skipped: tests,
  /** Tests that passed only on retry. Included in `passed`. */
  retried: tests,
  /** A line for each test that did not pass immediately. */
  notable: v.array(v.string()),
  files: v.array(v.object({ file: v.string(), seconds: v.number() })),
  /** Absolute paths of files without a result, because their worker stopped. */
  lost: v.array(v.string()),
});
export type Summary = v.InferOutput<typeof summary>;

export const NOTHING: Summary = {
  passed: 0,
  failed: 0,
  skipped: 0,
  retried: 0,
  notable: [],
  files: [],
  lost: [],
};

/** Environment variable with the summary's path. The step that starts the runner sets it. */
export const SUMMARY_VARIABLE = 'TEST_SUMMARY';

export function writeSummary(written: Summary): void {
  const { [SUMMARY_VARIABLE]: file } = process.env;
  if (file === undefined) return; // tests chosen by hand need no summary
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(written));
}

/** @throws Error if the file is missing or is not a summary */
export const readSummary = (file: string): Summary =>
  v.parse(summary, JSON.parse(readFileSync(file, 'utf8')));

/** A step's counts. A failure without a failed test, such as a crashed runner, counts as one failed test. */
export const ofStep = (ok: boolean, reported: Summary): Summary =>
  ok || reported.failed > 0 ? reported : { ...reported, failed: 1 };

export const sum = (summaries: readonly Summary[]): Summary =>
  summaries.reduce(
    (total, { passed, failed, skipped, retried, notable, files, lost }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      retried: total.retried + retried,
      notable: [...total.notable, ...notable],
      files: [...total.files, ...files],
      lost: [...total.lost, ...lost],
    }),
    NOTHING,
  );

/** A line for each of the files whose tests took longest. */
export const slowestFiles = ({ files }: Summary, most: number): string[] =>
  files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);

export const lastLine = ({ passed, failed }: Summary): string => `${passed} passed, ${failed} failed`;
