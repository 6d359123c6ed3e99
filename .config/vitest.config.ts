/** Unit tests run in Node without Astro, component tests in jsdom. Test files are beside the code they test. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SPECIFIED } from '../src/brand/specified-brands.fixture.ts';

/** Component tests (docs/recipes.md) run in jsdom. All files of a worker share the portal's modules. */
const COMPONENTS = ['src/**/*.test.tsx'];

/**
 * Tests of code without module state. They share one worker and its modules, which takes half as much CPU time as a
 * separate worker for each file (decisions/code#what-keeps-npm-test-short). Rules and schemas import no stores and no
 * services (scripts/check/fence/rooms.ts).
 */
const STATELESS = [
  'src/**/*.{rules,schema}.test.ts',
  'src/{brand,renderer}/**/*.test.ts',
  'scripts/{bench,brands,check,server,steps,stub-mode,test}/**/*.test.ts',
  'stubs/{mode,people,sandbox}/**/*.test.ts',
];

/**
 * Makes a project run after the component tests. The component tests run alone in one worker, because a second worker
 * would load all views again.
 */
const LATER = { groupOrder: 1 };

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  cacheDir: '.cache/vitest',
  test: {
    environment: 'node',
    env: { ZIP_BRANDS: SPECIFIED.join(' ') },
    setupFiles: ['.config/vitest.setup.ts'],
    // By default Vitest reserves a core for its main process, which is idle most of the time.
    maxWorkers: 2,
    // Disallow `.only` and writing snapshots: skipped tests and new snapshots pass without checking anything.
    allowOnly: false,
    update: 'none',
    // A test that takes 5 s alone takes 25 s beside the browser tests. Each worker's first test also compiles views.
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
