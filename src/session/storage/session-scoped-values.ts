/** Values without expiry, in contrast to spec 000 §9: sign-out clears them, and another session does not see them. */
import { sessionStore } from '../../lib/storage/storage.ts';
import { storedSessionCookie } from './stored-session.ts';

export const saveForSession = (key: string, value: unknown): void =>
  sessionStore.set(key, { session: storedSessionCookie(), value }, null);

export function savedForSession(key: string): unknown {
  const saved = sessionStore.get(key);
  if (typeof saved !== 'object' || saved === null || !('session' in saved && 'value' in saved)) return null;
  return saved.session === storedSessionCookie() ? saved.value : null;
}
