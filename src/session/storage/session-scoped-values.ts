/**
 * Values that last as long as this tab's session: they do not expire after the hour of spec 000 §9, and the next
 * session does not see them. Sign-out clears them.
 */
import { sessionStore } from '../../lib/storage.ts';
import { storedSessionCookie } from './stored-session.ts';

export const saveForSession = (key: string, value: unknown): void =>
  sessionStore.set(key, { session: storedSessionCookie(), value }, null);

/** @returns null if there is none, or it belongs to another session */
export function savedForSession(key: string): unknown {
  const saved = sessionStore.get(key);
  if (typeof saved !== 'object' || saved === null || !('session' in saved && 'value' in saved)) return null;
  return saved.session === storedSessionCookie() ? saved.value : null;
}
