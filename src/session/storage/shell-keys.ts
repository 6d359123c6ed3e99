/** Keys that every page's script needs. They are not in `session-keys.ts`, so that the script stays small. */

export const SESSION_INFO_KEY = 'SessionFacts';
/** Name of the cookie with a random value per session, for all actor types. It grants no access (spec 000 §3, §4 'Session stale check'). */
export const SESSION_COOKIE = 'CommerceActivityToken';
export const SIGNED_IN_EVENT = 'session:in';
export const LAST_ACTIVITY_KEY = 'LastActivity'; // ms since 1970
export const CHANNEL = 'session';
export const LOGOUT_FAILED = 'Logout failed, please close the browser'; // spec 000 §8 'Shell'
