/** Which health statement a claim is on, and whose it is (spec 001 §4 'Statement titles'; docs/decisions/056). Pure. */
import type { IsoDate } from '../../../lib/date.ts';
import type { Claim } from '../claims.schema.ts';
import { patientKey } from '../patients.rules.ts';

/** A person that a plan covers, as the profile names them. */
export interface CoveredPerson {
  /** '' where the service has none. */
  ecId: string;
  firstName: string;
  lastName: string;
  suffix: string;
  dob: IsoDate | null;
}

/** What a claim needs to know of a statement. */
export interface StatementOfPerson {
  /** ecId of its recipient; '' where the service does not say. */
  eci: string;
  /** First and last day, both included. */
  beginDate: IsoDate;
  endDate: IsoDate;
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
 * The ecId of a claim's patient. A claim has none, so the patient is looked up by whole name and birth date.
 * @param people everyone the member's plans cover, a person once for each plan
 * @returns null where the claim has no birth date, where the profile has no such person, where more than one may be meant,
 * where the ecId or birth date of a person of that name is missing, and where another person has the same ecId (a newborn
 * under the mother's number)
 */
export function ecIdOf(
  { dateOfBirth, ...name }: Claim['patient'],
  people: readonly CoveredPerson[],
): string | null {
  if (dateOfBirth === null) return null;
  const wanted = keyOf(name, dateOfBirth);
  const isPatient = ({ dob, ...person }: CoveredPerson) => keyOf(person, dob ?? dateOfBirth) === wanted;
  const [ecId, another] = new Set(
    people.filter(isPatient).map((person) => (person.dob === null ? '' : person.ecId.trim())),
  );
  if (!ecId || another !== undefined) return null;
  return people.every((person) => person.ecId.trim() !== ecId || isPatient(person)) ? ecId : null;
}

/**
 * The statement that a claim is on: its patient's own (001 §4 'matched by ECID equal to eci') that covers the day of service.
 * @param ecId the patient's; null where it is not known
 * @returns null where there is none yet, or where whose it would be is not known
 */
export const statementOf = <S extends StatementOfPerson>(
  { serviceDate }: Pick<Claim, 'serviceDate'>,
  ecId: string | null,
  statements: readonly S[],
): S | null =>
  statements.find(
    ({ eci, beginDate, endDate }) =>
      ecId !== null && ecId !== '' && eci === ecId && beginDate <= serviceDate && serviceDate <= endDate,
  ) ?? null;

/** `health-statement-2026-10-01-2026-10-30.pdf` */
export const statementFileName = ({ beginDate, endDate }: Omit<StatementOfPerson, 'eci'>): string =>
  `health-statement-${beginDate}-${endDate}.pdf`;
