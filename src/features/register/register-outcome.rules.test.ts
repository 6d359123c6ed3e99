import { describe, expect, it } from 'vitest';
import type { Failure } from '../../lib/remote/failure.ts';
import { refusedAge, registerOutcome } from './register-outcome.rules.ts';

describe('registerOutcome', () => {
  it.each([
    ['MEMBER-NOT-FOUND', 'wrong'],
    ['UNDER-AGE', 'young'],
    ['ZIP-NOT-IN-USE', 'zip'],
    ['REGISTER-LIMIT', 'closed'],
    ['GUARDIAN-LIMIT', 'closed'],
    ['ALREADY-REGISTERED', 'registered'],
    ['LOGON-ID-TAKEN', 'taken'],
    ['CONSUMER-NOT-FOUND', 'expired'],
    ['toString', 'failed'],
    [undefined, 'failed'],
  ])('for the code %s, returns %s', (code, outcome) => {
    const failure: Failure = { kind: 'rejected', reference: 'ABCDEFGH', ...(code ? { code } : {}) };
    expect(registerOutcome(failure)).toBe(outcome);
  });
});

describe('refusedAge', () => {
  it.each([
    ['19', 19],
    ['', null],
    ['toString', null],
    [undefined, null],
  ])('for the detail %j, returns %s', (detail, age) => {
    const failure: Failure = {
      kind: 'rejected',
      reference: 'ABCDEFGH',
      ...(detail === undefined ? {} : { detail }),
    };
    expect(refusedAge(failure)).toBe(age);
  });
});
