/**
 * `npm test`: build, browser tests and Firefox journeys, beside check, unit tests and types. The last line says how many tests passed and failed.
 * `npm run test:unit`, `test:browser` and `test:browsers` run a part; what follows `--` goes to Vitest or Playwright.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './steps/run-step.ts';
import { readTestArguments } from './test/arguments.ts';
import { countStep, lastLine, NONE, sum, type Count } from './test/count.ts';
import { runChosen } from './test/run-chosen.ts';
import { nameTests, runTestStep } from './test/run-test-step.ts';
import { inLanes, RUN_SECONDS, testSteps, type TestStep } from './test/steps.ts';

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

if (part && part !== 'check' && chosen.length > 0) process.exit(await runChosen(part, chosen, long));

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const started = performance.now();
const counts: Count[] = [];
const notRun: string[] = [];
const notable: string[] = [];

const failed = new Set<string>();

const steps = testSteps(long, part);
/** Settles when a step has ended, by its name. */
const ends = new Map(steps.map(({ name }) => [name, Promise.withResolvers<undefined>()]));

/** Runs steps one after the other. A step whose needed step failed is not run and counts as failed. */
async function runInOrder(lane: readonly TestStep[], show: 'live' | 'captured'): Promise<void> {
  for (const step of lane) {
    if (step.after) await ends.get(step.after)?.promise;
    if (step.needs && failed.has(step.needs)) {
      console.log(`\n── ${step.name}: not run, because ${step.needs} failed; counted as failed`);
      counts.push(countStep(false, NONE));
    } else if (step.missing) notRun.push(...(await nameTests(step)));
    else {
      const result = await runTestStep(step, show);
      counts.push(result.count);
      notable.push(...result.notable);
      if (!result.ok) failed.add(step.name);
    }
    ends.get(step.name)?.resolve(undefined);
  }
}

await Promise.all(inLanes(steps).map((lane, at) => runInOrder(lane, at === 0 ? 'live' : 'captured')));

const seconds = Math.round((performance.now() - started) / 1000);
if (!long && !part && seconds > RUN_SECONDS)
  notable.push(`slow: the run took ${seconds} s, more than the ${RUN_SECONDS} s it should`);

const total = sum(counts);
process.exitCode = total.failed > 0 || (total.passed === 0 && part !== 'check') ? 1 : 0;
console.log(['', ...notRun, ...notable, lastLine(total)].join('\n'));
