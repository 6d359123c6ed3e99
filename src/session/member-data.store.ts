/** Stores that are cleared when the session ends (decisions/code#member-data-clears-itself). */
import { atom, type WritableAtom } from 'nanostores';
import { remote } from '../lib/remote/remote.ts';
import { $session, startedSessions, whenSignedOut } from './session.store.ts';

/** Whether data may be loaded. False from the end of a session until the next one starts, because the response could be stored for the next member. */
const mayLoad = (): boolean => startedSessions() === 0 || $session.get().state === 'signed-in';

export function memberRemote<T>(): ReturnType<typeof remote<T>> {
  const store = remote<T>(mayLoad);
  whenSignedOut(store.clear);
  return store;
}

export function memberAtom<T>(initial: T): WritableAtom<T> {
  const $value = atom<T>(initial);
  whenSignedOut(() => $value.set(initial));
  return $value;
}

/** Call this before a request. @returns a function that tells whether the session is still the same; only then may the response be stored */
export function memberNow(): () => boolean {
  const now = (): number | null => ($session.get().state === 'signed-in' ? startedSessions() : null);
  const before = now();
  return () => now() === before;
}
