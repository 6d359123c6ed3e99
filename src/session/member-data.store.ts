/** Stores that are cleared when the session ends (decision 096). */
import { atom, type WritableAtom } from 'nanostores';
import { remote } from '../lib/remote/remote.ts';
import { whenSignedOut } from './session.store.ts';

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
