import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newPassword } from '../../session/sign-in/new-password.schema.ts';
import {
  DEFAULT_STRENGTH,
  isStrong,
  passwordErrors,
  checkRequirements,
  serviceError,
  type PasswordRequirement,
} from './password.rules.ts';

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

  it('agree with the schema of the call', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[A-Za-z\d!_<>+ ]{4,9}$/),
      fc.constantFrom('A', 'a', '1', '!', 'é').chain(() => fc.string({ minLength: 6 })),
    );
    fc.assert(
      fc.property(typed, (password) => {
        expect(isStrong(password, DEFAULT_STRENGTH)).toBe(v.is(newPassword, password));
      }),
      { numRuns: 2000 },
    );
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

describe('the change-password form', () => {
  const form = { oldPassword: 'Aaaaa1!', newPassword: 'Bbbbb2?', confirmation: 'Bbbbb2?' };
  it.each([
    [{}, []],
    [{ oldPassword: '' }, ['oldMissing']],
    [{ newPassword: 'weak', confirmation: 'weak' }, ['newWeak']],
    [{ newPassword: 'Aaaaa1!', confirmation: 'Aaaaa1!' }, ['newSame']],
    [{ confirmation: 'Bbbbb2' }, ['confirmDiffers']],
    [{ oldPassword: '', newPassword: '', confirmation: 'x' }, ['oldMissing', 'newWeak', 'confirmDiffers']],
  ])('%j has the errors %j', (change, problems) => {
    const errors = passwordErrors({ ...form, ...change }, DEFAULT_STRENGTH);
    expect(errors.map(({ problem }) => problem)).toEqual(problems);
  });

  it.each([
    ['GEN-NOMATCH', { field: 'oldPassword', problem: 'oldWrong' }],
    ['PASSWORD-REUSED', { field: 'newPassword', problem: 'newSame' }],
    ['OTHER', null],
    [undefined, null],
  ])('maps the business code %j to %j', (code, error) => {
    expect(serviceError(code)).toEqual(error);
  });
});
