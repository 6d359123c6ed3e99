/** The form that says who needs coverage: what was typed, its errors, and the applicants. Pure. */
import { toUsDate, type IsoDate } from '../../lib/date/date.ts';
import { DATE_MESSAGES, parseTypedDate } from '../../lib/date/typed-date.rules.ts';
import { APPLICANT_RELATIONSHIPS, applicantErrors, type Applicant } from './cart.rules.ts';

/** As typed. */
export interface TypedApplicant {
  relationship: string;
  birth: string;
  tobacco: boolean;
}

type ApplicantField = 'relationship' | 'birth';

export interface FormError {
  /** Position of the person. */
  at: number;
  field: ApplicantField;
  /** Name of a text of the page or of `validation.text.ts`. */
  problem: (typeof DATE_MESSAGES)[keyof typeof DATE_MESSAGES] | 'dateFuture' | OwnProblem;
}

export type OwnProblem = 'secondSelf' | 'secondSpouse' | 'tooYoung';

export type ReadApplicants =
  | { applicants: Applicant[]; errors: [] }
  | { applicants: null; errors: FormError[] };

const isRelationship = (value: string): value is Applicant['relationship'] =>
  APPLICANT_RELATIONSHIPS.some((one) => one === value);

const PROBLEMS = {
  secondSelf: { field: 'relationship', problem: 'secondSelf' },
  secondSpouse: { field: 'relationship', problem: 'secondSpouse' },
  notBorn: { field: 'birth', problem: 'dateFuture' },
  tooYoung: { field: 'birth', problem: 'tooYoung' },
} as const;

/** @param limits the brand's minimum age in years, and today in its time zone */
export function readApplicants(
  typed: readonly TypedApplicant[],
  limits: { minimumAge: number; today: IsoDate },
): ReadApplicants {
  const errors: FormError[] = [];
  const applicants = typed.map(({ relationship, birth, tobacco }, at): Applicant => {
    const { date, error } = parseTypedDate(birth, limits.today);
    if (error) errors.push({ at, field: 'birth', problem: DATE_MESSAGES[error] });
    // An unreadable date has its error already.
    const dateOfBirth = date ?? '1900-01-01';
    return {
      relationship: isRelationship(relationship) ? relationship : 'DEPENDENT',
      dateOfBirth,
      tobaccoUse: tobacco,
    };
  });
  for (const { at, problem } of applicantErrors(applicants, limits))
    if (at !== null && problem in PROBLEMS && problem !== 'noApplicant' && problem !== 'tooMany')
      errors.push({ at, ...PROBLEMS[problem] });
  if (errors.length === 0) return { applicants, errors: [] };
  return { applicants: null, errors: errors.toSorted((one, other) => one.at - other.at) };
}

/** For the fields of the form, from a stored cart. */
export const toTyped = ({ relationship, dateOfBirth, tobaccoUse }: Applicant): TypedApplicant => ({
  relationship,
  birth: toUsDate(dateOfBirth),
  tobacco: tobaccoUse,
});
