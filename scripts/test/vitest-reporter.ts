import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { writeSummary } from './summary.ts';

const SECOND_MS = 1000;

/** Whether the file's worker crashed or did not start, so that none of its tests were counted. */
const isLost = (module: TestModule): boolean => ['queued', 'pending'].includes(module.state());

const nameOf = (module: TestModule): string => relative(process.cwd(), module.moduleId);

const failedTest = (test: TestCase): string => `failed: ${nameOf(test.module)}: ${test.fullName}`;

const failedModule = (module: TestModule): string[] =>
  module.errors().length > 0 ? [`failed: ${nameOf(module)}: does not load`] : [];

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: 'passed' | 'failed' | 'skipped') =>
      tests.filter((test) => test.result().state === state);
    const failed = inState('failed');
    const skipped = inState('skipped').length;
    writeSummary({
      passed: inState('passed').length,
      failed: failed.length + skipped,
      skipped,
      retried: 0,
      notable: [...failed.map(failedTest), ...modules.flatMap(failedModule)],
      files: modules.map((module) => ({
        file: nameOf(module),
        seconds: module.diagnostic().duration / SECOND_MS,
      })),
      lost: modules.filter(isLost).map(({ moduleId }) => moduleId),
    });
  }
}
