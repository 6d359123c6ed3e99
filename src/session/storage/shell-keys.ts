/** Keys that every page's script needs, separate from `session-keys.ts` for size. */

/** Session storage: sign-in flow and token expiry (`stored-session.ts`). */
export const SESSION_INFO_KEY = 'SessionFacts';
/**
 * Cookie with a random value per session, of any actor (spec 000 §3, §4 'Session stale check'). While it is set,
 * another tab may have a session (decision 065); it grants no access.
 */
export const ACTIVITY_COOKIE = 'CommerceActivityToken';
/** Event on window when a session starts in this tab. */
export const SIGNED_IN_EVENT = 'session:in';
/** Local storage: the last activity, milliseconds since 1970 (`last-activity.ts`). */
export const ACTIVITY_KEY = 'LastActivity';
export const CHANNEL = 'session';
/** Logged when a sign-out fails (spec 000 §8 'Shell': no message). */
export const LOGOUT_FAILED = 'Logout failed, please close the browser';
