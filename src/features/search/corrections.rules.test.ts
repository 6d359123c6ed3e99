import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLikelyTypo } from './search-index.rules.ts';

describe('isLikelyTypo', () => {
  it.each([
    ['deductable', 'deductible'],
    ['perscription', 'prescription'],
    ['dentel', 'dental'],
    ['brases', 'braces'],
    ['vison', 'vision'],
    ['doctorr', 'doctor'],
    ['clami', 'claim'],
    ['meddico', 'medico'],
    ['provder', 'provider'],
    ['providre', 'provider'],
  ])('accepts %j as a misspelling of %j', (typed, indexed) => {
    expect(isLikelyTypo(typed, indexed)).toBe(true);
  });

  it.each([
    ['cancel', 'cancer'],
    ['gold', 'good'],
    ['gold', 'golds'],
    ['silver', 'silter'],
    ['mental', 'dental'],
    ['rental', 'dental'],
    ['card', 'care'],
    ['plane', 'plant'],
    ['recetado', 'receta'],
    ['pension', 'tension'],
    ['retired', 'required'],
  ])('rejects %j as a misspelling of %j', (typed, indexed) => {
    expect(isLikelyTypo(typed, indexed)).toBe(false);
  });

  it('rejects words of at most four letters, and words with a different first letter', () => {
    const word = fc.stringMatching(/^[a-z]{1,9}$/);
    fc.assert(
      fc.property(word, word, (typed, indexed) => {
        if (typed.length <= 4 || typed[0] !== indexed[0]) expect(isLikelyTypo(typed, indexed)).toBe(false);
      }),
    );
  });
});
