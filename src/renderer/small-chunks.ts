/** Prepares the browser chunks of built pages with Terser; Vite minifies them after it (decision 180). */
import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Chunks of a member's first page, without React, which is minified already. Terser takes a second for 100 kB. */
export const PREPARED: readonly string[] = [
  'base',
  'early',
  'tools',
  'session',
  'sign-in',
  'member',
  'claims',
];

/** @throws Terser's error if the code cannot be read */
export async function smallChunk(code: string): Promise<string> {
  const small = await minify(code, { module: true, ecma: 2022, compress: { passes: 3, keep_fargs: false } });
  return small.code ?? code;
}

export const smallChunks = (): Plugin => ({
  name: 'small-chunks',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk: {
    order: 'post',
    handler: async (code, { name }) =>
      PREPARED.includes(name) ? { code: await smallChunk(code), map: null } : null,
  },
});
