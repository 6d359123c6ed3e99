/** Validates the birth date and the minimum age of a registration (spec 000 §5 'Minimum member age', 'Date'). Pure. */
import { isOldEnough, ageOn } from '../../lib/date/age.rules.ts';
import type { IsoDate } from '../../lib/date/date.ts';
import { parseTypedDate, type TypedDateError } from '../../lib/date/typed-date.rules.ts';
import {
  isGuardian,
  isMember,
  type RegistrationType,
  type Relationship,
} from './registration-types.rules.ts';

/**
 * Guardians must be at least this old, and their children younger. Not in the spec (decisions/sign-in#ages-and-guardians).
 */
export const ADULT_AGE = 18;
/** A higher age must be a typing error. Not in the spec. */
const MOST_YEARS = 130;

export interface AgeContext {
  type: RegistrationType;
  /** Relationship to the subscriber; null for visitors. */
  relationship: Relationship | null;
  /** The brand's minimum age for members, in completed years. */
  memberAge: number;
  /** Date in the brand's time zone. */
  today: IsoDate;
}

/**
 * `young`: below the minimum age. `youngChild`: a guardian's child below the minimum age. `adult`: a guardian's child who
 * is old enough to register alone. `youngGuardian`: a guardian who is not an adult.
 */
export type BirthDateError =
  | TypedDateError
  | 'future'
  | 'old'
  | 'young'
  | 'youngChild'
  | 'adult'
  | 'youngGuardian';

type ReadBirthDate = { date: IsoDate; error: null } | { date: null; error: BirthDateError };

/**
 * Members must have reached the brand's minimum age, whatever their relationship. Only the service knows the minimum age
 * for visitors, which depends on their state (decisions/visitors#states-of-a-zip-code).
 */
const minimumAge = ({ type, memberAge }: AgeContext): number => (isMember(type) ? memberAge : 0);

function ageError(date: IsoDate, context: AgeContext): BirthDateError | null {
  const { type, relationship, today } = context;
  const isChild = isMember(type) && isGuardian(relationship);
  if (!isOldEnough(date, minimumAge(context), today)) return isChild ? 'youngChild' : 'young';
  return isChild && isOldEnough(date, ADULT_AGE, today) ? 'adult' : null;
}

function readDate(
  typed: string,
  today: IsoDate,
  errorOf: (date: IsoDate) => BirthDateError | null,
): ReadBirthDate {
  const { date, error } = parseTypedDate(typed, today);
  if (error) return { date: null, error };
  if (date > today) return { date: null, error: 'future' };
  if (ageOn(date, today) > MOST_YEARS) return { date: null, error: 'old' };
  const invalid = errorOf(date);
  return invalid ? { date: null, error: invalid } : { date, error: null };
}

/** Reads the birth date of the person who gets the account. */
export const readBirthDate = (typed: string, context: AgeContext): ReadBirthDate =>
  readDate(typed, context.today, (date) => ageError(date, context));

/** Reads a guardian's birth date. @param today in the brand's time zone */
export const readGuardianBirthDate = (typed: string, today: IsoDate): ReadBirthDate =>
  readDate(typed, today, (date) => (isOldEnough(date, ADULT_AGE, today) ? null : 'youngGuardian'));
