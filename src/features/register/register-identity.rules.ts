/** Validates who registers (spec 000 §5, §6, §7 'registration consumerProfile'). Pure. */
import { EMAIL_MESSAGES, emailError, tidyEmail } from '../../lib/fields/email.rules.ts';
import { selectError, textBoxError, tidyText } from '../../lib/fields/field-values.rules.ts';
import { memberIdError, tidyMemberId, type MemberIdRule } from '../../lib/fields/member-id.rules.ts';
import { zipCodeError } from '../../lib/fields/zip-code.rules.ts';
import { DATE_MESSAGES } from '../../lib/date/typed-date.rules.ts';
import { readBirthDate, readGuardianBirthDate, type BirthDateError } from './birth-date.rules.ts';
import { RELATIONSHIPS, type ConsumerQuery } from './register.schema.ts';
import {
  isForChild,
  isGuardian,
  isMember,
  offeredTypes,
  readRelationship,
  readType,
  type RegistrationType,
} from './registration-types.rules.ts';

export type Identity =
  | 'registrationType'
  | 'firstName'
  | 'lastName'
  | 'relationship'
  | 'dateOfBirth'
  | 'memberId'
  | 'zipCode'
  | 'email'
  | 'guardianFirstName'
  | 'guardianLastName'
  | 'guardianDateOfBirth';

/** Typed values; '' for a field that the form does not show. */
export type IdentityForm = Readonly<Record<Identity, string>>;

export interface IdentityContext {
  brand: string;
  offered: readonly RegistrationType[];
  memberIdRule: MemberIdRule;
  /** The brand's minimum age for members, in completed years. */
  memberAge: number;
  /** Determines which top-level domains an email address may have (spec 000 §5). */
  dataDomainToken: number;
  /** Date in the brand's time zone. */
  today: string;
}

export type IdentityProblem =
  | 'missing'
  | 'invalid'
  | 'email'
  | 'emailLong'
  | 'emailEnding'
  | 'zipCode'
  | `memberId.${MemberIdRule}`
  | Exclude<(typeof BIRTH_DATE_PROBLEMS)[BirthDateError], 'missing'>;

/** Maps each error of a birth date to the key of its message. */
const BIRTH_DATE_PROBLEMS = {
  ...DATE_MESSAGES,
  future: 'dateFuture',
  old: 'dateOld',
  young: 'dateYoung',
  youngChild: 'dateYoungChild',
  adult: 'dateAdult',
  youngGuardian: 'dateYoungGuardian',
} as const satisfies Record<BirthDateError, string>;

interface IdentityError {
  field: Identity;
  problem: IdentityProblem;
}

const NAMES = ['firstName', 'lastName'] as const;
const GUARDIAN_FIELDS = ['guardianFirstName', 'guardianLastName', 'guardianDateOfBirth'] as const;

/**
 * The fields for a registration type, in form order; without a type, only the fields that everyone sees. @param
 * isChild whether a guardian registers a child
 */
export function identityFields(type: RegistrationType | null, isChild: boolean): readonly Identity[] {
  if (type === null) return ['registrationType', ...NAMES];
  if (!isMember(type)) return ['registrationType', ...NAMES, 'dateOfBirth', 'zipCode', 'email'];
  // The relationship comes before the names, because a guardian selects it and then types the child's name.
  const fields = ['registrationType', 'relationship', ...NAMES, 'dateOfBirth', 'memberId'] as const;
  return isChild ? [...fields, ...GUARDIAN_FIELDS] : fields;
}

const birthDateOf = (form: IdentityForm, type: RegistrationType, { memberAge, today }: IdentityContext) =>
  readBirthDate(form.dateOfBirth, {
    type,
    relationship: readRelationship(form.relationship),
    memberAge,
    today,
  });

const nameError = (typed: string): IdentityProblem | null => textBoxError(typed, { required: true });

type Check = (
  form: IdentityForm,
  type: RegistrationType | null,
  context: IdentityContext,
) => IdentityProblem | null;

const missingOr = <Error extends string>(
  error: Error | null,
  otherwise: IdentityProblem,
): IdentityProblem | null => error && (error === 'missing' ? 'missing' : otherwise);

const CHECKS: Readonly<Record<Identity, Check>> = {
  registrationType: ({ registrationType }, _type, { offered }) =>
    selectError(registrationType, { required: true, options: offeredTypes(offered) }),
  firstName: ({ firstName }) => nameError(firstName),
  lastName: ({ lastName }) => nameError(lastName),
  relationship: ({ relationship }) => selectError(relationship, { required: true, options: RELATIONSHIPS }),
  dateOfBirth(form, type, context) {
    const error = type && birthDateOf(form, type, context).error;
    return error && BIRTH_DATE_PROBLEMS[error];
  },
  memberId: ({ memberId }, _type, { memberIdRule }) =>
    missingOr(memberIdError(memberId, memberIdRule), `memberId.${memberIdRule}`),
  zipCode: ({ zipCode }) => missingOr(zipCodeError(zipCode), 'zipCode'),
  email({ email }, _type, { dataDomainToken }) {
    const error = emailError(email, dataDomainToken);
    return error && EMAIL_MESSAGES[error];
  },
  guardianFirstName: ({ guardianFirstName }) => nameError(guardianFirstName),
  guardianLastName: ({ guardianLastName }) => nameError(guardianLastName),
  guardianDateOfBirth({ guardianDateOfBirth }, _type, { today }) {
    const { error } = readGuardianBirthDate(guardianDateOfBirth, today);
    return error && BIRTH_DATE_PROBLEMS[error];
  },
};

/** Validates a field that loses focus. @returns null if it is valid or not shown */
export function identityFieldError(
  field: Identity,
  form: IdentityForm,
  context: IdentityContext,
): IdentityProblem | null {
  const type = readType(form.registrationType, context.offered);
  return identityFields(type, isForChild(form)).includes(field) ? CHECKS[field](form, type, context) : null;
}

export const identityErrors = (form: IdentityForm, context: IdentityContext): IdentityError[] =>
  identityFields(readType(form.registrationType, context.offered), isForChild(form)).flatMap((field) => {
    const problem = identityFieldError(field, form, context);
    return problem ? [{ field, problem }] : [];
  });

/** The step's request; null if the form has errors. */
export function readConsumer(form: IdentityForm, context: IdentityContext): ConsumerQuery | null {
  const type = readType(form.registrationType, context.offered);
  if (type === null || identityErrors(form, context).length > 0) return null;
  const { date } = birthDateOf(form, type, context);
  if (date === null) return null;
  const person = {
    firstName: tidyText(form.firstName),
    lastName: tidyText(form.lastName),
    dateOfBirth: date,
    brand: context.brand,
  };
  if (type === 'VU65' || type === 'VMED') {
    const zipCode = form.zipCode.trim();
    return { ...person, registrationType: type, zipCode, email: tidyEmail(form.email) };
  }
  const relationship = readRelationship(form.relationship);
  if (relationship === null) return null;
  const member = { ...person, registrationType: type, memberId: tidyMemberId(form.memberId) };
  if (!isGuardian(relationship)) return { ...member, relationship };
  const guardianBirth = readGuardianBirthDate(form.guardianDateOfBirth, context.today).date;
  if (guardianBirth === null) return null;
  const guardian = {
    firstName: tidyText(form.guardianFirstName),
    lastName: tidyText(form.guardianLastName),
    dateOfBirth: guardianBirth,
  };
  return { ...member, relationship, guardian };
}
