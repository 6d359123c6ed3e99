import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CONTEXT } from './register-form.fixture.ts';
import { consumerProfile, REGISTRATION_TYPES, RELATIONSHIPS } from './register.schema.ts';
import {
  identityErrors,
  identityFieldError,
  identityFields,
  readConsumer,
  type IdentityContext,
  type IdentityForm,
  type IdentityProblem,
} from './register-identity.rules.ts';

const MEMBER: IdentityForm = {
  registrationType: 'MREG',
  firstName: ' Wendell ',
  lastName: 'Ashgrove',
  relationship: 'SELF',
  dateOfBirth: '3/4/84',
  memberId: ' 123456789 ',
  zipCode: '',
  email: '',
  guardianFirstName: '',
  guardianLastName: '',
  guardianDateOfBirth: '',
};
const VISITOR: IdentityForm = {
  ...MEMBER,
  registrationType: 'VU65',
  relationship: '',
  memberId: '',
  zipCode: ' 19801 ',
  email: ' hester@mail.example.com ',
};
const GUARDIAN: IdentityForm = {
  ...MEMBER,
  relationship: 'CUSTODIAL PARENT/GUARDIAN',
  dateOfBirth: '11/22/2012',
  guardianFirstName: ' Petra ',
  guardianLastName: 'Ashgrove',
  guardianDateOfBirth: '2/25/89',
};

const only = (field: keyof IdentityForm, form: IdentityForm, context: Partial<IdentityContext> = {}) =>
  identityFieldError(field, form, { ...CONTEXT, ...context });

describe('the identity fields', () => {
  it('include the member ID for a member, and the zip code and email address for a visitor', () => {
    expect(identityFields('MMED', false)).toContain('memberId');
    expect(identityFields('MMED', false)).not.toContain('guardianDateOfBirth');
    expect(identityFields('MMED', true)).toContain('guardianDateOfBirth');
    expect(identityFields('VMED', false)).toEqual(expect.arrayContaining(['zipCode', 'email']));
    expect(identityFields('VMED', false)).not.toContain('relationship');
    expect(identityFields(null, false)).toEqual(['registrationType', 'firstName', 'lastName']);
  });
});

describe('the check of the identity fields (000 §5)', () => {
  it.each<[keyof IdentityForm, string, IdentityProblem | null]>([
    ['registrationType', '', 'missing'],
    ['registrationType', 'ADMIN', 'invalid'],
    ['firstName', '  ', 'missing'],
    ['lastName', "O'Neill-Ruiz", null],
    ['relationship', '', 'missing'],
    ['relationship', 'COUSIN', 'invalid'],
    ['dateOfBirth', '', 'missing'],
    ['dateOfBirth', '1984-03-04', 'dateFormat'],
    ['dateOfBirth', '13/04/1984', 'dateMonth'],
    ['dateOfBirth', '02/30/1984', 'dateDay'],
    ['dateOfBirth', '11/23/2026', 'dateFuture'],
    ['dateOfBirth', '11/23/2012', 'dateYoung'],
    ['memberId', '', 'missing'],
    ['memberId', '12345', 'memberId.general'],
    ['memberId', '12345-6789', 'memberId.general'],
    ['zipCode', '', null],
  ])('for a member’s %s typed as %j, returns the error %s', (field, typed, problem) => {
    expect(only(field, { ...MEMBER, [field]: typed })).toBe(problem);
  });

  it.each<[keyof IdentityForm, string, IdentityProblem | null]>([
    ['dateOfBirth', '11/22/2012', null],
    ['dateOfBirth', '11/23/2012', 'dateYoungChild'],
    ['dateOfBirth', '11/22/2008', 'dateAdult'],
    ['guardianFirstName', ' ', 'missing'],
    ['guardianLastName', '', 'missing'],
    ['guardianDateOfBirth', '', 'missing'],
    ['guardianDateOfBirth', '11/22/2008', null],
    ['guardianDateOfBirth', '11/23/2008', 'dateYoungGuardian'],
    ['guardianDateOfBirth', '1989-02-25', 'dateFormat'],
  ])('for a guardian’s form with %s typed as %j, returns the error %s', (field, typed, problem) => {
    expect(only(field, { ...GUARDIAN, [field]: typed })).toBe(problem);
  });

  it.each<[keyof IdentityForm, string, IdentityProblem | null]>([
    ['dateOfBirth', '11/22/2007', null],
    ['dateOfBirth', '11/23/2007', null], // only the service knows a state's minimum age
    ['zipCode', '', 'missing'],
    ['zipCode', '1980', 'zipCode'],
    ['zipCode', ' 15222 ', null],
    ['zipCode', '09012', null], // military mail
    ['email', '', 'missing'],
    ['email', 'a@b.co', 'email'],
    ['email', `${'a'.repeat(50)}@mail.example.com`, 'emailLong'],
    ['email', 'a@mail.museum', 'emailEnding'],
    ['memberId', 'x', null],
  ])('for a visitor’s %s typed as %j, returns the error %s', (field, typed, problem) => {
    expect(only(field, { ...VISITOR, [field]: typed })).toBe(problem);
  });

  it.each([
    ['digitsAfterPrefix', 'ABC123456789'],
    ['alphanumeric', '1234 56789'],
  ] as const)(
    'for an invalid member ID, returns the error of the brand’s rule %s',
    (memberIdRule, memberId) => {
      expect(only('memberId', { ...MEMBER, memberId }, { memberIdRule })).toBe(`memberId.${memberIdRule}`);
    },
  );

  it('accepts a long top-level domain of an email address if the data-domain token is 16', () => {
    const form = { ...VISITOR, email: 'hester@mail.museum' };
    expect(only('email', form, { dataDomainToken: 16 })).toBe(null);
  });

  it('rejects a registration type that the brand does not offer', () => {
    expect(identityErrors(VISITOR, { ...CONTEXT, offered: ['MREG'] })).toEqual([
      { field: 'registrationType', problem: 'invalid' },
    ]);
  });
});

