/** Prepares the browser chunks of built pages with Terser; Vite minifies them after it (decision 180). */
import { minify } from 'terser';
import type { Plugin } from 'vite';

/** React is half of the code, and minified already. */
const FRAMEWORK = 'framework';

/** @throws Terser's error if the code cannot be read */
export async function smallChunk(code: string): Promise<string> {
  const small = await minify(code, { module: true, ecma: 2022, compress: { passes: 2, keep_fargs: false } });
  return small.code ?? code;
}

export const smallChunks = (): Plugin => ({
  name: 'small-chunks',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk: {
    order: 'post',
    handler: async (code, { name }) =>
      name === FRAMEWORK ? null : { code: await smallChunk(code), map: null },
  },
});
