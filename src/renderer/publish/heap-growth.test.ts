import { cachedDataVersionTag } from 'node:v8';
import { expect, it } from 'vitest';
import { growAsUsual, growSlowly } from './heap-growth.ts';

it('the limit on heap growth ends before code caches are read again, for example by the workers of the resident publisher', () => {
  const usual = cachedDataVersionTag();
  growSlowly();
  const slow = cachedDataVersionTag();
  growAsUsual();
  expect(slow).not.toBe(usual);
  expect(cachedDataVersionTag()).toBe(usual);
});
