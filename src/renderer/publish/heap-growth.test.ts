import { cachedDataVersionTag } from 'node:v8';
import { expect, it } from 'vitest';
import { growAsUsual, growSlowly } from './heap-growth.ts';

it('growAsUsual() undoes growSlowly(), so that V8 accepts code caches again', () => {
  const usual = cachedDataVersionTag();
  growSlowly();
  const slow = cachedDataVersionTag();
  growAsUsual();
  expect(slow).not.toBe(usual);
  expect(cachedDataVersionTag()).toBe(usual);
});
