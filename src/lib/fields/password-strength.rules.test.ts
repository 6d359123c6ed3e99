import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atLeastDefault,
  checkRequirements,
  DEFAULT_STRENGTH,
  isStrong,
  type PasswordRequirement,
} from './password-strength.rules.ts';

const unmet = (typed: string): PasswordRequirement[] =>
  checkRequirements(typed, DEFAULT_STRENGTH).flatMap(({ requirement, isMet }) =>
    isMet ? [] : [requirement],
  );

describe('the password requirements (000 §5)', () => {
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
  ])('that %j does not meet are %j', (typed, requirements) => {
    expect(unmet(typed)).toEqual(requirements);
  });

  it('follow the rule that a service returns', () => {
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

  it('are never weaker than in the specification, whatever rule a service returns', () => {
    const rule = fc.record({
      minimumLength: fc.nat(12),
      needs: fc.record({
        upperCase: fc.boolean(),
        lowerCase: fc.boolean(),
        digit: fc.boolean(),
        special: fc.boolean(),
      }),
      excluded: fc.constantFrom('', '<', '!?', '<>+'),
    });
    const typed = fc.string({ unit: fc.constantFrom(...'Aa1!<+? é'), maxLength: 14 });
    fc.assert(
      fc.property(typed, rule, (password, ofService) => {
        const used = atLeastDefault(ofService);
        if (!isStrong(password, DEFAULT_STRENGTH) || !isStrong(password, ofService))
          expect(isStrong(password, used)).toBe(false);
        expect(used.minimumLength).toBe(Math.max(6, ofService.minimumLength));
      }),
      { numRuns: 500 },
    );
  });

  it("are exactly those of the service's rule if it is stricter than the default", () => {
    const strict = {
      minimumLength: 10,
      needs: { upperCase: true, lowerCase: true, digit: true, special: true },
      excluded: '<>+!',
    };
    expect(atLeastDefault(strict)).toEqual(strict);
  });
});
