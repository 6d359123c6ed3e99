/** Labels and hints of the fields. A guardian types the names of a child. */
import type { TextKey } from '../../lib/text/i18n.ts';
import type { RegisterField, RegisterForm } from './register-form.rules.ts';
import { isForChild } from './registration-types.rules.ts';
import { t, type texts } from './register.text.ts';

type TextName = TextKey<typeof texts>;

const CHILD_LABELS: Partial<Record<RegisterField, TextName>> = {
  firstName: 'childFirstName',
  lastName: 'childLastName',
  dateOfBirth: 'childDateOfBirth',
};

/** Whether a field is about a child, and not about the guardian who types. */
export const isOfChild = (field: RegisterField, form: RegisterForm): boolean =>
  isForChild(form) && Object.hasOwn(CHILD_LABELS, field);

export const labelOf = (field: RegisterField, form: RegisterForm): string =>
  t((isForChild(form) && CHILD_LABELS[field]) || (field === 'terms' ? 'termsField' : field));

const HINTS: Partial<Record<RegisterField, TextName>> = {
  relationship: 'relationshipHint',
  dateOfBirth: 'dateOfBirthHint',
  memberId: 'memberIdHint',
  zipCode: 'zipCodeHint',
  guardianDateOfBirth: 'dateOfBirthHint',
  email: 'emailHint',
  logonId: 'logonIdHint',
  password: 'passwordHint',
  phone: 'phoneHint',
  phoneType: 'phoneTypeHint',
  answer: 'answerHint',
};

export function hintOf(field: RegisterField): string | undefined {
  const hint = HINTS[field];
  return hint && t(hint);
}
