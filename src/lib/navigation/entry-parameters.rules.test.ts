import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOSTILE_TARGETS } from './hostile-targets.fixture.ts';
import { readEntryParameters, withoutDefaultBrand } from './entry-parameters.rules.ts';

const NOTHING = { defaultBrand: null, bypassesMaintenance: false, target: null };

/** The corpus without its one plain word, which is a code that no brand has. */
const WORDS = HOSTILE_TARGETS.filter(
  (target): target is string => typeof target === 'string' && !/^[a-z]+$/.test(target),
);

describe('the parameters of 000 §2', () => {
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
  ])('%s', (search, found) => {
    expect(readEntryParameters(search)).toEqual({ ...NOTHING, ...found });
  });

  it.each(WORDS.map((word) => [word]))('a brand is never %j', (code) => {
    expect(
      readEntryParameters(`?${new URLSearchParams({ defBrand: code }).toString()}`).defaultBrand,
    ).toBeNull();
  });

  it('reads any address, and gives a code that can mean nothing but a code', () => {
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

describe('what is left of an address that has named the brand', () => {
  it.each([
    ['?defBrand=abc', ''],
    ['?a=1&defBrand=abc&defBrand=x&b=2', '?a=1&b=2'],
    ['', ''],
  ])('%s: %s', (search, rest) => {
    expect(withoutDefaultBrand(search)).toBe(rest);
  });
});
