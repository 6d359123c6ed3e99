/** Runs one step of `npm test`, reads its runner's summary, and prints the result. */
import { rmSync } from 'node:fs';
import { runStep } from '../steps/run-step.ts';
import type { TestStep } from './steps.ts';
import { NOTHING, ofStep, readSummary, sum, SUMMARY_VARIABLE, type Summary } from './summary.ts';

/** A step may use this multiple of its CPU budget, because other load and a slower machine add CPU time. */
const CPU_MOST = 1.5;

type Show = 'live' | 'captured';

interface Run {
  ok: boolean;
  seconds: number;
  cpuSeconds: number | undefined;
  summary: Summary;
}

function summaryOf({ name, summary }: TestStep): Summary | undefined {
  if (summary === undefined) return NOTHING;
  try {
    return readSummary(summary);
  } catch (error) {
    console.log(`${name}: no summary of its tests: ${String(error)}`);
    return undefined;
  }
}

/** @param show `captured` prints the output when the step has ended, because other steps run in parallel */
async function runOnce(step: TestStep, show: Show): Promise<Run> {
  if (show === 'live') console.log(`\n── ${step.name}`);
  if (step.summary !== undefined) rmSync(step.summary, { force: true });
  const env = { ...step.env, ...(step.summary === undefined ? {} : { [SUMMARY_VARIABLE]: step.summary }) };
  const { ok, timedOut, seconds, cpuSeconds, output } = await runStep(
    { ...step, env, countsCpu: true },
    show,
  );
  if (show === 'captured') console.log(`\n── ${step.name}\n${output.trimEnd()}`);
  if (timedOut) console.log(`${step.name}: stopped after its limit of ${step.limitSeconds} s`);
  const summary = summaryOf(step);
  return { ok: ok && summary !== undefined, seconds, cpuSeconds, summary: summary ?? NOTHING };
}

/** Reruns files whose worker crashed or did not start. Reruns nothing if the step passed or a test failed. */
async function runLostFiles(step: TestStep, first: Run, show: Show): Promise<Run> {
  const { lost, failed } = first.summary;
  if (!step.filesOnly || first.ok || failed > 0 || lost.length === 0) return first;
  console.log(`\n${step.name}: files without a result, run again:\n  ${lost.join('\n  ')}`);
  const second = await runOnce({ ...step, node: step.filesOnly(lost) }, show);
  const { passed } = second.summary;
  const notable = lost.map((file) => `retried: ${file}: its worker stopped`);
  return {
    ok: second.ok,
    seconds: first.seconds + second.seconds,
    cpuSeconds: first.cpuSeconds,
    summary: sum([first.summary, { ...second.summary, retried: passed }, { ...NOTHING, notable }]),
  };
}

export interface TestStepResult {
  ok: boolean;
  summary: Summary;
  seconds: number;
  cpuSeconds: number | undefined;
}

/** Describes the CPU time if it is over budget; undefined otherwise. */
const overBudget = ({ cpuSeconds: budget }: TestStep, { cpuSeconds: used }: Run): string | undefined =>
  budget !== undefined && used !== undefined && used > budget * CPU_MOST
    ? `took ${used.toFixed(0)} s of CPU, its budget is ${budget} s`
    : undefined;

export async function runTestStep(step: TestStep, show: Show): Promise<TestStepResult> {
  const run = await runLostFiles(step, await runOnce(step, show), show);
  const tooMuch = overBudget(step, run);
  const summary = ofStep(run.ok && !tooMuch, run.summary);
  const notable = [
    ...summary.notable,
    ...(tooMuch ? [`failed: ${step.name}: ${tooMuch}`] : []),
    ...(!run.ok && summary.notable.length === 0 ? [`failed: ${step.name}`] : []),
  ];
  const outcome = summary.failed === 0 ? 'passed' : 'failed';
  console.log(`── ${step.name}: ${outcome} (${run.seconds.toFixed(1)} s)`);
  return {
    ok: summary.failed === 0,
    summary: { ...summary, notable },
    seconds: run.seconds,
    cpuSeconds: run.cpuSeconds,
  };
}
