import { expect, it } from 'vitest';
import { withoutRequestSchemas } from './request-schemas.ts';

it('withoutRequestSchemas() removes request schemas, but no other code', () => {
  const code = `const payload = v.object({ query: v.string() });
export const find = defineCall({ path: '/find', query: v.object({ payload }), response: v.object({ payload }) });
export const save = defineCall({ path: '/save', payload: v.variant('kind', [payload]), response: payload });
other({ payload });`;
  expect(withoutRequestSchemas(code)).toBe(`const payload = v.object({ query: v.string() });
export const find = defineCall({ path: '/find', query: true, response: v.object({ payload }) });
export const save = defineCall({ path: '/save', payload: true, response: payload });
other({ payload });`);
});
