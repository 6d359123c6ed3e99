/**
 * Leaves the schemas of requests out of the browser's files: TypeScript checks what the portal sends. Only the sandbox
 * and the contract document read them.
 */
import { parseSync, Visitor, type Plugin } from 'vite';

const SCHEMA_FILE = /\.schema\.ts$/;
/** The browser asks whether a call has a payload (`lib/http/request.ts`). */
const REQUEST_SCHEMAS = ['payload', 'query'];

/** @param code JavaScript */
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
  enforce: 'post', // after the TypeScript transform
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: SCHEMA_FILE },
    handler: (code) => ({ code: withoutRequestSchemas(code), map: null }),
  },
});
