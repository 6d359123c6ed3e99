/** Marks schema and call constructors as pure: the bundler misses Valibot's marks behind `import * as v`. */
import type { Plugin } from 'vite';

const SCHEMA_FILE = /\.schema\.ts$/;
const CONSTRUCTORS = /\b(?:v\.\w+|defineCall)\(/g;

export const markPure = (code: string): string => code.replace(CONSTRUCTORS, '/* @__PURE__ */ $&');

export const pureSchemas = (): Plugin => ({
  name: 'pure-schemas',
  enforce: 'post', // the TypeScript transform may drop comments
  transform: {
    filter: { id: SCHEMA_FILE },
    handler: (code) => ({ code: markPure(code), map: null }),
  },
});
