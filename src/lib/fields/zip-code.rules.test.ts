import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fiveDigits, isSegment, readZipCode, zipCodeError } from './zip-code.rules.ts';

describe('a typed zip code (000 §7)', () => {
  it.each([
    ['15222', '15222'],
    [' 15222 ', '15222'],
    ['00501', '00501'],
  ])('is valid, and surrounding spaces are removed: %j becomes %s', (typed, zip) => {
    expect(zipCodeError(typed)).toBe(null);
    expect(readZipCode(typed)).toBe(zip);
  });

  it.each(['1522', '152222', '1522O', '15222-1234', '15 222', '-1522', '1e222', '١٥٢٢٢', 'Erie'])(
    'is invalid if it is not five digits: %j',
    (typed) => {
      expect(zipCodeError(typed)).toBe('malformed');
      expect(readZipCode(typed)).toBe(null);
    },
  );

  it.each(['', '   '])('may be %j unless a zip code is required', (typed) => {
    expect([zipCodeError(typed), zipCodeError(typed, false), readZipCode(typed)]).toEqual([
      'missing',
      null,
      null,
    ]);
  });

  it('is accepted only if it is five digits', () => {
    const typed = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.string({ unit: fc.constantFrom(...'0123456789 -'), maxLength: 7 }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const zip = readZipCode(text);
        expect(zipCodeError(text) === null).toBe(zip !== null);
        if (zip === null) return;
        expect(zip).toMatch(/^[0-9]{5}$/);
        expect(text.trim()).toBe(zip);
      }),
    );
  });
});

describe('fiveDigits', () => {
  it.each([
    ['55101', '55101'],
    [' 55101 ', '55101'],
    ['55101-1234', '55101'],
    ['5510119103', '55101'],
    ['55a', '55'],
    ['', ''],
  ])('keeps at most five digits: %j becomes %j', (typed, digits) => {
    expect(fiveDigits(typed)).toBe(digits);
  });
});

describe('isSegment', () => {
  it.each([
    ['U65', true],
    ['MED', true],
    ['u65', false],
    ['', false],
  ])('for %j, returns %s', (text, is) => {
    expect(isSegment(text)).toBe(is);
  });
});
