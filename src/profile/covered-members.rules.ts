/** The members of a profile's plans (spec 001 §3 'Member entry'). Pure. */
import type { Profile } from './profile.rules.ts';

export type CoveredMember =
  Profile['clientList'][number]['groupList'][number]['productList'][number]['memberList'][number];

/** The entries of all plans: a member on two plans has two entries. */
export const coveredMembers = ({ clientList }: Pick<Profile, 'clientList'>): CoveredMember[] =>
  clientList.flatMap(({ groupList }) =>
    groupList.flatMap(({ productList }) => productList.flatMap(({ memberList }) => memberList)),
  );
