/** The session's flag that a password was already set (spec 000 §4); it is part of the user record, which all tabs share. */
import { sessionStore } from '../lib/storage.ts';
import { $session } from './session.store.ts';
import { USER_KEY } from './session-keys.ts';

/** Whoever had to choose a new password has done so. */
export function rememberPasswordSet(): void {
  const session = $session.get();
  if (session.state !== 'signed-in') return;
  const user = { ...session.user, temporaryPassword: false, passwordSet: true };
  sessionStore.set(USER_KEY, user);
  $session.set({ state: 'signed-in', user });
}
