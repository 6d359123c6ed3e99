/** The group that the member's screens and tabs speak of. Remembered for the session, in this tab alone. */
import { atom, computed } from 'nanostores';
import { $profile } from './profile.store.ts';
import { chooseGroup, groupChoices, type GroupChoice } from './selected-group.rules.ts';
import { saveForSession, savedForSession } from '../session/storage/session-scoped-values.ts';

/** Session storage: number of the chosen group; goes with the session. */
const KEY = 'SelectedGroup';

/** Counts the choices made on this page; the choice itself is in storage, which sign-out clears. */
const $choices = atom(0);

function savedGroupNumber(): string | null {
  const kept = savedForSession(KEY);
  return typeof kept === 'string' ? kept : null;
}

/** Every group that can be chosen; empty while the profile is not there. */
export const $groupChoices = computed($profile, (profile): GroupChoice[] =>
  profile.state === 'ready' ? groupChoices(profile.value) : [],
);

/** The selected group with its client; null while the profile is not there, and without a group. */
export const $groupChoice = computed([$groupChoices, $choices], (choices) =>
  choices.length > 0 ? chooseGroup(choices, savedGroupNumber()) : null,
);

/** The selected group as the profile has it; null while the profile is not there, and without a group. */
export const $selectedGroup = computed($groupChoice, (choice) => choice?.group ?? null);

/** Selects a group for the rest of the session; a number that the member does not have changes nothing. */
export function selectGroup(groupNumber: string): void {
  if (!$groupChoices.get().some(({ group }) => group.groupNumber === groupNumber)) return;
  saveForSession(KEY, groupNumber);
  $choices.set($choices.get() + 1);
}
