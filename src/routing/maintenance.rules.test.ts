import { describe, expect, it } from 'vitest';
import { parseHash } from './hash.rules.ts';
import { asksBypass } from './maintenance.rules.ts';

describe('asksBypass (000 §2)', () => {
  it.each([
    ['?maintenance=bypass', '', true],
    ['?stubs=true&maintenance=bypass', '#/healthPlans', true],
    ['', '#/healthPlans?maintenance=bypass', true],
    ['', '#/healthPlans/maintenance=bypass', true],
    ['?maintenance=Bypass', '', false],
    ['?maintenance=', '', false],
    ['?bypass=maintenance', '#/maintenance', false],
    ['', '', false],
  ])('for the query %j and the hash %j, returns %s', (search, hash, isRequested) => {
    expect(asksBypass(search, parseHash(hash))).toBe(isRequested);
  });
});