describe('readConsumer', () => {
  it('returns a member’s normalized values', () => {
    expect(readConsumer(MEMBER, CONTEXT)).toEqual({
      registrationType: 'MREG',
      firstName: 'Wendell',
      lastName: 'Ashgrove',
      dateOfBirth: '1984-03-04',
      memberId: '123456789',
      relationship: 'SELF',
      brand: 'north',
    });
  });

  it('returns both the guardian and the child', () => {
    expect(readConsumer(GUARDIAN, CONTEXT)).toMatchObject({
      ...{ firstName: 'Wendell', dateOfBirth: '2012-11-22', relationship: 'CUSTODIAL PARENT/GUARDIAN' },
      guardian: { firstName: 'Petra', lastName: 'Ashgrove', dateOfBirth: '1989-02-25' },
    });
  });

  it('returns no member ID for a visitor', () => {
    expect(readConsumer(VISITOR, CONTEXT)).toEqual({
      registrationType: 'VU65',
      firstName: 'Wendell',
      lastName: 'Ashgrove',
      dateOfBirth: '1984-03-04',
      zipCode: '19801',
      email: 'hester@mail.example.com',
      brand: 'north',
    });
  });

  it('returns a request if and only if the form has no errors', () => {
    const text = (...good: readonly string[]) =>
      fc.oneof(fc.constantFrom(...good, ''), fc.string({ maxLength: 8 }));
    const form = fc.record({
      registrationType: text(...REGISTRATION_TYPES),
      firstName: text('Ana'),
      lastName: text('Ruiz'),
      relationship: text(...RELATIONSHIPS),
      dateOfBirth: text('03/04/1984', '01/01/2012'),
      memberId: text('123456789'),
      zipCode: text('19801'),
      email: text('ana@mail.example.com'),
      guardianFirstName: text('Petra'),
      guardianLastName: text('Ruiz'),
      guardianDateOfBirth: text('03/04/1984', '01/01/2012'),
    });
    fc.assert(
      fc.property(form, (typed) => {
        const consumer = readConsumer(typed, CONTEXT);
        expect(consumer === null).toBe(identityErrors(typed, CONTEXT).length > 0);
        if (consumer) expect(v.is(consumerProfile.payload, consumer)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
