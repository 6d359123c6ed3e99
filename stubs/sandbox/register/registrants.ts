/** Members who may register, found by member ID, name and date of birth. */
import { createHash } from 'node:crypto';
import type { ConsumerQuery } from '../../../src/features/register/register.schema.ts';
import type { IsoDate } from '../../../src/lib/date.ts';
import { FAMILIES } from '../../people/families.ts';
import type { Family, FamilyMember } from '../../people/family.ts';
import { birthDate } from '../data/days.ts';
import { UNREGISTERED_FAMILIES } from '../../people/families/unregistered.ts';

interface Registrant {
  readonly family: Family;
  readonly self: FamilyMember;
}

const EVERYBODY: readonly Family[] = [...Object.values(FAMILIES), ...Object.values(UNREGISTERED_FAMILIES)];

type MemberQuery = Extract<ConsumerQuery, { memberId: string }>;

/** Relationship codes (spec 001 §4) of each option of spec 000 §6; a guardian registers a child. */
const CODES: Readonly<Record<MemberQuery['relationship'], readonly string[]>> = {
  SELF: ['18', '20'],
  SPOUSE: ['01'],
  'DOMESTIC PARTNER': ['01'],
  'CUSTODIAL PARENT/GUARDIAN': ['05'],
  'DEPENDENT/OTHER': ['05'],
};

const isMedicare = ({ clients }: Family): boolean =>
  clients.some(({ groups }) => groups.some(({ medicare }) => medicare === true));

const fitsType = (family: Family, type: MemberQuery['registrationType']): boolean =>
  type === 'MREG' || (type === 'MMED') === isMedicare(family);

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase();

/** The UMI matches with and without the 0 that the portal appends (spec 001 §3). */
const memberIds = ({ agreementId, umi }: Family): readonly string[] => [agreementId, umi, `${umi}0`];

export function findRegistrant(query: MemberQuery, day: IsoDate): Registrant | undefined {
  const family = EVERYBODY.find(
    (one) => memberIds(one).includes(query.memberId) && fitsType(one, query.registrationType),
  );
  const self = family?.members.find(
    (member) =>
      same(query.firstName, member.firstName) &&
      same(query.lastName, member.lastName) &&
      query.dateOfBirth === birthDate(member, day) &&
      CODES[query.relationship].includes(member.relationshipCode),
  );
  return family && self && { family, self };
}

export const registrantOf = (familyId: string, pin: string): Registrant | undefined => {
  const family = EVERYBODY.find(({ id }) => id === familyId);
  const self = family?.members.find((member) => member.pin === pin);
  return family && self && { family, self };
};

/** Stable for a person, and not guessable. */
export const consumerIdOf = (...identity: readonly string[]): string =>
  createHash('sha256')
    .update(`consumer ${identity.join('|').toLowerCase()}`)
    .digest('hex')
    .slice(0, 32);
