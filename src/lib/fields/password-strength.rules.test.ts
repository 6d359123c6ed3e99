import { describe, expect, it } from 'vitest';
import {
  checkRequirements,
  DEFAULT_STRENGTH,
  isStrong,
  type PasswordRequirement,
} from './password-strength.rules.ts';

const unmet = (typed: string): PasswordRequirement[] =>
  checkRequirements(typed, DEFAULT_STRENGTH).flatMap(({ requirement, isMet }) =>
    isMet ? [] : [requirement],
  );

describe('the requirements of a password (000 §5)', () => {
  it.each<[string, PasswordRequirement[]]>([
    ['', ['length', 'upperCase', 'lowerCase', 'digit', 'special', 'allowed']],
    ['Aa1!x', ['length']],
    ['aaaaa1!', ['upperCase']],
    ['AAAAA1!', ['lowerCase']],
    ['Aaaaaa!', ['digit']],
    ['Aaaaaa1', ['special']],
    ['Aaaaa1!<', ['allowed']],
    ['Aaaaa1!+', ['allowed']],
    ['Aaaa a1!', ['allowed']],
    ['Aaaaañ1!', ['allowed']],
    ['Aaaaa1!', []],
    ['Aaaaa1_', []],
  ])('%j does not meet %j', (typed, requirements) => {
    expect(unmet(typed)).toEqual(requirements);
  });

  it("follow the service's rule", () => {
    const rule = {
      minimumLength: 8,
      needs: { upperCase: false, lowerCase: true, digit: false, special: false },
      excluded: '!',
    };
    expect(checkRequirements('abcdefg', rule)).toEqual([
      { requirement: 'length', isMet: false },
      { requirement: 'lowerCase', isMet: true },
      { requirement: 'allowed', isMet: true },
    ]);
    expect(isStrong('abcdefgh', rule)).toBe(true);
    expect(isStrong('abcdefgh!', rule)).toBe(false);
  });
});
