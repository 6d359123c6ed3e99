import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsMeant, foldText } from './typed-words.rules.ts';

describe('folded text', () => {
  it.each([
    ["Clínica O'Neil-Ruiz", 'clinica oneil ruiz'],
    ['  St. Mary’s  HOSPITAL ', 'st marys hospital'],
    ['Dr. A. Stone, MD', 'dr a stone md'],
    ['Ibáñez', 'ibanez'],
    ['—', ''],
  ])('%j is %j', (text, folded) => expect(foldText(text)).toBe(folded));

  it('is the same in capitals, without accents, and when folded twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aeiouñáÉz 9-.’'.split('')) }), (text) => {
        const folded = foldText(text);
        expect(foldText(text.toUpperCase())).toBe(folded);
        expect(foldText(text.normalize('NFD'))).toBe(folded);
        expect(foldText(folded)).toBe(folded);
      }),
    );
  });
});

describe('typed amounts', () => {
  it.each([
    ['$1,204.50', 120_450, 120_450],
    ['1204.5', 120_450, 120_459],
    ['1204', 120_400, 120_499],
    ['1204.', 120_400, 120_499],
    ['$0', 0, 99],
  ])('%s is %i to %i cents', (typed, from, to) => expect(amountsMeant(typed)).toEqual({ from, to }));

  it.each(['', '$', '12,04', '1,2045', '12.345', '-5', '12a', '1.204,50', '.50'])(
    '%j is not an amount',
    (typed) => expect(amountsMeant(typed)).toBeNull(),
  );
});
