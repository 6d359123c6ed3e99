import { describe, expect, it } from 'vitest';
import { isWithoutProgress, lineOf, sortIndexOf } from './lines-of-business.ts';

describe('the line of business (001 §3, §9)', () => {
  it.each([
    ['M', 'medical', 1],
    ['D', 'dental', 2],
    ['V', 'vision', 3],
    ['X', 'drug', 4],
    ['Z', 'medical', 1],
    ['AG', 'medical', 1],
    ['Y', 'other', 10],
    ['H', 'other', 10],
    ['constructor', 'other', 10],
  ])('of code %s is %s with sort index %i', (code, line, index) => {
    expect(lineOf(code)).toBe(line);
    expect(sortIndexOf(lineOf(code))).toBe(index);
  });

  it.each(['hearing', 'constructor', ''])('named %j has sort index 10', (line) => {
    expect(sortIndexOf(line)).toBe(10);
  });

  it('has plan progress unless the product type is Y (001 §5)', () => {
    expect(['Y', 'M', 'X', 'y', ''].filter(isWithoutProgress)).toEqual(['Y']);
  });
});
