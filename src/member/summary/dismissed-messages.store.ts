import { onMount } from 'nanostores';
import { memberAtom } from '../../session/member-data.store.ts';
import { persistForSession, persistedForSession } from '../../session/storage/session-scoped-values.ts';

/** Session storage key for the names of dismissed messages. */
const KEY = 'ClosedMessages';

function remembered(): string[] {
  const persisted = persistedForSession(KEY);
  return Array.isArray(persisted) ? persisted.filter((name) => typeof name === 'string') : [];
}

export const $dismissedMessages = memberAtom<readonly string[]>([]);

onMount($dismissedMessages, () => $dismissedMessages.set(remembered()));

function save(dismissed: readonly string[]): void {
  persistForSession(KEY, dismissed);
  $dismissedMessages.set(dismissed);
}

const showMessage = (name: string): void => save(remembered().filter((other) => other !== name));

/** Dismisses a message or an action item, and offers an undo. */
export function dismissMessage(name: string): void {
  save([...new Set([...remembered(), name])]);
  import('./undo-dismissal.store.ts').then(
    ({ offerUndo }) => offerUndo(() => showMessage(name)),
    () => {}, // if the chunk fails to load, no undo is offered
  );
}
