import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../fields/property-runs.fixture.ts';
import { retryAfterMs } from './network.ts';

const NOW = Date.UTC(2026, 2, 2, 10);
const DAY_MS = 86_400_000;

describe('retryAfterMs', () => {
  it.each([
    ['0', 0],
    ['90', 90_000],
    [' 7 ', 7000],
    ['Mon, 02 Mar 2026 10:01:00 GMT', 60_000],
    ['Mon, 02 Mar 2026 09:00:00 GMT', 0],
    ['99999999', DAY_MS],
    ['9'.repeat(400), DAY_MS],
    ['Fri, 02 Mar 2096 10:00:00 GMT', DAY_MS],
  ])('for the header %s, returns a pause of %d ms', (header, ms) => {
    expect(retryAfterMs(header, NOW)).toBe(ms);
  });

  it.each([
    [null],
    [''],
    ['later'],
    ['-5'],
    ['+5'],
    ['1.5'],
    ['1e3'],
    ['0x10'],
    ['5 s'],
    ['5, 6'],
    ['2026-03-02T10:01:00Z'],
    ['March 2, 2026'],
    ['Mon, 2 Mar 2026 10:01:00 GMT'],
    ['Mon, 30 Feb 2026 10:01:00 GMT'],
    ['Tue, 02 Mar 2026 10:01:00 GMT'],
    ['Mon, 02 Mar 2026 10:01:00 PST'],
  ])('returns null for %j', (header) => {
    expect(retryAfterMs(header, NOW)).toBe(null);
  });

  it('returns the exact pause for every HTTP date within a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        const header = new Date(NOW + seconds * 1000).toUTCString();
        expect(retryAfterMs(header, NOW)).toBe(seconds * 1000);
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('returns null or a pause of at most one day, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.date().map(String)), (header) => {
        const pause = retryAfterMs(header, NOW);
        expect(pause === null || (pause >= 0 && pause <= DAY_MS)).toBe(true);
      }),
      { numRuns: propertyRuns(300) },
    );
  });
});
