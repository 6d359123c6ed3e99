/** Reads the form that says who needs coverage: the typed answers, their errors, and the applicants. Pure. */
import type { Questions } from './price.rules.ts';
import { APPLICANT_RELATIONSHIPS, type Applicant } from './cart.rules.ts';

/** The answers as typed; '' for a question that was not asked. */
export interface TypedApplicant {
  relationship: string;
  age: string;
  tobacco: boolean;
}

type ApplicantField = 'relationship' | 'age';
export type OwnProblem = 'secondSelf' | 'secondSpouse' | 'tooYoung' | 'wrongAge';

export interface FormError {
  /** Position of the person in the form. */
  at: number;
  field: ApplicantField;
  problem: OwnProblem | 'missing';
}

export type ReadApplicants =
  | { applicants: Applicant[]; errors: [] }
  | { applicants: null; errors: FormError[] };

/** Highest age that cart.schema.ts accepts. */
const OLDEST = 120;

const isRelationship = (value: string): value is Applicant['relationship'] =>
  APPLICANT_RELATIONSHIPS.some((relationship) => relationship === value);

/** The relationship of a person if the form does not ask for it. */
const defaultRelationship = (at: number): Applicant['relationship'] => (at === 0 ? 'SELF' : 'DEPENDENT');

function readAge(typed: string): number | 'missing' | 'wrongAge' {
  const digits = typed.trim();
  if (digits === '') return 'missing';
  const age = /^\d{1,3}$/.test(digits) ? Number(digits) : OLDEST + 1;
  return age > OLDEST ? 'wrongAge' : age;
}

/**
 * Reads the form. Only a person who applies for themselves must have the minimum age (spec 000 §5 'Visitor minimum
 * age').
 * @param minimumAge in completed years, for the visitor's state
 */
export function readApplicants(
  typed: readonly TypedApplicant[],
  questions: Questions,
  minimumAge: number,
): ReadApplicants {
  const errors: FormError[] = [];
  const applicants = typed.map((person, at): Applicant => {
    const relationship =
      questions.relationship && isRelationship(person.relationship)
        ? person.relationship
        : defaultRelationship(at);
    const age = questions.age ? readAge(person.age) : null;
    const isUnknown = questions.relationship && !isRelationship(person.relationship);
    const error = (field: ApplicantField, problem: FormError['problem']) =>
      errors.push({ at, field, problem });
    const isRepeated = typed.slice(0, at).some((other) => other.relationship === relationship);
    if (isUnknown) error('relationship', 'missing');
    else if (questions.relationship && relationship === 'SELF' && isRepeated)
      error('relationship', 'secondSelf');
    else if (questions.relationship && relationship === 'SPOUSE' && isRepeated)
      error('relationship', 'secondSpouse');
    if (typeof age === 'string') error('age', age);
    else if (
      questions.relationship &&
      !isUnknown &&
      relationship === 'SELF' &&
      age !== null &&
      age < minimumAge
    )
      error('age', 'tooYoung');
    return {
      relationship,
      age: typeof age === 'string' ? null : age,
      tobaccoUse: questions.tobacco && person.tobacco,
    };
  });
  return errors.length === 0 ? { applicants, errors: [] } : { applicants: null, errors };
}

export const toTyped = ({ relationship, age, tobaccoUse }: Applicant): TypedApplicant => ({
  relationship,
  age: age === null ? '' : String(age),
  tobacco: tobaccoUse,
});

/** The form values for an applicant. The relationship is left empty, except for the first person. */
export const toTypedUnknown = (person: Applicant, at: number): TypedApplicant => ({
  ...toTyped(person),
  relationship: at === 0 ? 'SELF' : '',
});
