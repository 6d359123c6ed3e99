/**
 * Stores for a member's data: both forget it whenever the session ends. A view that closes calls `leave`, which stops
 * a call in progress and keeps a loaded value, or `clear`, which forgets the value too.
 */
import { atom, type WritableAtom } from 'nanostores';
import { remote } from '../lib/remote.ts';
import { whenSignedOut } from './session.store.ts';

/** A remote value that is cleared when the session ends. */
export function memberRemote<T>(): ReturnType<typeof remote<T>> {
  const store = remote<T>();
  whenSignedOut(store.clear);
  return store;
}

/** An atom that returns to its initial value when the session ends. */
export function memberAtom<T>(initial: T): WritableAtom<T> {
  const $value = atom<T>(initial);
  whenSignedOut(() => $value.set(initial));
  return $value;
}
