/**
 * Tells the bundler that what makes a schema or a call does nothing else, so that those which no page uses are left
 * out. Valibot says so of its functions, but through `import * as v` the bundler does not see it: the calls of screens
 * that are not built yet were a part of every member's first page.
 */
import type { Plugin } from 'vite';

const SCHEMA_FILE = /\.schema\.ts$/;
const MAKES = /\b(?:v\.\w+|defineCall)\(/g;

/** Marks them in the text of a module. */
export const markPure = (code: string): string => code.replace(MAKES, '/* @__PURE__ */ $&');

export const pureSchemas = (): Plugin => ({
  name: 'pure-schemas',
  enforce: 'post', // what turns TypeScript into JavaScript may drop comments
  transform: {
    filter: { id: SCHEMA_FILE },
    handler: (code) => ({ code: markPure(code), map: null }),
  },
});
