/** The birth date of a registration and its minimum age (spec 000 §5 'Minimum member age', 'Visitor minimum age', 'Date'). Pure. */
import { minimumVisitorAge } from '../../brand/visitor-age.rules.ts';
import { stateOfZip } from '../../brand/zip-state.rules.ts';
import { isOldEnough, ageOn } from '../../lib/age.rules.ts';
import type { IsoDate } from '../../lib/date.ts';
import { parseTypedDate, type TypedDateError } from '../../lib/typed-date.rules.ts';
import { readZipCode } from '../../lib/zip-code.rules.ts';
import {
  isGuardian,
  isMember,
  type RegistrationType,
  type Relationship,
} from './registration-types.rules.ts';

/** A child of a guardian is younger. Chosen here. */
const ADULT_AGE = 18;
/** Older than anyone: a typing error. Chosen here. */
const MOST_YEARS = 130;

/** Completed years. `visitor` depends on the state of the visitor. */
export interface MinimumAges {
  member: number;
  visitor: Parameters<typeof minimumVisitorAge>[0];
}

export interface AgeContext {
  type: RegistrationType;
  /** Null for visitors. */
  relationship: Relationship | null;
  /** As typed; '' for members. */
  zipCode: string;
  ages: MinimumAges;
  /** In the brand's time zone. */
  today: IsoDate;
}

/** `young`: under the minimum age. `adult`: a guardian's child who can register alone. */
export type BirthDateError = TypedDateError | 'future' | 'old' | 'young' | 'adult';

type ReadBirthDate = { date: IsoDate; error: null } | { date: null; error: BirthDateError };

/** The minimum age of visitors of a zip code. None until it is typed; that of the brand's state for an unknown one. */
function visitorAge(typedZip: string, ages: MinimumAges['visitor']): number {
  const zipCode = readZipCode(typedZip);
  return zipCode === null ? 0 : minimumVisitorAge(ages, stateOfZip(zipCode) ?? ages.brandState);
}

/** The minimum age of the person with this birth date; none for a guardian's child, who is verified. */
export function minimumAge({ type, relationship, zipCode, ages }: AgeContext): number {
  if (!isMember(type)) return visitorAge(zipCode, ages.visitor);
  return isGuardian(relationship) ? 0 : ages.member;
}

function ageError(date: IsoDate, context: AgeContext): BirthDateError | null {
  const { type, relationship, today } = context;
  if (date > today) return 'future';
  if (ageOn(date, today) > MOST_YEARS) return 'old';
  if (!isOldEnough(date, minimumAge(context), today)) return 'young';
  const isChild = isMember(type) && isGuardian(relationship);
  return isChild && isOldEnough(date, ADULT_AGE, today) ? 'adult' : null;
}

export function readBirthDate(typed: string, context: AgeContext): ReadBirthDate {
  const { date, error } = parseTypedDate(typed, context.today);
  if (error) return { date: null, error };
  const invalid = ageError(date, context);
  return invalid ? { date: null, error: invalid } : { date, error: null };
}

/** What someone under the minimum age can do: a parent or guardian registers a member; a visitor calls. */
export const underAgePath = (type: RegistrationType): 'guardian' | 'call' =>
  isMember(type) ? 'guardian' : 'call';
