import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arePositions,
  positionOf,
  withPosition,
  type ScrollPosition,
  type ScrollPositions,
} from './scroll-positions.rules.ts';

const position: fc.Arbitrary<ScrollPosition> = fc.record({
  top: fc.nat(),
  focus: fc.option(fc.record({ kind: fc.string(), nth: fc.nat() })),
});

describe('scroll positions', () => {
  it('contain the last position of each of the newest fifty history entries', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 70 }).map(String), position), {
          maxLength: 120,
          size: 'max',
        }),
        (noted) => {
          const positions = noted.reduce<ScrollPositions>(
            (all, [entry, where]) => withPosition(all, entry, where),
            [],
          );
          expect(positions.length).toBeLessThanOrEqual(50);
          for (const [entry, where] of positions)
            expect(where).toBe(noted.findLast(([other]) => other === entry)?.[1]);
          const last = noted.at(-1);
          if (last) expect(positionOf(positions, last[0])).toBe(last[1]);
        },
      ),
    );
  });

  it('are accepted when read back from JSON, unless the data is malformed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), position)), (positions) => {
        expect(arePositions(JSON.parse(JSON.stringify(positions)))).toBe(true);
      }),
    );
    for (const other of [
      null,
      {},
      'x',
      [1],
      [['a']],
      [['a', { top: 1 }]],
      [['a', { top: '1', focus: null }]],
    ])
      expect(arePositions(other)).toBe(false);
    fc.assert(fc.property(fc.anything(), (value) => [true, false].includes(arePositions(value))));
  });

  it('are null for a history entry without a position', () => {
    expect(positionOf([], 'a')).toBeNull();
  });
});
