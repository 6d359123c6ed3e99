import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dictionaryBrand } from './dictionary-brand.rules.ts';

const BRANDS = { '14': 'minnesota', '16': 'dakota', '17': 'wyoming' };

describe('dictionaryBrand (000 §4)', () => {
  it.each([
    [14, 'minnesota'],
    [16, 'dakota'],
    [17, 'wyoming'],
    [18, 'host'],
    [1, 'host'],
  ])('maps token %d to brand %s', (token, code) => {
    expect(dictionaryBrand(token, BRANDS, 'host')).toBe(code);
  });

  it('maps any token to the host’s brand or to a brand in the given map', () => {
    fc.assert(
      fc.property(fc.integer(), (token) => {
        expect(['host', ...Object.values(BRANDS)]).toContain(dictionaryBrand(token, BRANDS, 'host'));
      }),
    );
  });
});
