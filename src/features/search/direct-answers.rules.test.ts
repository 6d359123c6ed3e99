import { describe, expect, it } from 'vitest';
import { isAnyPhone, isPhone, zipCodeAmong, zipCodeIn } from './direct-answers.rules.ts';

describe('a zip code', () => {
  it.each([
    ['19103', '19103'],
    ['19103-1234', '19103'],
    ['19103–1234', '19103'],
    ['191031234', '19103'],
    ['19103.', '19103'],
    ['(19103)', '19103'],
    ['1910', null],
    ['191034', null],
    ['1-800', null],
    ['$19103', null],
    ['zip 19103', null],
    ['', null],
  ])('is read from a term that contains nothing else: %j gives %j', (term, zipCode) => {
    expect(zipCodeIn(term)).toBe(zipCode);
  });

  it.each([
    ['zip code 19103', 'zip code'],
    ['19103 plans', 'plans'],
    ['19103, PA', 'PA'],
    ['my zip is 19103-1234.', 'my zip is'],
    ['doctor in Philadelphia,19103', 'doctor in Philadelphia'],
  ])('is found among the words of %j, and the words %j are left', (term, words) => {
    expect(zipCodeAmong(term)).toEqual({ zipCode: '19103', words });
  });

  it.each(['from 19103 to 55401', '$10000 maximum', '10,19103', 'claim A19103', '1-19103-555', 'plans'])(
    'is not found in the term %j',
    (term) => {
      expect(zipCodeAmong(term)).toBe(null);
    },
  );
});

describe('isPhone with the brand’s numbers', () => {
  it.each([
    ['1-800-555-0110', true],
    ['(800) 555-0110', true],
    ['+1 800 555 0110', true],
    ['8005550110', true],
    ['555-0110', true],
    ['800–555–0110', true],
    ['800\u2011555\u20110110', true],
    ['800/555/0110', true],
    ['tel:+18005550110', true],
    ['call 1-800-555-0110', true],
    ['0110', false],
    ['711', false],
    ['1-800-555-0111', false],
    ['call us', false],
    ['', false],
  ])('given %j returns %j', (term, expected) => {
    expect(isPhone(term, ['1-800-555-0110', '711'])).toBe(expected);
  });
});

describe('isAnyPhone', () => {
  it.each([
    ['1-800-555-0199', true],
    ['tel:8005550199', true],
    ['555–0199', true],
    ['123456', false],
    ['191031234', false],
    ['1095-A form', false],
    ['form 8005550199', false],
    ['', false],
  ])('given %j returns %j', (term, expected) => {
    expect(isAnyPhone(term)).toBe(expected);
  });
});
