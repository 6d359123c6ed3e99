import type { Profile } from '../profile.rules.ts';
import { groupChoices } from '../group/selected-group.rules.ts';
import { familyOf, fullName } from './family.rules.ts';

/** Full names of a family in family order, each once. A person's color depends on the position in this list. */
export function familyNames(profile: Pick<Profile, 'clientList'>): string[] {
  const entries = groupChoices(profile).flatMap(({ group }) =>
    group.productList.flatMap(({ memberList }) => memberList),
  );
  return familyOf(entries, fullName).map(fullName);
}
