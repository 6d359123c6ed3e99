import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeOf } from './byte-range.ts';

const SIZE = 10;
const part = (first: number, last: number) => ({ kind: 'part', first, last });
const WHOLE = { kind: 'whole' };
const NONE = { kind: 'unsatisfiable' };

describe('rangeOf (RFC 9110 §14)', () => {
  it.each<[string | undefined, object]>([
    ['bytes=0-3', part(0, 3)],
    ['bytes=4-', part(4, 9)],
    ['bytes=4-99', part(4, 9)],
    ['BYTES=9-9', part(9, 9)],
    ['bytes=-3', part(7, 9)],
    ['bytes=-99', part(0, 9)],
    ['bytes=10-', NONE],
    ['bytes=10-12', NONE],
    ['bytes=-0', NONE],
    [undefined, WHOLE],
    ['', WHOLE],
    ['bytes=', WHOLE],
    ['bytes=-', WHOLE],
    ['bytes=5-2', WHOLE],
    ['bytes=abc', WHOLE],
    ['0-3', WHOLE],
    ['bytes 0-3', WHOLE],
    ['items=0-3', WHOLE],
    ['bytes=0-1,3-4', WHOLE],
    ['bytes=-3-4', WHOLE],
    ['bytes=1.5-2', WHOLE],
  ])('parses the header "%s" as %o', (header, range) => {
    expect(rangeOf(header, SIZE)).toEqual(range);
  });

  it('returns unsatisfiable for any range of an empty file', () => {
    expect(rangeOf('bytes=0-', 0)).toEqual(NONE);
    expect(rangeOf('bytes=-5', 0)).toEqual(NONE);
  });

  it('never returns a part that exceeds the file', () => {
    const number = fc.oneof(fc.nat().map(String), fc.constantFrom('', '-1', '1e3', '99999999999999999999'));
    fc.assert(
      fc.property(number, number, fc.nat(5000), (first, last, size) => {
        const range = rangeOf(`bytes=${first}-${last}`, size);
        if (range.kind !== 'part') return;
        expect(range.first).toBeGreaterThanOrEqual(0);
        expect(range.last).toBeGreaterThanOrEqual(range.first);
        expect(range.last).toBeLessThan(size);
      }),
    );
  });
});
