/**
 * Browser tests in Firefox and WebKit, on the published sites with the sandbox. Playwright is only the test runner: the
 * drivers are in `tests/browsers/support` (decisions/code#firefox-and-webkit-have-own-drivers).
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import type { Engine } from '../tests/browsers/support/tab.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env['TEST_PORT'] ?? '4391');
const MINUTE_MS = 60_000;

const http = `http://localhost:${port}/`;
const https = `https://localhost:${port + 1}/`;

const serve = (command: string, url: string) => ({
  command: `./node_modules/.bin/node ${command}`,
  cwd: root,
  url,
  ignoreHTTPSErrors: true,
  reuseExistingServer: false,
  timeout: MINUTE_MS,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 } as const,
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
});

export default defineConfig<object, { engine: Engine }>({
  testDir: `${root}tests/browsers`,
  testMatch: '**/*.journey.ts',
  outputDir: `${root}.cache/test/journeys`,
  fullyParallel: true,
  workers: 2,
  retries: 1, // decisions/code#failed-browser-tests-are-retried-once
  forbidOnly: true,
  timeout: 2 * MINUTE_MS,
  globalTimeout: 25 * MINUTE_MS,
  expect: { timeout: 15_000 },
  reporter: [['list'], [`${root}scripts/test/playwright-reporter.ts`]],
  projects: [
    {
      name: 'firefox',
      use: { engine: 'firefox', baseURL: http },
      grepInvert: /@webkit/,
    },
    // WebKit drops `Secure` cookies over http.
    {
      name: 'webkit',
      use: { engine: 'webkit', baseURL: https, ignoreHTTPSErrors: true },
      grepInvert: /@firefox/,
    },
  ],
  webServer: [
    serve(`scripts/serve.ts --port ${port} --database :memory:`, http),
    serve(`tests/browsers/support/serve-tls.ts --port ${port + 1}`, https),
  ],
});
