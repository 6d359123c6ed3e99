import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DEFAULT_STRENGTH } from '../../lib/fields/password-strength.rules.ts';
import {
  emptyForm,
  firstStep,
  formSteps,
  isOnlyTooYoung,
  NEVER_PERSISTED,
  problemParams,
  readSignIn,
  REGISTER_FIELDS,
  stepBeside,
  stepErrors,
  stepFields,
  stepOfHash,
  stepToResume,
  type FormStep,
  type RegisterContext,
  type RegisterField,
  type RegisterForm,
} from './register-form.rules.ts';
import { readConsumer } from './register-identity.rules.ts';
import { register, REGISTRATION_TYPES, RELATIONSHIPS } from './register.schema.ts';
import type { RegistrationType } from './registration-types.rules.ts';

const CONTEXT: RegisterContext = {
  brand: 'north',
  offered: REGISTRATION_TYPES,
  memberIdRule: 'general',
  memberAge: 14,
  dataDomainToken: 18,
  today: '2026-11-22',
  strength: DEFAULT_STRENGTH,
  questions: [{ id: '101', question: 'What was the name of your first school?' }],
};
const MEMBER: RegisterForm = {
  ...emptyForm([]),
  registrationType: 'MREG',
  relationship: 'SELF',
  firstName: 'Ana',
  lastName: 'Ruiz',
  dateOfBirth: '03/04/1984',
  memberId: '123456789',
  email: ' ana@mail.com ',
  logonId: ' ana.ruiz ',
  password: 'Aaaaa1!',
  question: '101',
  answer: ' Harrow ',
  terms: 'yes',
};
const VISITOR: RegisterForm = { ...MEMBER, registrationType: 'VU65', relationship: '', zipCode: '15222' };

describe('the registration steps', () => {
  it.each<[string, readonly RegistrationType[], FormStep[]]>([
    ['that asks for the type', REGISTRATION_TYPES, ['type', 'person', 'sign-in', 'contact']],
    ['that registers members alone (000 §6)', ['MREG'], ['type', 'person', 'sign-in', 'contact']],
    ['that has nothing to ask first', ['VU65'], ['person', 'sign-in', 'contact']],
  ])('are as expected for a brand %s', (_, offered, steps) => {
    expect(formSteps(offered)).toEqual(steps);
    expect(firstStep(offered)).toBe(steps[0]);
    expect(emptyForm(offered).registrationType).toBe(offered.length === 1 ? offered[0] : '');
  });

  it.each<[string, RegisterForm, readonly RegistrationType[], Record<FormStep, RegisterField[]>]>([
    [
      'a member',
      MEMBER,
      REGISTRATION_TYPES,
      {
        type: ['registrationType', 'relationship'],
        person: ['firstName', 'lastName', 'dateOfBirth', 'memberId', 'email'],
        'sign-in': ['logonId', 'password'],
        contact: ['phone', 'question', 'answer', 'terms'],
      },
    ],
    [
      'a visitor',
      VISITOR,
      REGISTRATION_TYPES,
      {
        type: ['registrationType'],
        person: ['firstName', 'lastName', 'dateOfBirth', 'zipCode', 'email'],
        'sign-in': ['logonId', 'password'],
        contact: ['phone', 'question', 'answer', 'terms'],
      },
    ],
    [
      'a guardian with a phone, of a brand with one type',
      { ...MEMBER, relationship: 'CUSTODIAL PARENT/GUARDIAN', phone: '5' },
      ['MREG'],
      {
        type: ['relationship'],
        person: [
          'firstName',
          'lastName',
          'dateOfBirth',
          'memberId',
          'guardianFirstName',
          'guardianLastName',
          'guardianDateOfBirth',
          'email',
        ],
        'sign-in': ['logonId', 'password'],
        contact: ['phone', 'phoneType', 'question', 'answer', 'terms'],
      },
    ],
  ])('ask %s for the expected fields', (_, form, offered, fields) => {
    expect(
      Object.fromEntries(formSteps(offered).map((step) => [step, stepFields(step, form, offered)])),
    ).toEqual(fields);
  });

  it('start with the question that everyone is asked', () => {
    expect(stepFields('type', emptyForm(REGISTRATION_TYPES), REGISTRATION_TYPES)).toEqual([
      'registrationType',
    ]);
  });

  it('follow one another, and lead back in reverse order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...REGISTRATION_TYPES.map((type) => [type]), REGISTRATION_TYPES),
        (offered) => {
          const steps = formSteps(offered);
          expect(steps.map((step) => stepBeside(step, 1, offered))).toEqual([...steps.slice(1), null]);
          expect(steps.map((step) => stepBeside(step, -1, offered))).toEqual([null, ...steps.slice(0, -1)]);
        },
      ),
    );
  });

  it('ask for each field once, regardless of earlier choices', () => {
    const anyForm = fc.record({
      registrationType: fc.constantFrom('', ...REGISTRATION_TYPES),
      relationship: fc.constantFrom('', ...RELATIONSHIPS),
      phone: fc.constantFrom('', '5'),
    });
    fc.assert(
      fc.property(anyForm, (typed) => {
        const form = { ...emptyForm([]), ...typed };
        const shown = formSteps(REGISTRATION_TYPES).flatMap((step) =>
          stepFields(step, form, REGISTRATION_TYPES),
        );
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown).toContain('email');
      }),
    );
  });

  it.each([
    ['sign-in', 'sign-in'],
    ['contact', 'type'],
    ['done', 'type'],
    ['', 'type'],
    ['main', null],
  ])('show for the hash #%s the step %s', (hash, step) => {
    expect(stepOfHash(hash, ['type', 'person', 'sign-in'], 'type')).toBe(step);
  });

  it.each([
    ['person', MEMBER, 'person'],
    ['sign-in', { ...MEMBER, memberId: '' }, 'person'],
    ['sign-in', MEMBER, 'sign-in'],
    ['contact', { ...MEMBER, password: '' }, 'sign-in'],
    ['contact', { ...VISITOR, password: '' }, 'sign-in'],
    ['contact', { ...VISITOR, zipCode: '1' }, 'person'],
    ['young', MEMBER, 'person'],
    ['person', emptyForm([]), 'type'],
    ['person', { ...MEMBER, relationship: '' }, 'type'],
    ['closed', MEMBER, 'type'],
    ['main', MEMBER, 'type'],
  ])('resume after a reload of #%s at the first incomplete step', (hash, form, step) => {
    expect(stepToResume(hash, form, CONTEXT)).toBe(step);
  });
});

