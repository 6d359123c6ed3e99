import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newPassword } from '../../session/sign-in/new-password.schema.ts';
import {
  DEFAULT_STRENGTH,
  isStrong,
  passwordFaults,
  passwordParts,
  serviceFault,
  type PasswordPart,
} from './password.rules.ts';

const unmet = (typed: string): PasswordPart[] =>
  passwordParts(typed, DEFAULT_STRENGTH).flatMap(({ part, isMet }) => (isMet ? [] : [part]));

describe('the parts of a password (000 §5)', () => {
  it.each<[string, PasswordPart[]]>([
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
  ])('%j misses %j', (typed, parts) => {
    expect(unmet(typed)).toEqual(parts);
  });

  it('is the rule that the call itself holds to', () => {
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

  it("follows the service's rule where that is another one", () => {
    const rule = {
      minimumLength: 8,
      needs: { upperCase: false, lowerCase: true, digit: false, special: false },
      excluded: '!',
    };
    expect(passwordParts('abcdefg', rule)).toEqual([
      { part: 'length', isMet: false },
      { part: 'lowerCase', isMet: true },
      { part: 'allowed', isMet: true },
    ]);
    expect(isStrong('abcdefgh', rule)).toBe(true);
    expect(isStrong('abcdefgh!', rule)).toBe(false);
  });
});

describe('the form that changes a password', () => {
  const form = { oldPassword: 'Aaaaa1!', newPassword: 'Bbbbb2?', confirmation: 'Bbbbb2?' };
  it.each([
    [{}, []],
    [{ oldPassword: '' }, ['oldMissing']],
    [{ newPassword: 'weak', confirmation: 'weak' }, ['newWeak']],
    [{ newPassword: 'Aaaaa1!', confirmation: 'Aaaaa1!' }, ['newSame']],
    [{ confirmation: 'Bbbbb2' }, ['confirmDiffers']],
    [{ oldPassword: '', newPassword: '', confirmation: 'x' }, ['oldMissing', 'newWeak', 'confirmDiffers']],
  ])('%j has the faults %j', (change, problems) => {
    const faults = passwordFaults({ ...form, ...change }, DEFAULT_STRENGTH);
    expect(faults.map(({ problem }) => problem)).toEqual(problems);
  });

  it.each([
    ['GEN-NOMATCH', { field: 'oldPassword', problem: 'oldWrong' }],
    ['PASSWORD-REUSED', { field: 'newPassword', problem: 'newSame' }],
    ['OTHER', null],
    [undefined, null],
  ])('the refusal %j is %j', (code, fault) => {
    expect(serviceFault(code)).toEqual(fault);
  });
});
