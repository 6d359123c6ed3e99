/** Tests that the last line of `npm test` is right even if a runner crashes. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT, runStep } from '../steps/run-step.ts';
import { lastLine, NOTHING, ofStep, readSummary, slowestFiles, sum, SUMMARY_VARIABLE } from './summary.ts';

const FOLDER = join(ROOT, '.cache/summary-test');
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test.each([
  { what: 'a step that passes without tests', ok: true, reported: {}, failed: 0 },
  { what: 'a build that fails', ok: false, reported: {}, failed: 1 },
  { what: 'a runner that crashes after passed tests', ok: false, reported: { passed: 4 }, failed: 1 },
  { what: 'a runner with failed tests', ok: false, reported: { passed: 4, failed: 2 }, failed: 2 },
  {
    what: 'a runner that passes with a skipped test',
    ok: true,
    reported: { passed: 4, failed: 1, skipped: 1 },
    failed: 1,
  },
])('$what adds $failed to the number of failed tests', ({ ok, reported, failed }) => {
  expect(ofStep(ok, { ...NOTHING, ...reported })).toEqual({ ...NOTHING, ...reported, failed });
});

test('the last line shows how many tests of all steps passed and failed', () => {
  const steps = [ofStep(false, NOTHING), { ...NOTHING, passed: 9, failed: 3 }, { ...NOTHING, passed: 21 }];
  expect(lastLine(sum(steps))).toBe('30 passed, 4 failed');
});

test('slowestFiles() lists the slowest files first, up to the requested number', () => {
  const files = [0.5, 12, 3].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }));
  expect(slowestFiles({ ...NOTHING, files }, 2)).toEqual(['  12.0 s  12.test.ts', '   3.0 s  3.test.ts']);
});

function writeSample(file: string, text: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, file), text);
}

/** Runs a sample test file with a runner and our reporter. @returns the summary that the reporter wrote */
async function summaryOf(runner: readonly string[], file: string, config: string, sample: string) {
  const written = join(FOLDER, `${file}.json`);
  writeSample(`${file}.config.ts`, config);
  writeSample(file, sample);
  const node = [...runner, '--config', join(FOLDER, `${file}.config.ts`)];
  const env = { [SUMMARY_VARIABLE]: written };
  const { output } = await runStep({ name: file, node, limitSeconds: 60, env }, 'captured');
  try {
    return readSummary(written);
  } catch (cause) {
    throw new Error(output, { cause });
  }
}

const namesOf = (notable: readonly string[]): string[] => notable.map((line) => line.replace(/:.*: /, ': '));

test('the Vitest summary counts a skipped test as failed, and lists a file as lost if its worker stops', async () => {
  const config = `export default { test: { root: ${JSON.stringify(FOLDER)}, include: ['*.sample.ts'], reporters: [${JSON.stringify(join(ROOT, 'scripts/test/vitest-reporter.ts'))}] } };`;
  writeSample(
    'stops.sample.ts',
    `import { test } from 'vitest'; test('stops', () => { process.kill(process.pid, 'SIGKILL'); });`,
  );
  const summary = await summaryOf(
    ['node_modules/vitest/vitest.mjs', 'run'],
    'mixed.sample.ts',
    config,
    `import { expect, test } from 'vitest';
     test('passes', () => {});
     test('fails', () => expect(1).toBe(2));
     test.skip('waits', () => {});`,
  );
  expect(summary).toMatchObject({ passed: 1, failed: 2, skipped: 1, retried: 0 });
  expect(namesOf(summary.notable)).toEqual(['failed: fails']);
  expect(summary.lost).toEqual([join(FOLDER, 'stops.sample.ts')]);
});

test('the Playwright summary counts a test that passes on retry as passed, and names it', async () => {
  const config = `export default { testDir: ${JSON.stringify(FOLDER)}, testMatch: '*.play.ts', retries: 1, reporter: [[${JSON.stringify(join(ROOT, 'scripts/test/playwright-reporter.ts'))}]] };`;
  const summary = await summaryOf(
    ['node_modules/playwright/cli.js', 'test'],
    'mixed.play.ts',
    config,
    `import { expect, test } from 'playwright/test';
     test('passes', () => {});
     test('passes later', ({}, { retry }) => expect(retry).toBe(1));
     test('fails', () => expect(1).toBe(2));
     test.skip('waits', () => {});`,
  );
  expect(summary).toMatchObject({ passed: 2, failed: 2, skipped: 1, retried: 1, lost: [] });
  expect(namesOf(summary.notable)).toEqual(['retried: passes later', 'failed: fails', 'skipped: waits']);
});
