/**
 * `npm test`: build, then browser tests and Firefox journeys beside unit tests and check. The last line says how many tests passed and failed.
 * `npm run test:unit`, `test:browser` and `test:browsers` run a part; what follows `--` goes to Vitest or Playwright.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runStep } from './steps/run-step.ts';
import { readTestArguments } from './test/arguments.ts';
import { countStep, lastLine, namesIn, NONE, sum, type Count } from './test/count.ts';
import { runChosen } from './test/run-chosen.ts';
import { inLanes, testSteps, type TestStep } from './test/steps.ts';

const REPORTS = join(ROOT, '.cache/test');

const { part, long, chosen } = readArguments();

function readArguments() {
  try {
    return readTestArguments(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

/** Counts of the step's report; undefined when the report is missing or unreadable. */
function reported({ name, report }: TestStep): Count | undefined {
  if (!report) return NONE;
  try {
    return report.count(JSON.parse(readFileSync(join(ROOT, report.file), 'utf8')));
  } catch (error) {
    console.log(`${name}: unreadable report: ${String(error)}`);
    return undefined;
  }
}

/** @param show `captured` prints the output in one piece when the step has ended, for a step that runs beside another */
async function run(step: TestStep, show: 'live' | 'captured'): Promise<{ ok: boolean; count: Count }> {
  if (show === 'live') console.log(`\n── ${step.name}`);
  const { ok, timedOut, seconds, output } = await runStep(step, show);
  if (show === 'captured') console.log(`\n── ${step.name}\n${output.trimEnd()}`);
  if (timedOut) console.log(`${step.name}: stopped after its limit of ${step.limitSeconds} s`);
  const report = reported(step);
  const count = countStep(ok && report !== undefined, report ?? NONE);
  if (count.skipped > 0)
    console.log(`${step.name}: ${count.skipped} skipped, counted as failed: no test may be skipped`);
  if (count.retried > 0)
    console.log(`${step.name}: ${count.retried} passed only when retried (flaky above): find out why`);
  console.log(`── ${step.name}: ${ok && count.failed === 0 ? 'passed' : 'failed'} (${seconds.toFixed(1)} s)`);
  return { ok, count };
}

/** Lists the tests of a step that this machine cannot run. They count neither as passed nor as failed. */
async function nameTests(step: TestStep): Promise<string[]> {
  const { output } = await runStep({ ...step, node: [...step.node, '--list'] }, 'captured');
  const names = step.report ? namesIn(JSON.parse(readFileSync(join(ROOT, step.report.file), 'utf8'))) : [];
  if (names.length === 0) throw new Error(`${step.name}: could not list its tests\n${output}`);
  return [`${names.length} not run, because ${step.missing}:`, ...names.map((name) => `  ${name}`)];
}

if (part && part !== 'check' && chosen.length > 0) process.exit(await runChosen(part, chosen, long));

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const counts: Count[] = [];
const notRun: string[] = [];

const failed = new Set<string>();

/** Runs steps one after the other. A step whose needed step failed is not run and counts as failed. */
async function runInOrder(steps: readonly TestStep[], show: 'live' | 'captured'): Promise<void> {
  for (const step of steps) {
    if (step.needs && failed.has(step.needs)) {
      console.log(`\n── ${step.name}: not run, because ${step.needs} failed; counted as failed`);
      counts.push(countStep(false, NONE));
    } else if (step.missing) notRun.push(...(await nameTests(step)));
    else {
      const { ok, count } = await run(step, show);
      counts.push(count);
      if (!ok) failed.add(step.name);
    }
  }
}

for (const lanes of inLanes(testSteps(long, part)))
  await Promise.all(lanes.map((steps, lane) => runInOrder(steps, lane === 0 ? 'live' : 'captured')));

const total = sum(counts);
process.exitCode = total.failed > 0 || (total.passed === 0 && part !== 'check') ? 1 : 0;
console.log(['', ...notRun, lastLine(total)].join('\n'));
