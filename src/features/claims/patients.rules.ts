/** Names of patients, and the order of a family (spec 001 §5). Pure. */
import type { IsoDate } from '../../lib/date/date.ts';
import { familyOf, fullName } from '../../profile/coverage/family.rules.ts';
import type { Claim } from './claims.schema.ts';

type Patient = Claim['patient'];

/** Separates the parts of a key. No name contains this character. */
const BAR = '|';

/** Combines name and birth date, because a son may have his father's name, and twins share a birth date. */
export const patientKey = (patient: Omit<Patient, 'middleName'>): string =>
  `${fullName({ ...patient, middleName: '' })}${BAR}${patient.dateOfBirth ?? ''}`;

export const nameInKey = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf(BAR)));

interface FamilyMember {
  firstName: string;
  lastName: string;
  suffix: string;
  dob: IsoDate | null;
  relationshipCode: string;
}

const keyOf = ({ dob, ...name }: FamilyMember): string => patientKey({ ...name, dateOfBirth: dob });

/** The keys of a family in display order, without duplicates. */
export const familyOrder = (members: readonly FamilyMember[]): string[] =>
  familyOf(members, keyOf).map(keyOf);
