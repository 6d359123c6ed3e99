import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arePlaces, placeOf, withPlace, type Place, type Places } from './scroll-positions.rules.ts';

const place: fc.Arbitrary<Place> = fc.record({
  top: fc.nat(),
  focus: fc.option(fc.record({ kind: fc.string(), nth: fc.nat() })),
});

describe('places by history entry', () => {
  it('the last place of an entry is the one that counts; at most fifty are kept, the newest', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 70 }).map(String), place), {
          maxLength: 120,
          size: 'max',
        }),
        (noted) => {
          const places = noted.reduce<Places>((all, [entry, where]) => withPlace(all, entry, where), []);
          expect(places.length).toBeLessThanOrEqual(50);
          for (const [entry, where] of places)
            expect(where).toBe(noted.findLast(([other]) => other === entry)?.[1]);
          const last = noted.at(-1);
          if (last) expect(placeOf(places, last[0])).toBe(last[1]);
        },
      ),
    );
  });

  it('survives storage, and nothing else passes for it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), place)), (places) => {
        expect(arePlaces(JSON.parse(JSON.stringify(places)))).toBe(true);
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
      expect(arePlaces(other)).toBe(false);
    fc.assert(fc.property(fc.anything(), (value) => [true, false].includes(arePlaces(value))));
  });

  it('an entry without a place has none', () => {
    expect(placeOf([], 'a')).toBeNull();
  });
});
