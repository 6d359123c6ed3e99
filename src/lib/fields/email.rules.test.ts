import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailError, tidyEmail } from './email.rules.ts';

const GENERAL = 18;
const ANY_LENGTH = 16;

describe('an email address (000 §5)', () => {
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['a@b.cd', 'malformed'], // 6 characters
    ['a@bc.de', null], // 7 characters
    ['  a@bc.de  ', null],
    [`${'a'.repeat(40)}@north.com`, null], // 50 characters
    [`${'a'.repeat(41)}@north.com`, 'long'],
    ['maria.northstar', 'malformed'],
    ['maria@northstar', 'malformed'],
    ['@northstar.com', 'malformed'],
    ['maria@.com', 'malformed'],
    ['maria@north..com', 'malformed'],
    ['ma ria@north.com', 'malformed'],
    ['maria@@north.com', 'malformed'],
    ['maria@north.c', 'malformed'],
    ['maria@north.c0m', 'malformed'],
    ['maria+claims@mail.north-star.info', null],
    ["o'neill@north.co.uk", null],
  ])('typed as %j gives the error %s', (typed, error) => {
    expect(emailError(typed, GENERAL)).toBe(error);
  });

  it.each([
    ['maria@north.museum', 'ending', null],
    ['a@b.comics', 'ending', null],
    ['maria@nort h.museum', 'malformed', 'malformed'],
    ['maria@north.info', null, null],
    ['maria@north.x', 'malformed', 'malformed'],
  ])(
    'typed as %s gives the error %s, and with data-domain token 16 the error %s',
    (typed, general, anyLength) => {
      expect([emailError(typed, GENERAL), emailError(typed, ANY_LENGTH)]).toEqual([general, anyLength]);
    },
  );

  const letters = (min: number, max: number) =>
    fc.string({ unit: fc.constantFrom(...'abcxyz'), minLength: min, maxLength: max });
  const address = (topLevel: fc.Arbitrary<string>) =>
    fc.tuple(letters(2, 12), letters(2, 12), topLevel).map(([who, where, top]) => `${who}@${where}.${top}`);

  it('is valid with spaces around it, and with a top-level domain of two to four letters', () => {
    fc.assert(
      fc.property(address(letters(2, 4)), fc.constantFrom('', ' ', '\t', '  '), (text, space) => {
        expect(emailError(space + text + space, GENERAL)).toBe(null);
        expect(tidyEmail(space + text + space)).toBe(text);
      }),
    );
  });

  it('may have a top-level domain of more than four letters only with data-domain token 16', () => {
    fc.assert(
      fc.property(address(letters(5, 10)), (text) => {
        expect([emailError(text, GENERAL), emailError(text, ANY_LENGTH)]).toEqual(['ending', null]);
      }),
    );
  });

  it('is accepted only with 7 to 50 characters, one @, and a dot after the @', () => {
    const typed = fc.oneof(fc.string({ maxLength: 60 }), address(letters(1, 12)), fc.emailAddress());
    fc.assert(
      fc.property(typed, fc.constantFrom(GENERAL, ANY_LENGTH), (text, token) => {
        if (emailError(text, token) !== null) return;
        const address = tidyEmail(text);
        expect(address).toMatch(/^[^@\s]+@[^@\s]+\.[a-z]{2,}$/i);
        expect(address.length).toBeGreaterThanOrEqual(7);
        expect(address.length).toBeLessThanOrEqual(50);
      }),
      { numRuns: 2000 },
    );
  });
});
