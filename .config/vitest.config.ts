/** Unit tests in plain Node without Astro, and component tests in jsdom: beside the code they test. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SPECIFIED } from '../src/brand/specified-brands.fixture.ts';

/** Component tests (docs/recipes.md) in jsdom, with the portal's modules shared by all files of a worker. */
const COMPONENTS = ['src/**/*.test.tsx'];

/**
 * Tests of code that keeps no state in its modules. They share a worker and its modules, which takes half the CPU time of
 * a worker per file (decisions/code#what-keeps-npm-test-short). Rules and schemas import no store and no service (scripts/check/fence/rooms.ts).
 */
const STATELESS = [
  'src/**/*.{rules,schema}.test.ts',
  'src/{brand,renderer}/**/*.test.ts',
  'scripts/{bench,brands,check,server,steps,stub-mode,test}/**/*.test.ts',
  'stubs/{mode,people,sandbox}/**/*.test.ts',
];

/** Component tests come first, in one worker: a second one loads all views again, while the browser tests use its core. */
const LATER = { groupOrder: 1 };

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  cacheDir: '.cache/vitest',
  test: {
    environment: 'node',
    env: { ZIP_BRANDS: SPECIFIED.join(' ') },
    setupFiles: ['.config/vitest.setup.ts'],
    // Vitest's own choice leaves a core to its main process, which is idle most of the time.
    maxWorkers: 2,
    // A test that is switched off or that writes its own expectations proves nothing.
    allowOnly: false,
    update: 'none',
    // Beside browser tests, a test that takes 5 s alone takes 25. The first one of a worker also compiles its views.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'shared', include: STATELESS, isolate: false, sequence: LATER } },
      {
        extends: true,
        test: {
          name: 'components',
          maxWorkers: 1,
          sequence: { groupOrder: 0 },
          include: COMPONENTS,
          isolate: false,
          environment: './tests/support/component/environment.ts',
          environmentOptions: { jsdom: { url: 'http://localhost/', pretendToBeVisual: true } },
          setupFiles: ['.config/vitest.setup.ts', '.config/vitest.components.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          sequence: LATER,
          include: [
            '{src,stubs,scripts}/**/*.test.ts',
            'tests/unit/**/*.test.ts',
            ...(process.env['LONG'] === '1' ? ['{src,stubs,scripts}/**/*.long.ts'] : []),
          ],
          exclude: STATELESS,
        },
      },
    ],
  },
});
