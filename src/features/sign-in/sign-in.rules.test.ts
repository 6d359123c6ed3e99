import { describe, expect, it } from 'vitest';
import { missingFields, problemOf } from './sign-in.rules.ts';

describe('what a person hears when a sign-in fails (000 §8)', () => {
  it.each([
    ['signed-out', 'USER-NOT-ON-FILE', 'invalid'],
    ['signed-out', 'GEN-NOMATCH', 'invalid'],
    ['rejected', 'GEN-NORECCHMECS', 'invalid'],
    ['rejected', 'invalid_grant_incorrect_creds', 'invalid'],
    ['unavailable', undefined, 'unexpected'],
    ['bad-reply', undefined, 'unexpected'],
    ['signed-out', undefined, 'unexpected'],
    ['rejected', 'SOMETHING-ELSE', 'unexpected'],
    ['offline', undefined, 'offline'],
    ['timeout', undefined, 'offline'],
  ] as const)('%s with %s is %s', (kind, code, problem) => {
    expect(problemOf({ kind, reference: 'R', ...(code ? { code } : {}) })).toBe(problem);
  });

  it.each([
    ['', '', ['userName', 'password']],
    ['  ', 'x', ['userName']],
    ['maria', '', ['password']],
    ['maria', ' ', []],
  ])('%j and %j miss %j', (userName, password, missing) => {
    expect(missingFields(userName, password)).toEqual(missing);
  });
});
