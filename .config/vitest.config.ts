/** Unit tests: beside the code they test, in plain Node without Astro. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  cacheDir: '.cache/vitest',
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'stubs/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/unit/**/*.test.ts',
      ...(process.env['LONG'] === '1' ? ['stubs/**/*.long.ts', 'src/**/*.long.ts'] : []),
    ],
    environment: 'node',
    setupFiles: ['.config/vitest.setup.ts'],
    // A test that is switched off or written by running it proves nothing.
    allowOnly: false,
    update: 'none',
    testTimeout: 10_000,
    hookTimeout: 10_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
