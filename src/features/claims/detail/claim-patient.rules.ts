/** Finds a patient's ecId for the statement request (decisions/claims#only-the-patients-statement). Pure. */
import type { IsoDate } from '../../../lib/date/date.ts';
import type { Claim } from '../claims.schema.ts';
import { patientKey } from '../patients.rules.ts';

export interface CoveredPerson {
  /** '' if the service sends none. */
  ecId: string;
  firstName: string;
  lastName: string;
  suffix: string;
  dob: IsoDate | null;
}

/** Normalizes a name, because services write it in several ways: `Leo Jr.`, `LEO JR`. */
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
 * The patient's ecId. Claims have none, so the patient is found by full name and birth date. @returns null if no
 * person or several match, or if another person has the same ecId (a newborn under the mother's number)
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
