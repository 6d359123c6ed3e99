/**
 * `npm test`: check, unit tests, build, browser tests, journeys in Firefox. The last line says how many tests passed and failed.
 * `npm run test:unit`, `test:browser` and `test:browsers` run a part; what follows `--` goes to Vitest or Playwright.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runStep } from './steps/run-step.ts';
import { readTestArguments } from './test/arguments.ts';
import { countStep, lastLine, namesIn, NONE, sum, type Count } from './test/count.ts';
import { runChosen } from './test/run-chosen.ts';
import { testSteps, type TestStep } from './test/steps.ts';

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

/** What the step's runner wrote; undefined when there should be a report and is none that can be read. */
function reported({ name, report }: TestStep): Count | undefined {
  if (!report) return NONE;
  try {
    return report.count(JSON.parse(readFileSync(join(ROOT, report.file), 'utf8')));
  } catch (error) {
    console.log(`${name}: no report that can be read: ${String(error)}`);
    return undefined;
  }
}

async function run(step: TestStep): Promise<{ ok: boolean; count: Count }> {
  console.log(`\n── ${step.name}`);
  const { ok, timedOut, seconds } = await runStep(step, 'live');
  if (timedOut) console.log(`${step.name}: stopped after its limit of ${step.limitSeconds} s`);
  const report = reported(step);
  const count = countStep(ok && report !== undefined, report ?? NONE);
  if (count.skipped > 0)
    console.log(`${step.name}: ${count.skipped} skipped, counted as failed: no test may be skipped`);
  if (count.retried > 0)
    console.log(`${step.name}: ${count.retried} passed at the second try only (flaky above): find out why`);
  console.log(`── ${step.name}: ${ok && count.failed === 0 ? 'passed' : 'failed'} (${seconds.toFixed(1)} s)`);
  return { ok, count };
}

/** Names the tests of a step that this machine cannot run. They count neither as passed nor as failed. */
async function nameTests(step: TestStep): Promise<string[]> {
  const { output } = await runStep({ ...step, node: [...step.node, '--list'] }, 'kept');
  const names = step.report ? namesIn(JSON.parse(readFileSync(join(ROOT, step.report.file), 'utf8'))) : [];
  if (names.length === 0) throw new Error(`${step.name}: its tests cannot be listed\n${output}`);
  return [`${names.length} not run, because ${step.missing}:`, ...names.map((name) => `  ${name}`)];
}

if (part && part !== 'check' && chosen.length > 0) process.exit(await runChosen(part, chosen, long));

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const counts: Count[] = [];
const notRun: string[] = [];
let failed: string | undefined;
for (const step of testSteps(long, part)) {
  if (failed) {
    console.log(`\n── ${step.name}: not run, because ${failed} failed; counted as failed`);
    counts.push(countStep(false, NONE));
    continue;
  }
  if (step.missing) {
    notRun.push(...(await nameTests(step)));
    continue;
  }
  const { ok, count } = await run(step);
  counts.push(count);
  if (!ok && step.needed) failed = step.name;
}

const total = sum(counts);
process.exitCode = total.failed > 0 || (total.passed === 0 && part !== 'check') ? 1 : 0;
console.log(['', ...notRun, lastLine(total)].join('\n'));
