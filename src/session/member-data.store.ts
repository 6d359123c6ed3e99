/** Stores that are cleared when the session ends (decision 096). */
import { atom, type WritableAtom } from 'nanostores';
import { remote } from '../lib/remote/remote.ts';
import { $session, whenSignedOut } from './session.store.ts';

export function memberRemote<T>(): ReturnType<typeof remote<T>> {
  const store = remote<T>();
  whenSignedOut(store.clear);
  return store;
}

export function memberAtom<T>(initial: T): WritableAtom<T> {
  const $value = atom<T>(initial);
  whenSignedOut(() => $value.set(initial));
  return $value;
}

/** For what is set after a response. @returns whether the same member is still signed in */
export function memberNow(): () => boolean {
  const now = (): string | null => {
    const session = $session.get();
    return session.state === 'signed-in' ? session.user.userId : null;
  };
  const before = now();
  return () => now() === before;
}
