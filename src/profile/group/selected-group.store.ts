import { atom, computed } from 'nanostores';
import { $profile } from '../profile.store.ts';
import { chooseGroup, groupChoices, type GroupChoice } from './selected-group.rules.ts';
import { persistGroupNumber, persistedGroupNumber } from './persisted-group.ts';

/** Counts the selections on this page, so that `$groupChoice` updates. The selection itself is in storage, which a sign-out clears. */
const $choices = atom(0);

/** The member's groups; empty until the profile is loaded. */
export const $groupChoices = computed($profile, (profile): GroupChoice[] =>
  profile.state === 'ready' ? groupChoices(profile.value) : [],
);

/** The selected group; null until the profile is loaded, or if the member has no group. */
export const $groupChoice = computed([$groupChoices, $choices], (choices) =>
  choices.length > 0 ? chooseGroup(choices, persistedGroupNumber()) : null,
);

export const $selectedGroup = computed($groupChoice, (choice) => choice?.group ?? null);

/** Selects a group. Ignores numbers of groups that the member does not have. */
export function selectGroup(groupNumber: string): void {
  if (!$groupChoices.get().some(({ group }) => group.groupNumber === groupNumber)) return;
  persistGroupNumber(groupNumber);
  $choices.set($choices.get() + 1);
}
