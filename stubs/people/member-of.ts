/** From a person who can sign in to the member whose records they see. */
import { NEWCOMERS, type NewcomerId } from './families/unregistered.ts';
import { FAMILIES, type FamilyId } from './families.ts';
import type { Family, FamilyMember } from './family.ts';
import type { Person } from './person.ts';

/** Somebody in a family. */
export interface Member {
  readonly family: Family;
  readonly self: FamilyMember;
}

const EVERY_FAMILY: Readonly<Record<string, Family>> = { ...FAMILIES, ...NEWCOMERS };

/** Every family that somebody may be of. */
export const FAMILY_IDS = Object.keys(EVERY_FAMILY) as (FamilyId | NewcomerId)[]; // Object.keys forgets what it is asked of

/** The member that a person is; undefined for agents, staff and visitors. */
export function memberOf({ member }: Person): Member | undefined {
  if (!member) return undefined;
  const family = EVERY_FAMILY[member.family];
  const self = family?.members.find(({ pin }) => pin === member.pin);
  return family && self && { family, self };
}
