/**
 * Values that last as long as the session of this tab, however long that is: the hour after which storage forgets
 * (spec 000 §9) does not apply to them, and the next session does not see them. Sign-out takes them out of storage.
 */
import { sessionStore } from '../../lib/storage.ts';
import { storedSessionCookie } from './stored-session.ts';

/** Keeps a JSON value for the session of this tab. */
export const saveForSession = (key: string, value: unknown): void =>
  sessionStore.set(key, { session: storedSessionCookie(), value }, null);

/** The value that this session has kept; null where it has none, or the value belongs to another session. */
export function savedForSession(key: string): unknown {
  const kept = sessionStore.get(key);
  if (typeof kept !== 'object' || kept === null || !('session' in kept && 'value' in kept)) return null;
  return kept.session === storedSessionCookie() ? kept.value : null;
}
