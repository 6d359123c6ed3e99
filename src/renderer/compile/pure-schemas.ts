/** Marks schema and call constructors as pure, because the bundler does not see Valibot's own marks through `import * as v`. */
import type { Plugin } from 'vite';

const SCHEMA_FILE = /\.schema\.ts$/;
const CONSTRUCTORS = /\b(?:v\.\w+|defineCall)\(/g;

export const markPure = (code: string): string => code.replace(CONSTRUCTORS, '/* @__PURE__ */ $&');

export const pureSchemas = (): Plugin => ({
  name: 'pure-schemas',
  enforce: 'post', // runs after the TypeScript transform, which may drop the comments that mark calls as pure
  transform: {
    filter: { id: SCHEMA_FILE },
    handler: (code) => ({ code: markPure(code), map: null }),
  },
});
