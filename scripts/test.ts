/**
 * `npm test`: runs two lanes of steps in parallel: `build`, `browser tests` and `budgets`; `check`, `unit tests` and
 * `types`. The last line says how many tests passed and failed. `npm run test:unit`, `test:browser` and `test:browsers`
 * run a part; arguments after `--` go to Vitest or Playwright.
 */
import { coresLoop } from './bench/baseline.ts';
import { ROOT } from './steps/run-step.ts';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readTestArguments } from './test/arguments.ts';
import { runChosen } from './test/run-chosen.ts';
import { runTestStep, type TestStepResult } from './test/run-test-step.ts';
import { inLanes, REFERENCE_LOOP_SECONDS, RUN_SECONDS, testSteps, type TestStep } from './test/steps.ts';
import { lastLine, NOTHING, ofStep, slowestFiles, sum } from './test/summary.ts';

const SLOW_FILES = 10;

const { part, long, chosen } = readArguments();

function readArguments() {
  try {
    return readTestArguments(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

if (part && part !== 'check' && chosen.length > 0) process.exit(await runChosen(part, chosen, long));

rmSync(join(ROOT, '.cache/test'), { recursive: true, force: true });

const started = performance.now();
const results = new Map<string, TestStepResult>();

/**
 * This machine's time for a fixed amount of work, divided by the reference machine's time. At least 1, so that a fast
 * machine does not get smaller budgets.
 */
const slowness = Math.max(1, (await coresLoop()) / REFERENCE_LOOP_SECONDS);
const steps = testSteps(long, part).map((step) =>
  step.cpuSeconds === undefined ? step : { ...step, cpuSeconds: Math.round(step.cpuSeconds * slowness) },
);
/** Promises by step name. Each settles when its step has ended. */
const ends = new Map(steps.map(({ name }) => [name, Promise.withResolvers<undefined>()]));

/** Runs steps one after the other. If a step needs another step that failed, it is skipped and counts as failed. */
async function runInOrder(lane: readonly TestStep[], show: 'live' | 'captured'): Promise<void> {
  for (const step of lane) {
    if (step.after) await ends.get(step.after)?.promise;
    if (step.needs && results.get(step.needs)?.ok === false) {
      console.log(`\n── ${step.name}: not run, because ${step.needs} failed; counted as failed`);
      results.set(step.name, {
        ok: false,
        summary: ofStep(false, NOTHING),
        seconds: 0,
        cpuSeconds: undefined,
      });
    } else results.set(step.name, await runTestStep(step, show));
    ends.get(step.name)?.resolve(undefined);
  }
}

await Promise.all(inLanes(steps, long).map((lane, at) => runInOrder(lane, at === 0 ? 'live' : 'captured')));
await runInOrder(
  steps.filter(({ isAlone }) => isAlone),
  'live',
);

const seconds = Math.round((performance.now() - started) / 1000);
const total = sum([...results.values()].map(({ summary }) => summary));

function times(): string[] {
  const rows = steps.flatMap(({ name, cpuSeconds: budget }) => {
    const result = results.get(name);
    if (!result) return [];
    const cpu = result.cpuSeconds === undefined ? 'unknown' : `${result.cpuSeconds.toFixed(0)} s`;
    const most = budget === undefined ? '' : ` of ${budget} s`;
    return `${result.seconds.toFixed(0).padStart(6)} s  ${name}: CPU ${cpu}${most}`;
  });
  const files = slowestFiles(total, SLOW_FILES);
  return [`Steps: ${seconds} s in all`, ...rows, ...(files.length > 0 ? ['Slowest files:', ...files] : [])];
}

const slow =
  !long && !part && seconds > RUN_SECONDS
    ? [`slow: the run took ${seconds} s, more than the ${RUN_SECONDS} s it should`]
    : [];
process.exitCode = total.failed > 0 || (total.passed === 0 && part !== 'check') ? 1 : 0;
console.log(['', ...times(), ...total.notable, ...slow, lastLine(total)].join('\n'));
