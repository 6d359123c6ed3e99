/** Who a claim is about: names, and the order in which a family stands (spec 001 §5). Pure. */
import type { IsoDate } from '../../lib/date.ts';
import { inFamilyOrder } from '../../profile/family.rules.ts';
import type { Claim } from './claims.schema.ts';

type Patient = Claim['patient'];

/** Between the parts of a key: a character that no name has. */
const BAR = '|';

/** The whole name: first, middle, last, suffix. */
export const patientName = ({
  firstName,
  middleName,
  lastName,
  suffix,
}: Omit<Patient, 'dateOfBirth'>): string =>
  [firstName, middleName, lastName, suffix].filter(Boolean).join(' ');

/** Tells people of a family apart: a son may have his father's name, twins a birthday. */
export const patientKey = (patient: Omit<Patient, 'middleName'>): string =>
  `${patientName({ ...patient, middleName: '' })}${BAR}${patient.dateOfBirth ?? ''}`;

/** The name in a key, as it is shown. */
export const nameInKey = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf(BAR)));

/** Somebody whom a plan covers, as the profile has them. */
interface FamilyMember {
  firstName: string;
  lastName: string;
  suffix: string;
  dob: IsoDate | null;
  relationshipCode: string;
}

/** Keys of a family in the order in which it is shown, each once. */
export const familyOrder = (members: readonly FamilyMember[]): string[] => [
  ...new Set(inFamilyOrder(members).map(({ dob, ...name }) => patientKey({ ...name, dateOfBirth: dob }))),
];
