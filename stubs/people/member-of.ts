/** Finds the member and family of a person who can sign in. */
import { UNREGISTERED_FAMILIES, type UnregisteredFamilyId } from './families/unregistered.ts';
import { FAMILIES, type FamilyId } from './families.ts';
import type { Family, FamilyMember } from './family.ts';
import type { Person } from './person.ts';

export interface Member {
  readonly family: Family;
  readonly self: FamilyMember;
}

const EVERY_FAMILY: Readonly<Record<string, Family>> = { ...FAMILIES, ...UNREGISTERED_FAMILIES };

export const FAMILY_IDS = Object.keys(EVERY_FAMILY) as (FamilyId | UnregisteredFamilyId)[]; // TypeScript types Object.keys as string[]

/** The member that a person signs in as; undefined for agents, staff and visitors. */
export function memberOf({ member }: Person): Member | undefined {
  if (!member) return undefined;
  const family = EVERY_FAMILY[member.family];
  const self = family?.members.find(({ pin }) => pin === member.pin);
  return family && self && { family, self };
}
