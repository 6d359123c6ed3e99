/** Browser tests on the published sites and the sandbox. Each test creates its own accounts. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { chromiumArgs, chromiumPath } from '../scripts/browser-path.ts';
import { SPECIFIED } from '../src/brand/specified-brands.fixture.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env['TEST_PORT'] ?? '4391';
const origin = `http://localhost:${port}`;
const long = process.env['LONG'] === '1';
/** Set for the browser step of `npm test`, which skips `LONG_RUN` tests (scripts/test/sample.ts) and animations. */
const core = process.env['CORE'] === '1';
const executablePath = chromiumPath();
const MINUTE_MS = 60_000;

export default defineConfig({
  testDir: `${root}tests`,
  testMatch: long ? ['**/*.spec.ts', '**/*.long.ts'] : ['**/*.spec.ts'],
  outputDir: `${root}.cache/test/artifacts`,
  ...(core ? { grepInvert: /@long/ } : {}),
  fullyParallel: true,
  workers: 2,
  retries: 1, // a test that passes only on the retry is reported as flaky (decisions/code#failed-browser-tests-are-retried-once)
  forbidOnly: true,
  timeout: long ? 2 * MINUTE_MS : MINUTE_MS,
  globalTimeout: (long ? 85 : 30) * MINUTE_MS, // below the step's limit in scripts/test/steps.ts
  expect: { timeout: 7_000 },
  reporter: [['list'], [`${root}scripts/test/playwright-reporter.ts`]],
  use: {
    baseURL: `${origin}/`,
    // Recording traces takes a third of a run's time, so traces are off by default. TRACE=1 saves a trace of each
    // failed test.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Animation frames take a seventh of the CPU time, so the browser step of `npm test` turns animations off.
    contextOptions: { reducedMotion: core ? 'reduce' : 'no-preference' },
    launchOptions: { args: [...chromiumArgs], ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: `./node_modules/.bin/node scripts/serve.ts --port ${port} --database :memory:`,
    cwd: root,
    env: { ZIP_BRANDS: SPECIFIED.join(' ') },
    url: `${origin}/`,
    reuseExistingServer: false,
    timeout: MINUTE_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
