/** Labels and hints of the fields. A guardian types the names of a child. */
import type { RegisterField, RegisterForm } from './register-form.rules.ts';
import { isGuardian, isRelationship } from './registration-types.rules.ts';
import { t } from './register.text.ts';

type TextName = Parameters<typeof t>[0];

const CHILD_LABELS: Partial<Record<RegisterField, TextName>> = {
  firstName: 'childFirstName',
  lastName: 'childLastName',
  dateOfBirth: 'childDateOfBirth',
};

export const isForChild = ({ relationship }: RegisterForm): boolean =>
  isRelationship(relationship) && isGuardian(relationship);

export const labelOf = (field: RegisterField, form: RegisterForm): string =>
  t((isForChild(form) && CHILD_LABELS[field]) || (field === 'terms' ? 'termsField' : field));

const HINTS: Partial<Record<RegisterField, TextName>> = {
  relationship: 'relationshipHint',
  dateOfBirth: 'dateOfBirthHint',
  memberId: 'memberIdHint',
  zipCode: 'zipCodeHint',
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