describe('the errors of the account fields (000 §5)', () => {
  it.each<[RegisterField, string, string | null]>([
    ['logonId', '', 'missing'],
    ['logonId', 'ana', 'invalid'],
    ['logonId', 'ana ruiz', 'invalid'],
    ['logonId', 'ana.ruiz@mail.com', null],
    ['logonId', 'x'.repeat(51), 'invalid'],
    ['password', '', 'missing'],
    ['password', 'Aaaaa1', 'password'],
    ['email', '', 'missing'],
    ['email', 'a@b.co', 'email'],
    ['email', 'ana@mail.museum', 'emailEnding'],
    ['phone', '', null],
    ['phone', '(555) 555-0100', null],
    ['phone', '1-555-555-01000', 'phone'],
    ['question', '', 'missing'],
    ['question', '999', 'missing'],
    ['answer', ' ', 'missing'],
    ['answer', 'x', 'answerShort'],
    ['answer', 'first school', 'answerTells'],
    ['terms', '', 'missing'],
  ])('for %s typed as %j are %s', (field, typed, problem) => {
    const form = { ...MEMBER, [field]: typed };
    const errors = formSteps(REGISTRATION_TYPES).flatMap((step) => stepErrors(step, form, CONTEXT));
    expect(errors.filter((error) => error.field === field).map((error) => error.problem)).toEqual(
      problem === null ? [] : [problem],
    );
  });

  it('include a missing or invalid phone type only if a phone number was typed', () => {
    const contact = (phone: string, phoneType: string) =>
      stepErrors('contact', { ...MEMBER, phone, phoneType }, CONTEXT);
    expect(contact('555-555-0100', '')).toEqual([{ field: 'phoneType', problem: 'missing' }]);
    expect(contact('555-555-0100', 'FAX')).toEqual([{ field: 'phoneType', problem: 'invalid' }]);
    expect(contact('555-555-0100', 'BUS')).toEqual([]);
    expect(contact('', 'FAX')).toEqual([]);
  });

  it('do not include a long top-level domain if the data-domain token is 16', () => {
    const form = { ...MEMBER, email: 'ana@mail.museum' };
    expect(stepErrors('person', form, { ...CONTEXT, dataDomainToken: 16 })).toEqual([]);
  });

  it('tell whether the person’s age is the only problem, and name the minimum age', () => {
    const young = stepErrors('person', { ...MEMBER, dateOfBirth: '11/23/2012' }, CONTEXT);
    expect(isOnlyTooYoung(young)).toBe(true);
    expect(isOnlyTooYoung([...young, { field: 'memberId', problem: 'missing' }])).toBe(false);
    expect(isOnlyTooYoung([])).toBe(false);
    expect(problemParams(CONTEXT)['age']).toBe(14);
  });
});

describe('the registration request', () => {
  it('contains tidied values: the user name in upper case, but no empty phone', () => {
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

  it('is valid for the call exactly if no step has errors', () => {
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

it('secrets and the member ID are never persisted', () => {
  expect(NEVER_PERSISTED).toEqual(['memberId', 'password', 'answer']);
  expect(REGISTER_FIELDS).toEqual(expect.arrayContaining([...NEVER_PERSISTED]));
});
