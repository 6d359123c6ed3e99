import { describe, expect, it } from 'vitest';
import type { Failure } from '../../lib/failure.ts';
import { attemptNames, refusedAge, registerOutcome } from './register-outcome.rules.ts';
import { RELATIONSHIPS, type ConsumerQuery } from './register.schema.ts';

const MEMBER: ConsumerQuery = {
  registrationType: 'MREG',
  firstName: 'Ana',
  lastName: 'Ruiz',
  dateOfBirth: '1984-03-04',
  memberId: '123456789',
  relationship: 'SELF',
  brand: 'north',
};

describe('a failed call', () => {
  it.each([
    ['MEMBER-NOT-FOUND', 'wrong'],
    ['UNDER-AGE', 'young'],
    ['REGISTER-LIMIT', 'closed'],
    ['GUARDIAN-LIMIT', 'closed'],
    ['ALREADY-REGISTERED', 'registered'],
    ['LOGON-ID-TAKEN', 'taken'],
    ['CONSUMER-NOT-FOUND', 'expired'],
    ['toString', 'failed'],
    [undefined, 'failed'],
  ])('with the code %s: %s', (code, outcome) => {
    const failure: Failure = { kind: 'rejected', reference: 'ABCDEFGH', ...(code ? { code } : {}) };
    expect(registerOutcome(failure)).toBe(outcome);
  });
});

describe('the age of a refusal', () => {
  it.each([
    ['19', 19],
    ['', null],
    ['toString', null],
    [undefined, null],
  ])('%s: %s', (detail, age) => {
    const failure: Failure = {
      kind: 'rejected',
      reference: 'ABCDEFGH',
      ...(detail === undefined ? {} : { detail }),
    };
    expect(refusedAge(failure)).toBe(age);
  });
});

describe('attempts', () => {
  it('count for the ID and for the person, and add up across relationships (000 §9)', () => {
    const names = ['register 123456789', 'register Ana Ruiz 1984-03-04'];
    for (const relationship of RELATIONSHIPS)
      expect(attemptNames({ ...MEMBER, relationship })).toEqual(names);
  });

  it('of visitors have no limit', () => {
    const { memberId: _id, relationship: _relationship, ...person } = MEMBER;
    const visitor = { ...person, registrationType: 'VU65', zipCode: '15222', email: 'ana@mail.com' } as const;
    expect(attemptNames(visitor)).toEqual([]);
  });
});
