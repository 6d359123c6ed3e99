/** Runs one step of `npm test`, counts what its runner reports, and prints the result. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runStep } from '../steps/run-step.ts';
import { countStep, namesIn, NONE, sum, type Count } from './count.ts';
import { lostFiles } from './lost-files.ts';
import type { TestStep } from './steps.ts';

const readReport = ({ file }: { file: string }): unknown =>
  JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

interface Reported {
  count: Count;
  notable: string[];
}

/** What the step's report says; undefined when the report is missing or unreadable. */
function reported({ name, report }: TestStep): Reported | undefined {
  if (!report) return { count: NONE, notable: [] };
  try {
    const read = readReport(report);
    return { count: report.count(read), notable: report.notable(read) };
  } catch (error) {
    console.log(`${name}: unreadable report: ${String(error)}`);
    return undefined;
  }
}

type Show = 'live' | 'captured';

interface Run {
  ok: boolean;
  seconds: number;
  /** Undefined if the report is missing or unreadable. */
  report: Reported | undefined;
}

/** @param show `captured` prints the output in one piece when the step has ended, for a step that runs beside another */
async function runOnce(step: TestStep, show: Show): Promise<Run> {
  if (show === 'live') console.log(`\n── ${step.name}`);
  const { ok, timedOut, seconds, output } = await runStep(step, show);
  if (show === 'captured') console.log(`\n── ${step.name}\n${output.trimEnd()}`);
  if (timedOut) console.log(`${step.name}: stopped after its limit of ${step.limitSeconds} s`);
  return { ok, seconds, report: reported(step) };
}

/** Runs the files again that the report of a failed step lacks. @returns undefined if no file is lost */
async function runLostFiles(step: TestStep, first: Run, show: Show): Promise<Run | undefined> {
  const { report, again } = step;
  // A step with a failed test fails anyway. A step that failed without one may have lost files.
  if (!report || !again || first.ok || first.report?.count.failed !== 0) return undefined;
  const { output } = await runStep({ ...step, node: again.list }, 'captured');
  const files = lostFiles(readReport(report), JSON.parse(output));
  if (files.length === 0) return undefined;
  console.log(`\n${step.name}: files without a result, run again:\n  ${files.join('\n  ')}`);
  const second = await runOnce({ ...step, node: again.node(files) }, show);
  return {
    ok: second.ok,
    seconds: first.seconds + second.seconds,
    report: second.report && {
      count: sum([first.report.count, { ...second.report.count, retried: second.report.count.passed }]),
      notable: [...files.map((file) => `retried: ${file}: its worker stopped`), ...second.report.notable],
    },
  };
}

export interface TestStepResult {
  ok: boolean;
  count: Count;
  /** What did not pass at once: a line per test, or the step itself. */
  notable: string[];
}

/** Runs a step, prints its result, and returns what it adds to the sum. */
export async function runTestStep(step: TestStep, show: Show): Promise<TestStepResult> {
  const first = await runOnce(step, show);
  const { ok, seconds, report } = (await runLostFiles(step, first, show)) ?? first;
  const count = countStep(ok && report !== undefined, report?.count ?? NONE);
  if (count.skipped > 0)
    console.log(`${step.name}: ${count.skipped} skipped, counted as failed: no test may be skipped`);
  if (count.retried > 0)
    console.log(`${step.name}: ${count.retried} passed only when retried (see above): find out why`);
  console.log(`── ${step.name}: ${ok && count.failed === 0 ? 'passed' : 'failed'} (${seconds.toFixed(1)} s)`);
  const notable = report?.notable ?? [];
  return { ok, count, notable: ok || notable.length > 0 ? notable : [`failed: ${step.name}`] };
}

/** Lists the tests of a step that this machine cannot run. They count neither as passed nor as failed. */
export async function nameTests(step: TestStep): Promise<string[]> {
  const { output } = await runStep({ ...step, node: [...step.node, '--list'] }, 'captured');
  const names = step.report ? namesIn(readReport(step.report)) : [];
  if (names.length === 0) throw new Error(`${step.name}: could not list its tests\n${output}`);
  return [`${names.length} not run, because ${step.missing}:`, ...names.map((name) => `  ${name}`)];
}
