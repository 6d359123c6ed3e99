import { expect, it } from 'vitest';
import { SITES_FOR_WORKERS, threadsFor } from './worker-team.ts';

it.each([
  [SITES_FOR_WORKERS, 2, 2],
  [SITES_FOR_WORKERS, 64, 2],
  [35, 2, 2],
  [35, 64, 11],
  [350, 64, 64],
])('for %i sites on %i cores, threadsFor() returns %i', (sites, cores, workers) => {
  expect(threadsFor(sites, cores)).toBe(workers);
});
