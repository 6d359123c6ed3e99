import { expect, it } from 'vitest';
import { killAtRandom, publishedProject, removeProject } from './kill.fixture.ts';

const KILLS = 50;
const LIMIT_MS = 180_000;

it(
  'fifty publishes that are killed at random moments all leave a complete site',
  { timeout: LIMIT_MS },
  async () => {
    const root = await publishedProject();
    try {
      const { errors, left } = await killAtRandom(root, KILLS);
      expect(errors).toEqual([]);
      // Without drafts, no publish was interrupted, so this test would prove nothing.
      expect(left).toBeGreaterThan(0);
    } finally {
      removeProject(root);
    }
  },
);
