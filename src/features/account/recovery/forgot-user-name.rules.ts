/** The identity form of the forgot-user-name page (spec 000 §5, §7). Pure. */
import type { IsoDate } from '../../../lib/date/date.ts';
import { textBoxError, type FieldValueError } from '../../../lib/fields/field-values.rules.ts';
import { memberIdError, tidyMemberId, type MemberIdRule } from '../../../lib/fields/member-id.rules.ts';
import { DATE_MESSAGES, parseTypedDate } from '../../../lib/date/typed-date.rules.ts';
import type { ForgottenUserName } from './account-recovery.schema.ts';

export const IDENTITY_FIELDS = ['firstName', 'lastName', 'dob', 'memberId'] as const;
export type IdentityField = (typeof IDENTITY_FIELDS)[number];
/** The values exactly as typed. */
export type IdentityForm = Readonly<Record<IdentityField, string>>;

/** Names of messages in `validation.text.ts`. */
export type IdentityProblem =
  | FieldValueError
  | 'dateFormat'
  | 'dateMonth'
  | 'dateDay'
  | 'dateFuture'
  | `memberId.${MemberIdRule}`;

export interface IdentityError {
  field: IdentityField;
  problem: IdentityProblem;
}

interface ValidationContext {
  today: IsoDate;
  memberId: MemberIdRule;
}

function birthDateProblem(typed: string, today: IsoDate): IdentityProblem | null {
  const { date, error } = parseTypedDate(typed, today);
  if (error) return DATE_MESSAGES[error];
  return date > today ? 'dateFuture' : null;
}

function memberIdProblem(typed: string, rule: MemberIdRule): IdentityProblem | null {
  const error = memberIdError(typed, rule);
  return error && (error === 'missing' ? error : `memberId.${rule}`);
}

export function identityErrors(form: IdentityForm, { today, memberId }: ValidationContext): IdentityError[] {
  const problems: Readonly<Record<IdentityField, IdentityProblem | null>> = {
    firstName: textBoxError(form.firstName, { required: true }),
    lastName: textBoxError(form.lastName, { required: true }),
    dob: birthDateProblem(form.dob, today),
    memberId: memberIdProblem(form.memberId, memberId),
  };
  return IDENTITY_FIELDS.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, problem }] : [];
  });
}

/** The request payload; null if the form has errors. */
export function readIdentity(form: IdentityForm, context: ValidationContext): ForgottenUserName | null {
  const { date } = parseTypedDate(form.dob, context.today);
  if (date === null || identityErrors(form, context).length > 0) return null;
  return {
    forgotten: 'USERNAME',
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    dob: date,
    memberId: tidyMemberId(form.memberId),
  };
}
