import { expect, it } from 'vitest';
import { killAtRandom, publishedProject, removeProject } from './kill.fixture.ts';

const KILLS = 50;
const LIMIT_MS = 180_000;

it('fifty kills at random moments never leave less than a whole site', { timeout: LIMIT_MS }, async () => {
  const root = await publishedProject();
  try {
    const { errors, left } = await killAtRandom(root, KILLS);
    expect(errors).toEqual([]);
    // Fails if the kills came at the wrong moments and proved nothing.
    expect(left).toBeGreaterThan(0);
  } finally {
    removeProject(root);
  }
});
