/** Labels and hints of the fields. A guardian types the names of a child. */
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

/** Whether a field is about a child, and not about the guardian who types. */
export const isOfChild = (field: RegisterField, form: RegisterForm): boolean =>
  isForChild(form) && Object.hasOwn(CHILD_LABELS, field);

export const labelOf = (field: RegisterField, form: RegisterForm): string =>
  t((isForChild(form) && CHILD_LABELS[field]) || (field === 'terms' ? 'termsField' : field));

/** What to type. */
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

/** Why each field is asked for. The first and last name are one question. */
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

/** The fields that `FieldGroup` shows as one question, by their first one. Its hint is their reason. */
export const GROUPS: Partial<Record<RegisterField, { legend: TextName; fields: readonly RegisterField[] }>> =
  {
    firstName: { legend: 'name', fields: ['firstName', 'lastName'] },
    guardianFirstName: {
      legend: 'guardian',
      fields: ['guardianFirstName', 'guardianLastName', 'guardianDateOfBirth'],
    },
  };

const GROUPED: readonly RegisterField[] = Object.values(GROUPS).flatMap(({ fields }) => fields);

/** The field's position on the screen: its group is shown at the first one. */
export const isLaterInGroup = (field: RegisterField): boolean =>
  GROUPED.includes(field) && !Object.hasOwn(GROUPS, field);

/** Names: their group says why they are asked for. */
const isName = (field: RegisterField): boolean => GROUPED.includes(field) && field !== 'guardianDateOfBirth';

/** Why a field is asked for, what to type, and that it is not persisted. Undefined for a field whose group says it all. */
export function hintOf(field: RegisterField, form: RegisterForm): string | undefined {
  const hint = HINTS[field];
  const sentences = [
    ...(isName(field) ? [] : [reasonOf(field, form)]),
    ...(hint ? [t(hint)] : []),
    ...(NEVER_PERSISTED.includes(field) ? [t('neverKept')] : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
