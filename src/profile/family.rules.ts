/** Relationships and the order of a family (spec 001 §4, §5). Pure. */
import type { IsoDate } from '../lib/date.ts';

/** spec 001 §4 'Subscriber is relationship code 18 or 20' */
const SUBSCRIBER_CODES: readonly string[] = ['18', '20'];

export const isSubscriberCode = (relationshipCode: string): boolean =>
  SUBSCRIBER_CODES.includes(relationshipCode);

interface FamilyMember {
  relationshipCode: string;
  /** Null if unknown. */
  dob: IsoDate | null;
}

const SUBSCRIBER_SORT_DATE = '1900-01-01'; // spec 001 §5
const UNKNOWN_SORT_DATE = '3000-01-01'; // spec 001 §5

/** The date that a person sorts by: subscribers first, a missing birth date last (spec 001 §5). */
export const familySortDate = ({ relationshipCode, dob }: FamilyMember): IsoDate =>
  isSubscriberCode(relationshipCode) ? SUBSCRIBER_SORT_DATE : dob || UNKNOWN_SORT_DATE;

/** Sorts a family for display; people with the same date stay in the service's order. */
export const inFamilyOrder = <T extends FamilyMember>(family: readonly T[]): T[] =>
  family.toSorted((a, b) => familySortDate(a).localeCompare(familySortDate(b)));
