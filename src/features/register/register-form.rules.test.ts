import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTEXT, MEMBER, VISITOR } from './register-form.fixture.ts';
import {
  EMPTY_FORM,
  firstStep,
  formSteps,
  isOnlyTooYoung,
  NEVER_PERSISTED,
  problemParams,
  REGISTER_FIELDS,
  stepBeside,
  stepErrors,
  stepFields,
  stepOfHash,
  stepToResume,
  type FormStep,
  type RegisterField,
  type RegisterForm,
} from './register-form.rules.ts';
import { REGISTRATION_TYPES, RELATIONSHIPS } from './register.schema.ts';
import type { RegistrationType } from './registration-types.rules.ts';

describe('the registration steps', () => {
  it.each<[string, readonly RegistrationType[], FormStep[]]>([
    ['that asks for the type', REGISTRATION_TYPES, ['type', 'person', 'sign-in', 'contact']],
    ['that registers members alone (000 §6)', ['MREG'], ['type', 'person', 'sign-in', 'contact']],
    ['that has nothing to ask first', ['VU65'], ['person', 'sign-in', 'contact']],
  ])('for a brand %s (offered types: %j) are %j', (_, offered, steps) => {
    expect(formSteps(offered)).toEqual(steps);
    expect(firstStep(offered)).toBe(steps[0]);
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
  ])('ask %s for every applicable field and for no other field', (_, form, offered, fields) => {
    expect(
      Object.fromEntries(formSteps(offered).map((step) => [step, stepFields(step, form, offered)])),
    ).toEqual(fields);
  });

  it('ask for nothing but the registration type in the first step until a type is chosen', () => {
    expect(stepFields('type', EMPTY_FORM, REGISTRATION_TYPES)).toEqual(['registrationType']);
  });

  it('lead forward in order, and back in reverse order', () => {
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
        const form = { ...EMPTY_FORM, ...typed };
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
  ])('are found by their hash: #%s leads to the step %s', (hash, step) => {
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
    ['person', EMPTY_FORM, 'type'],
    ['person', { ...MEMBER, relationship: '' }, 'type'],
    ['closed', MEMBER, 'type'],
    ['main', MEMBER, 'type'],
  ])('resume at the step of #%s, at an earlier incomplete step, or else at the first', (hash, form, step) => {
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

  it('do not include emailEnding for a long top-level domain if the data-domain token is 16', () => {
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

it('secrets and the member ID are never persisted', () => {
  expect(NEVER_PERSISTED).toEqual(['memberId', 'password', 'answer']);
  expect(REGISTER_FIELDS).toEqual(expect.arrayContaining([...NEVER_PERSISTED]));
});
