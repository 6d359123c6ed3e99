import { describe, expect, it } from 'vitest';
import { isPhone, zipCodeIn } from './direct-answers.rules.ts';

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
    ['1-800-555-0110', true],
    ['(800) 555-0110', true],
    ['+1 800 555 0110', true],
    ['8005550110', true],
    ['555-0110', true],
    ['0110', false],
    ['711', false],
    ['1-800-555-0111', false],
    ['call 800-555-0110', false],
    ['', false],
  ])('in %j: %j', (term, expected) => {
    expect(isPhone(term, ['1-800-555-0110', '711'])).toBe(expected);
  });
});
