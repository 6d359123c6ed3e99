import { computed } from 'nanostores';
import { memberAtom } from '../../session/member-data.store.ts';
import { $profile } from '../profile.store.ts';
import { chooseGroup, groupChoices, type GroupChoice } from './selected-group.rules.ts';
import { persistGroupNumber, persistedGroupNumber } from './persisted-group.ts';

/** Number of the group selected on this page, or null. Needed if session storage is too full to persist the number. */
const $selected = memberAtom<string | null>(null);

/** The member's groups; empty until the profile is loaded. */
export const $groupChoices = computed($profile, (profile): GroupChoice[] =>
  profile.state === 'ready' ? groupChoices(profile.value) : [],
);

/** The selected group; null until the profile is loaded, or if the member has no group. */
export const $groupChoice = computed([$groupChoices, $selected], (choices, selected) =>
  choices.length > 0 ? chooseGroup(choices, selected ?? persistedGroupNumber()) : null,
);

export const $selectedGroup = computed($groupChoice, (choice) => choice?.group ?? null);

/** Selects a group. Ignores numbers of groups that the member does not have. */
export function selectGroup(groupNumber: string): void {
  if (!$groupChoices.get().some(({ group }) => group.groupNumber === groupNumber)) return;
  persistGroupNumber(groupNumber);
  $selected.set(groupNumber);
}
