import { atom, computed } from 'nanostores';
import { $profile } from '../profile.store.ts';
import { chooseGroup, groupChoices, type GroupChoice } from './selected-group.rules.ts';
import { persistGroupNumber, persistedGroupNumber } from './persisted-group.ts';

/** Counts choices on this page; the choice itself is in storage, which sign-out clears. */
const $choices = atom(0);

/** Empty until the profile is loaded. */
export const $groupChoices = computed($profile, (profile): GroupChoice[] =>
  profile.state === 'ready' ? groupChoices(profile.value) : [],
);

/** Null until the profile is loaded, and without a group. */
export const $groupChoice = computed([$groupChoices, $choices], (choices) =>
  choices.length > 0 ? chooseGroup(choices, persistedGroupNumber()) : null,
);

export const $selectedGroup = computed($groupChoice, (choice) => choice?.group ?? null);

/** Ignores unknown numbers. */
export function selectGroup(groupNumber: string): void {
  if (!$groupChoices.get().some(({ group }) => group.groupNumber === groupNumber)) return;
  persistGroupNumber(groupNumber);
  $choices.set($choices.get() + 1);
}
