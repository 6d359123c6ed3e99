/** Stores that are cleared when the session ends (decisions/code#member-data-clears-itself). */
import { atom, type WritableAtom } from 'nanostores';
import { remote } from '../lib/remote/remote.ts';
import { $session, startedSessions, whenSignedOut } from './session.store.ts';

export function memberRemote<T>(): ReturnType<typeof remote<T>> {
  // A view may open while its session ends. Its response would still be there for the next member.
  const store = remote<T>(() => $session.get().state === 'signed-in');
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
