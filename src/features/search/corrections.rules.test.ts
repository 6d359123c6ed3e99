import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLikelyTypo } from './search-index.rules.ts';

describe('a word that no page has', () => {
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
  ])('%j is corrected to %j', (typed, indexed) => {
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
  ])('%j is not corrected to %j', (typed, indexed) => {
    expect(isLikelyTypo(typed, indexed)).toBe(false);
  });

  it('of at most four letters, or with another first letter, is never corrected', () => {
    const word = fc.stringMatching(/^[a-z]{1,9}$/);
    fc.assert(
      fc.property(word, word, (typed, indexed) => {
        if (typed.length <= 4 || typed[0] !== indexed[0]) expect(isLikelyTypo(typed, indexed)).toBe(false);
      }),
    );
  });
});
