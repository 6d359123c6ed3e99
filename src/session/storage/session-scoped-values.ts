/** Values that last until the session ends, longer than the hour of spec 000 §9. A sign-out clears them, and another session cannot read them. */
import { sessionStore } from '../../lib/storage/storage.ts';
import { storedSessionCookie } from './stored-session.ts';

/** @returns false if storage is full */
export const persistForSession = (key: string, value: unknown): boolean =>
  sessionStore.set(key, { session: storedSessionCookie(), value }, null);

export function persistedForSession(key: string): unknown {
  const persisted = sessionStore.get(key);
  if (
    typeof persisted !== 'object' ||
    persisted === null ||
    !('session' in persisted && 'value' in persisted)
  )
    return null;
  return persisted.session === storedSessionCookie() ? persisted.value : null;
}
