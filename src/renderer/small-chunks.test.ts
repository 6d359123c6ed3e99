import { describe, expect, it } from 'vitest';
import { CHUNK_GROUPS } from './client-chunks.ts';
import { PREPARED, smallChunk } from './small-chunks.ts';

describe('a chunk', () => {
  it('keeps its imports and exports, and writes values where they are used once', async () => {
    const code = `import { other } from './other.js';
      const PAUSE_MS = 300;
      function once(text) { return text.trim(); }
      export const wait = (text) => setTimeout(() => other(once(text)), PAUSE_MS);`;
    const small = await smallChunk(code);
    expect(small).toContain('from"./other.js"');
    expect(small).toMatch(/export\s*(?:const wait|\{\w+ as wait\})/);
    expect(small).toContain(',300)');
    expect(small).not.toMatch(/PAUSE_MS|once/);
  });

  it('that cannot be read stops the build', async () => {
    await expect(smallChunk('export const = 1')).rejects.toThrow('Name expected');
  });
});

it('each prepared chunk is one of the groups', () => {
  const names = CHUNK_GROUPS.map(({ name }) => name);
  expect(PREPARED.filter((name) => !names.includes(name))).toEqual([]);
});
