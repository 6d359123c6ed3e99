/** Valid registration forms of a member and a visitor. */
import { DEFAULT_STRENGTH } from '../../lib/fields/password-strength.rules.ts';
import { EMPTY_FORM, type RegisterContext, type RegisterForm } from './register-form.rules.ts';
import { REGISTRATION_TYPES } from './register.schema.ts';

export const CONTEXT: RegisterContext = {
  brand: 'north',
  offered: REGISTRATION_TYPES,
  memberIdRule: 'general',
  memberAge: 14,
  dataDomainToken: 18,
  today: '2026-11-22',
  strength: DEFAULT_STRENGTH,
  questions: [{ id: '101', question: 'What was the name of your first school?' }],
};

export const MEMBER: RegisterForm = {
  ...EMPTY_FORM,
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

export const VISITOR: RegisterForm = {
  ...MEMBER,
  registrationType: 'VU65',
  relationship: '',
  zipCode: '15222',
};
