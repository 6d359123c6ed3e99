/** Who the patient of a claim is, for the statement of the claim (decisions/claims#only-the-patients-statement). Pure. */
import type { IsoDate } from '../../../lib/date/date.ts';
import type { Claim } from '../claims.schema.ts';
import { patientKey } from '../patients.rules.ts';

export interface CoveredPerson {
  /** '' if the service has none. */
  ecId: string;
  firstName: string;
  lastName: string;
  suffix: string;
  dob: IsoDate | null;
}

/** Services write one name in several ways: `Leo Jr.`, `LEO JR`. */
const plain = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[\s.,]+/g, ' ')
    .trim();

const keyOf = (
  { firstName, lastName, suffix }: Omit<CoveredPerson, 'ecId' | 'dob'>,
  birth: IsoDate,
): string =>
  patientKey({
    firstName: plain(firstName),
    lastName: plain(lastName),
    suffix: plain(suffix),
    dateOfBirth: birth,
  });

/**
 * The patient is matched by full name and birth date: claims have no ecId. @returns null if the match is missing
 * or ambiguous, or if another person has the same ecId (a newborn under the mother's number)
 */
export function ecIdOf(
  { dateOfBirth, ...name }: Claim['patient'],
  people: readonly CoveredPerson[],
): string | null {
  if (dateOfBirth === null) return null;
  const patientKey = keyOf(name, dateOfBirth);
  const isPatient = ({ dob, ...person }: CoveredPerson) => keyOf(person, dob ?? dateOfBirth) === patientKey;
  const [ecId, another] = new Set(
    people.filter(isPatient).map((person) => (person.dob === null ? '' : person.ecId.trim())),
  );
  if (!ecId || another !== undefined) return null;
  return people.every((person) => person.ecId.trim() !== ecId || isPatient(person)) ? ecId : null;
}
