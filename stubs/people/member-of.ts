/** From a person who can sign in to the member whose records they see. */
import { FAMILIES } from './families.ts';
import type { Family, FamilyMember } from './family.ts';
import type { Person } from './person.ts';

/** Somebody in a family. */
export interface Member {
  readonly family: Family;
  readonly self: FamilyMember;
}

/** The member that a person is; undefined for agents, staff and visitors. */
export function memberOf({ member }: Person): Member | undefined {
  if (!member) return undefined;
  const family: Family = FAMILIES[member.family];
  const self = family.members.find(({ pin }) => pin === member.pin);
  return self && { family, self };
}
