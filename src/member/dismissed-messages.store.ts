/** Messages that the member has put away. They stay away for the session, in this tab, and go with it. */
import { atom, onMount } from 'nanostores';
import { saveForSession, savedForSession } from '../session/storage/session-scoped-values.ts';

/** Session storage: names of the messages, as the content service has them. */
const KEY = 'ClosedMessages';

function remembered(): string[] {
  const kept = savedForSession(KEY);
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
}

export const $closedMessages = atom<readonly string[]>([]);

// Whoever signs in next in this tab starts with what storage has of them: nothing.
onMount($closedMessages, () => $closedMessages.set(remembered()));

/** Puts a message away. @param name the content service's name of its text */
export function closeMessage(name: string): void {
  const closed = [...new Set([...remembered(), name])];
  saveForSession(KEY, closed);
  $closedMessages.set(closed);
}
