/**
 * Removes the schemas of requests from the browser's files. TypeScript checks the requests, so only the sandbox
 * and the contract document use these schemas.
 */
import { parseSync, Visitor, type Plugin } from 'vite';

const SCHEMA_FILE = /\.schema\.ts$/;
/** Properties that are replaced by `true`, because no code in the browser reads them. */
const REQUEST_SCHEMAS = ['payload', 'query'];

export function withoutRequestSchemas(code: string): string {
  const schemas: { start: number; end: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [call] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineCall') return;
      if (call?.type !== 'ObjectExpression') return;
      for (const property of call.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (REQUEST_SCHEMAS.includes(property.key.name)) schemas.push(property.value);
      }
    },
  }).visit(parseSync('schema.js', code).program);
  return schemas
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}true${rest.slice(end)}`, code);
}

export const requestSchemas = (): Plugin => ({
  name: 'request-schemas',
  apply: 'build',
  enforce: 'post', // runs after the TypeScript transform
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: SCHEMA_FILE },
    handler: (code) => ({ code: withoutRequestSchemas(code), map: null }),
  },
});
