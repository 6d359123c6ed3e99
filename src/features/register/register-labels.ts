/** Labels and hints of the fields. If a guardian registers, the name fields refer to the child. */
import type { TextKey } from '../../lib/text/i18n.ts';
import { NEVER_PERSISTED, type RegisterField, type RegisterForm } from './register-form.rules.ts';
import { isForChild, isMember, readType } from './registration-types.rules.ts';
import { REGISTRATION_TYPES } from './register.schema.ts';
import { t, type texts } from './register.text.ts';

type TextName = TextKey<typeof texts>;

const CHILD_LABELS: Partial<Record<RegisterField, TextName>> = {
  firstName: 'childFirstName',
  lastName: 'childLastName',
  dateOfBirth: 'childDateOfBirth',
};

/** Whether a field refers to the child rather than to the guardian who fills in the form. */
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
  phone: 'phoneHint',
  answer: 'answerHint',
};

/** Explains why the form asks for each field. First and last name count as one question. */
const REASONS = {
  registrationType: 'registrationTypeWhy',
  relationship: 'relationshipWhy',
  firstName: 'nameWhy',
  lastName: 'nameWhy',
  dateOfBirth: 'dateOfBirthWhy',
  memberId: 'memberIdWhy',
  zipCode: 'zipCodeWhy',
  email: 'emailWhy',
  guardianFirstName: 'guardianWhy',
  guardianLastName: 'guardianWhy',
  guardianDateOfBirth: 'guardianDateOfBirthWhy',
  logonId: 'logonIdWhy',
  password: 'passwordWhy',
  phone: 'phoneWhy',
  phoneType: 'phoneTypeWhy',
  question: 'questionWhy',
  answer: 'answerWhy',
  terms: 'termsWhy',
} as const satisfies Record<RegisterField, TextName>;

const VISITOR_REASONS: Partial<Record<RegisterField, TextName>> = {
  firstName: 'nameWhyVisitor',
  lastName: 'nameWhyVisitor',
  dateOfBirth: 'dateOfBirthWhyVisitor',
};

const CHILD_REASONS: Partial<Record<RegisterField, TextName>> = {
  firstName: 'nameWhyChild',
  lastName: 'nameWhyChild',
  dateOfBirth: 'dateOfBirthWhyChild',
};

function reasonsFor(form: RegisterForm): Partial<Record<RegisterField, TextName>> {
  if (isForChild(form)) return CHILD_REASONS;
  const type = readType(form.registrationType, REGISTRATION_TYPES);
  return type === null || isMember(type) ? {} : VISITOR_REASONS;
}

export const reasonOf = (field: RegisterField, form: RegisterForm): string =>
  t(reasonsFor(form)[field] ?? REASONS[field]);

/** Fields that `FieldGroup` shows as one question, keyed by the first field. */
export const GROUPS: Partial<Record<RegisterField, { legend: TextName; fields: readonly RegisterField[] }>> =
  {
    firstName: { legend: 'name', fields: ['firstName', 'lastName'] },
    guardianFirstName: {
      legend: 'guardian',
      fields: ['guardianFirstName', 'guardianLastName', 'guardianDateOfBirth'],
    },
  };

const GROUPED: readonly RegisterField[] = Object.values(GROUPS).flatMap(({ fields }) => fields);

export const isLaterInGroup = (field: RegisterField): boolean =>
  GROUPED.includes(field) && !Object.hasOwn(GROUPS, field);

/** Whether the field is part of a name. Such a field gets no reason, because the name's group explains why the form asks for the name. */
const isName = (field: RegisterField): boolean => GROUPED.includes(field) && field !== 'guardianDateOfBirth';

/** Returns undefined for a field without a hint of its own, such as a name whose group has the hint. */
export function hintOf(field: RegisterField, form: RegisterForm): string | undefined {
  const hint = HINTS[field];
  const sentences = [
    ...(isName(field) ? [] : [reasonOf(field, form)]),
    ...(hint ? [t(hint)] : []),
    ...(NEVER_PERSISTED.includes(field) ? [t('neverKept')] : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
