import { describe, expect, it } from 'vitest';
import { claimWith } from './claims.fixture.ts';
import { missingOf } from './missing-claims.rules.ts';

describe('missingOf', () => {
  it.each([
    ['no claim is missing', 0, 1, 0],
    ['a malformed claim', 1, 2, 1],
    ['two claims that were not sent', 0, 3, 2],
    ['a malformed claim and another that was not sent', 1, 3, 2],
    ['a malformed claim that the service did not count', 1, 1, 1],
    ['the service counts fewer claims than it sends', 0, 0, 0],
  ])(
    "returns the number of missing claims: %s (skipped %i, service's count %i, missing %i)",
    (_, skipped, total, missing) =>
      expect(missingOf({ claims: [claimWith()], skipped, total })).toBe(missing),
  );
});
