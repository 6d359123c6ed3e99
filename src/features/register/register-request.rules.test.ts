import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CONTEXT, MEMBER, VISITOR } from './register-form.fixture.ts';
import { formSteps, readSignIn, stepErrors, type RegisterField } from './register-form.rules.ts';
import { readConsumer } from './register-identity.rules.ts';
import { register, REGISTRATION_TYPES } from './register.schema.ts';

describe('the registration request', () => {
  it('contains the user name in upper case, and no phone if the phone is empty', () => {
    expect(readSignIn(MEMBER, CONTEXT, 'abc')).toEqual({
      consumerId: 'abc',
      logonId: 'ANA.RUIZ',
      password: 'Aaaaa1!',
      email: 'ana@mail.com',
      questionId: '101',
      securityAnswer: 'Harrow',
      termsAccepted: true,
    });
    const phone = { phone: ' 555-555-0100 ', phoneType: 'CELL' };
    expect(readSignIn({ ...MEMBER, ...phone }, CONTEXT, 'abc')).toMatchObject({
      phone: '555-555-0100',
      phoneType: 'CELL',
    });
  });

  it('is valid for the call if and only if no step has errors', () => {
    const pool: Partial<Record<RegisterField, readonly string[]>> = {
      logonId: ['ana.ruiz', 'x', ''],
      password: ['Aaaaa1!', 'weak'],
      email: ['ana@mail.com', 'a@b.co'],
      phone: ['', '555-555-0100', '555'],
      phoneType: ['', 'HOME', 'FAX'],
      question: ['101', '999'],
      answer: ['Harrow', 'first school', ''],
      terms: ['yes', ''],
      dateOfBirth: ['03/04/1984', '13/13/1984'],
    };
    const changes = fc.record(
      Object.fromEntries(Object.entries(pool).map(([field, values]) => [field, fc.constantFrom(...values)])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(changes, fc.constantFrom(MEMBER, VISITOR), (changed, base) => {
        const form = { ...base, ...changed };
        const errors = formSteps(REGISTRATION_TYPES).flatMap((step) => stepErrors(step, form, CONTEXT));
        const signIn = readSignIn(form, CONTEXT, 'abc');
        expect(signIn === null).toBe(errors.length > 0);
        if (signIn) {
          expect(v.is(register.payload, signIn)).toBe(true);
          expect(readConsumer(form, CONTEXT)).not.toBe(null);
        }
      }),
      { numRuns: 500 },
    );
  });
});
