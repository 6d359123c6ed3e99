import type { IsoDate } from '../../lib/date/date.ts';

const SUBSCRIBER_CODES: readonly string[] = ['18', '20']; // spec 001 §4

export const isSubscriberCode = (relationshipCode: string): boolean =>
  SUBSCRIBER_CODES.includes(relationshipCode);

interface FamilyMember {
  relationshipCode: string;
  dob: IsoDate | null;
}

const SUBSCRIBER_SORT_DATE = '1900-01-01'; // spec 001 §5
const UNKNOWN_SORT_DATE = '3000-01-01'; // spec 001 §5

/** Sort key that puts subscribers first and people without a birth date last (spec 001 §5). */
export const familySortDate = ({ relationshipCode, dob }: FamilyMember): IsoDate =>
  isSubscriberCode(relationshipCode) ? SUBSCRIBER_SORT_DATE : dob || UNKNOWN_SORT_DATE;

/** Sorts people in the order that all screens use for a family. People with the same sort key stay in the service's order. */
export const inFamilyOrder = <T extends FamilyMember>(family: readonly T[]): T[] =>
  family.toSorted((a, b) => familySortDate(a).localeCompare(familySortDate(b)));

/** The people of several plans in family order. Of several entries with the same key, only the first is included. */
export const familyOf = <T extends FamilyMember>(entries: readonly T[], keyOf: (entry: T) => string): T[] => {
  const byKey = new Map<string, T>();
  for (const entry of entries) if (!byKey.has(keyOf(entry))) byKey.set(keyOf(entry), entry);
  return inFamilyOrder([...byKey.values()]);
};

/** The person's first, middle and last name and suffix. Missing parts are left out. */
export const fullName = ({
  firstName,
  middleName = '',
  lastName,
  suffix,
}: {
  firstName: string;
  middleName?: string;
  lastName: string;
  suffix: string;
}): string => [firstName, middleName, lastName, suffix].filter(Boolean).join(' ');
