/** Not in `session-keys.ts`, because every page's script loads these. */

export const SESSION_INFO_KEY = 'SessionFacts';
/** A random value per session, of any actor; it grants no access (spec 000 §3, §4 'Session stale check'). */
export const SESSION_COOKIE = 'CommerceActivityToken';
export const SIGNED_IN_EVENT = 'session:in';
export const LAST_ACTIVITY_KEY = 'LastActivity'; // ms since 1970
export const CHANNEL = 'session';
export const LOGOUT_FAILED = 'Logout failed, please close the browser'; // spec 000 §8 'Shell'
