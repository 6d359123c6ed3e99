/** Finds the members who can register, by member ID, name and date of birth. */
import { createHash } from 'node:crypto';
import { ADULT_AGE } from '../../../src/features/register/birth-date.rules.ts';
import type { ConsumerQuery } from '../../../src/features/register/register.schema.ts';
import { isOldEnough } from '../../../src/lib/date/age.rules.ts';
import type { IsoDate } from '../../../src/lib/date/date.ts';
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

/**
 * The relationship codes (spec 001 §4) that the person to register may have, by relationship option (spec 000 §6). With
 * the guardian option, that person is a child.
 */
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

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.toLowerCase();

const isPerson = (
  member: FamilyMember,
  person: Pick<MemberQuery, 'firstName' | 'lastName' | 'dateOfBirth'>,
  day: IsoDate,
): boolean =>
  same(person.firstName, member.firstName) &&
  same(person.lastName, member.lastName) &&
  person.dateOfBirth === birthDate(member, day);

/** Whether a request's guardian is an adult of the same agreement, and the child is not an adult. True for requests without a guardian. */
export function hasGuardian(
  { members }: Pick<Family, 'members'>,
  query: ConsumerQuery,
  day: IsoDate,
): boolean {
  if (!('guardian' in query)) return true;
  const { guardian } = query;
  const isGuardian = members.some((member) => isPerson(member, guardian, day));
  const isAdult = (born: IsoDate): boolean => isOldEnough(born, ADULT_AGE, day);
  return isGuardian && isAdult(guardian.dateOfBirth) && !isAdult(query.dateOfBirth);
}

/** The ids that identify a family. The UMI is valid with and without the 0 that the portal appends (spec 001 §3). */
const memberIds = ({ agreementId, umi }: Family): readonly string[] => [agreementId, umi, `${umi}0`];

export function findRegistrant(query: MemberQuery, day: IsoDate): Registrant | undefined {
  const family = EVERYBODY.find(
    (candidate) =>
      memberIds(candidate).includes(query.memberId) && fitsType(candidate, query.registrationType),
  );
  const self = family?.members.find(
    (member) => isPerson(member, query, day) && CODES[query.relationship].includes(member.relationshipCode),
  );
  return family && self && hasGuardian(family, query, day) ? { family, self } : undefined;
}

export const registrantOf = (familyId: string, pin: string): Registrant | undefined => {
  const family = EVERYBODY.find(({ id }) => id === familyId);
  const self = family?.members.find((member) => member.pin === pin);
  return family && self && { family, self };
};

/** An id that is always the same for a person, and that cannot be guessed without the person's details. */
export const consumerIdOf = (...identity: readonly string[]): string =>
  createHash('sha256')
    .update(`consumer ${identity.join('|').toLowerCase()}`)
    .digest('hex')
    .slice(0, 32);
