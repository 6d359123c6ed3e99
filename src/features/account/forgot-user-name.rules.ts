/** What a person gives to be told their user name (spec 000 §5, §7). Pure. */
import type { IsoDate } from '../../lib/date.ts';
import { memberIdFault, tidyMemberId, type MemberIdRule } from '../../lib/member-id.rules.ts';
import { readTypedDate } from '../../lib/typed-date.rules.ts';
import type { Forgotten } from './account-recovery.schema.ts';

/** The fields of the form, in its order. */
export const PERSON_FIELDS = ['firstName', 'lastName', 'dob', 'memberId'] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];
/** Each as it was typed. */
export type PersonForm = Readonly<Record<PersonField, string>>;

/** Names of texts that say what is wrong. */
export type PersonProblem =
  | 'firstNameMissing'
  | 'lastNameMissing'
  | 'dobMissing'
  | 'dobFormat'
  | 'dobMonth'
  | 'dobDay'
  | 'dobFuture'
  | 'memberIdMissing'
  | 'memberIdMalformed';

export interface PersonFault {
  field: PersonField;
  problem: PersonProblem;
}

const DATE_PROBLEMS = {
  missing: 'dobMissing',
  format: 'dobFormat',
  month: 'dobMonth',
  day: 'dobDay',
} as const;
const ID_PROBLEMS = { missing: 'memberIdMissing', malformed: 'memberIdMalformed' } as const;

interface Circumstances {
  today: IsoDate;
  memberId: MemberIdRule;
}

function birthProblem(typed: string, today: IsoDate): PersonProblem | null {
  const { date, fault } = readTypedDate(typed, today);
  if (fault) return DATE_PROBLEMS[fault];
  return date > today ? 'dobFuture' : null;
}

function idProblem(typed: string, rule: MemberIdRule): PersonProblem | null {
  const fault = memberIdFault(typed, rule);
  return fault && ID_PROBLEMS[fault];
}

/** What is wrong with a form, in its order; nothing where it can be sent. */
export function personFaults(form: PersonForm, { today, memberId }: Circumstances): PersonFault[] {
  const problems: Readonly<Record<PersonField, PersonProblem | null>> = {
    firstName: form.firstName.trim() === '' ? 'firstNameMissing' : null,
    lastName: form.lastName.trim() === '' ? 'lastNameMissing' : null,
    dob: birthProblem(form.dob, today),
    memberId: idProblem(form.memberId, memberId),
  };
  return PERSON_FIELDS.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, problem }] : [];
  });
}

/** A form as it is sent, or null where something is wrong with it. */
export function describedBy(form: PersonForm, circumstances: Circumstances): Forgotten | null {
  const { date } = readTypedDate(form.dob, circumstances.today);
  if (date === null || personFaults(form, circumstances).length > 0) return null;
  return {
    forgotten: 'USERNAME',
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    dob: date,
    memberId: tidyMemberId(form.memberId),
  };
}
