import type { IsoDate } from '../lib/date.ts';

const SUBSCRIBER_CODES: readonly string[] = ['18', '20']; // spec 001 §4

export const isSubscriberCode = (relationshipCode: string): boolean =>
  SUBSCRIBER_CODES.includes(relationshipCode);

interface FamilyMember {
  relationshipCode: string;
  dob: IsoDate | null;
}

const SUBSCRIBER_SORT_DATE = '1900-01-01'; // spec 001 §5
const UNKNOWN_SORT_DATE = '3000-01-01'; // spec 001 §5

/** Subscribers first, a missing birth date last (spec 001 §5). */
export const familySortDate = ({ relationshipCode, dob }: FamilyMember): IsoDate =>
  isSubscriberCode(relationshipCode) ? SUBSCRIBER_SORT_DATE : dob || UNKNOWN_SORT_DATE;

/** People with the same date stay in the service's order. */
export const inFamilyOrder = <T extends FamilyMember>(family: readonly T[]): T[] =>
  family.toSorted((a, b) => familySortDate(a).localeCompare(familySortDate(b)));
