import { expect, it } from 'vitest';
import { markPure } from './pure-schemas.ts';

it('markPure() marks only calls that construct a schema or define a service call', () => {
  const code = `const a = v.pipe(v.string(), v.transform((value) => value.trim()));
export const b = defineCall({ response: a });`;
  expect(markPure(code))
    .toBe(`const a = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.transform((value) => value.trim()));
export const b = /* @__PURE__ */ defineCall({ response: a });`);
});
