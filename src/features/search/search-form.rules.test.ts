import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isRequested,
  MAX_SEARCH_TERM_LENGTH,
  readFragment,
  readSearch,
  searchFragment,
  searchTermError,
  tidySearchTerm,
} from './search-form.rules.ts';

const ALL = { productEnabled: true, contentEnabled: true };

describe('a search term (000 §5, §9)', () => {
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['\u200B\n', 'missing'],
    ['a', null],
    [' deductible ', null],
    ['¿Qué es un copago?', null],
    ['x'.repeat(64), null],
    [` ${'x'.repeat(64)} `, null],
    ['x'.repeat(65), 'long'],
  ])('typed as %j has the error %s', (typed, error) => {
    expect(searchTermError(typed)).toBe(error);
    expect(readSearch(typed, ALL)).toEqual(error ? null : { term: tidySearchTerm(typed), ...ALL });
  });

  it('becomes one line without repeated spaces', () => {
    expect(tidySearchTerm(' find\ta \n  doctor\u0000 ')).toBe('find a doctor');
  });
});

describe('isRequested (000 §2)', () => {
  it.each([
    ['product', { productEnabled: true, contentEnabled: false }, true],
    ['product', { productEnabled: false, contentEnabled: true }, false],
    ['content', { productEnabled: true, contentEnabled: false }, false],
    ['content', { productEnabled: false, contentEnabled: true }, true],
  ] as const)('for a %s result with the flags %j, returns %s', (kind, flags, expected) => {
    expect(isRequested(kind, flags)).toBe(expected);
  });
});

describe('the fragment of the results page', () => {
  it.each([
    [{ term: 'deductible', ...ALL }, '#q=deductible'],
    [{ term: 'copay & “co-insurance”', ...ALL }, '#q=copay+%26+%E2%80%9Cco-insurance%E2%80%9D'],
    [{ term: 'silver', productEnabled: true, contentEnabled: false }, '#q=silver&in=product'],
  ])('for %j is %s', (request, fragment) => {
    expect(searchFragment(request)).toBe(fragment);
  });

  it('can be read back as the same search', () => {
    const flags = fc.record({ productEnabled: fc.boolean(), contentEnabled: fc.boolean() });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), flags, (typed, expected) => {
        const request = readSearch(typed, expected);
        if (request) expect(readFragment(searchFragment(request), ALL)).toEqual(request);
      }),
    );
  });

  it('cannot enable a kind of result that the brand disables', () => {
    const none = { productEnabled: false, contentEnabled: false };
    expect(readFragment('#q=plans&in=product', none)).toEqual({ term: 'plans', ...none });
    expect(readFragment('#q=plans', { ...ALL, productEnabled: false })).toMatchObject({
      productEnabled: false,
    });
  });

  it.each(['', '#', '#q=', '#q=%20', '#/claims', `#q=${'x'.repeat(65)}`, '#in=product'])(
    'contains no search if it is %j',
    (hash) => {
      expect(readFragment(hash, ALL)).toBe(null);
    },
  );

  it('is never parsed to a term of more than 64 characters, whatever the text', () => {
    const hash = fc.oneof(
      fc.string(),
      fc.string().map((text) => `#q=${text}`),
    );
    fc.assert(
      fc.property(hash, (text) => {
        expect(readFragment(text, ALL)?.term.length ?? 0).toBeLessThanOrEqual(MAX_SEARCH_TERM_LENGTH);
      }),
    );
  });
});
