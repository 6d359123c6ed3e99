import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOSTILE_TARGETS } from './hostile-targets.fixture.ts';
import { readEntryParameters, withoutDefaultBrand } from './entry-parameters.rules.ts';

const NOTHING = { defaultBrand: null, bypassesMaintenance: false, target: null };

/** The hostile targets that are strings. Leaves out plain words, because they could be brand codes. */
const WORDS = HOSTILE_TARGETS.filter(
  (target): target is string => typeof target === 'string' && !/^[a-z]+$/.test(target),
);

describe('readEntryParameters (000 §2)', () => {
  it.each([
    ['', {}],
    ['?', {}],
    ['?defBrand=abc', { defaultBrand: 'abc' }],
    ['?defBrand=ABC', { defaultBrand: 'abc' }],
    ['?DEFBRAND=abc', {}],
    ['?defBrand=', {}],
    ['?maintenance=bypass', { bypassesMaintenance: true }],
    ['?maintenance=true', {}],
    ['?target=%2Fcoverage%2F', { target: '/coverage/' }],
    ['?defBrand=abc&defBrand=other', { defaultBrand: 'abc' }],
  ])('for the query %j, returns the defaults, overridden by %j', (search, found) => {
    expect(readEntryParameters(search)).toEqual({ ...NOTHING, ...found });
  });

  it.each(WORDS.map((word) => [word]))('never returns hostile text as the brand: %j', (code) => {
    expect(
      readEntryParameters(`?${new URLSearchParams({ defBrand: code }).toString()}`).defaultBrand,
    ).toBeNull();
  });

  it('returns a brand code of letters and digits, or null, for any query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (search, code) => {
        const entry = readEntryParameters(search);
        expect(entry.defaultBrand ?? 'a').toMatch(/^[a-z\d]{1,16}$/);
        const parameters = readEntryParameters(`?${new URLSearchParams({ defBrand: code }).toString()}`);
        expect([code.toLowerCase(), null]).toContain(parameters.defaultBrand);
      }),
    );
  });
});

describe('withoutDefaultBrand', () => {
  it.each([
    ['?defBrand=abc', ''],
    ['?a=1&defBrand=abc&defBrand=x&b=2', '?a=1&b=2'],
    ['', ''],
  ])('removes the default brand: %j becomes %j', (search, rest) => {
    expect(withoutDefaultBrand(search)).toBe(rest);
  });
});
