import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsMeant, foldText } from './typed-words.rules.ts';

describe('foldText', () => {
  it.each([
    ["Clínica O'Neil-Ruiz", 'clinica oneil ruiz'],
    ['  St. Mary’s  HOSPITAL ', 'st marys hospital'],
    ['Dr. A. Stone, MD', 'dr a stone md'],
    ['Ibáñez', 'ibanez'],
    ['—', ''],
  ])('folds %j to %j', (text, folded) => expect(foldText(text)).toBe(folded));

  it('returns the same result if the text is first uppercased, normalized to NFD, or folded', () => {
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

describe('amountsMeant', () => {
  it.each([
    ['$1,204.50', 120_450, 120_450],
    ['1204.5', 120_450, 120_459],
    ['1204', 120_400, 120_499],
    ['1204.', 120_400, 120_499],
    ['$0', 0, 99],
  ])('reads %s as %i to %i cents', (typed, from, to) => expect(amountsMeant(typed)).toEqual({ from, to }));

  it.each(['', '$', '12,04', '1,2045', '12.345', '-5', '12a', '1.204,50', '.50'])(
    'returns null for %j',
    (typed) => expect(amountsMeant(typed)).toBeNull(),
  );
});
