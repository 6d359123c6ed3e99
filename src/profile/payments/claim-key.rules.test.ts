import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../lib/fields/property-runs.fixture.ts';
import { claimKey, numberInKey } from './claim-key.rules.ts';

const part = fc.stringMatching(/^[\w.-]+$/);
const claimId = fc.record({ number: part, clientId: part });

it('claimKey() differs for two claims with the same number if they belong to different clients', () => {
  expect(claimKey({ number: '1', clientId: 'C1' })).not.toBe(claimKey({ number: '1', clientId: 'C2' }));
});

it('claimKey() returns a valid element id that is unique for each claim', () => {
  fc.assert(
    fc.property(claimId, claimId, (a, b) => {
      const isSame = a.number === b.number && a.clientId === b.clientId;
      expect(claimKey(a) === claimKey(b)).toBe(isSame);
      expect(numberInKey(claimKey(a))).toBe(a.number);
      expect(claimKey(a)).not.toMatch(/\s/);
    }),
    { numRuns: propertyRuns(1000) },
  );
});

it('numberInKey() returns a key from an older build unchanged, because it is only a claim number', () =>
  expect(numberInKey('229170000592')).toBe('229170000592'));
