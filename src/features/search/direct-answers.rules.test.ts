import { describe, expect, it } from 'vitest';
import { phoneIn, zipCodeIn } from './direct-answers.rules.ts';

describe('a zip code', () => {
  it.each([
    ['19103', '19103'],
    ['19103-1234', '19103'],
    ['1910', null],
    ['191034', null],
    ['1-800', null],
    ['zip 19103', null],
    ['', null],
  ])('in %j is %j', (term, zipCode) => {
    expect(zipCodeIn(term)).toBe(zipCode);
  });
});

describe('a phone number of the brand', () => {
  it.each([
    ['1-800-555-0110', '1-800-555-0110'],
    ['(800) 555-0110', '1-800-555-0110'],
    ['+1 800 555 0110', '1-800-555-0110'],
    ['8005550110', '1-800-555-0110'],
    ['555-0110', '1-800-555-0110'],
    ['0110', undefined],
    ['711', undefined],
    ['1-800-555-0111', undefined],
    ['call 800-555-0110', undefined],
    ['', undefined],
  ])('in %j is %j', (term, phone) => {
    expect(phoneIn(term, ['1-800-555-0110', '711'])).toBe(phone);
  });
});
