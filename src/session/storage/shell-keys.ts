/** What the script of every page must know of a session: apart from `session-keys.ts`, which few pages need. */

/** Session storage: how the session began and when its access token ends (`stored-session.ts`). */
export const SESSION_INFO_KEY = 'SessionFacts';
/**
 * Cookie with a value of its own for each session of any actor (spec 000 §3, §4 'Session stale check'). Where it is
 * set, another tab may have a session (decision 065); it grants nothing.
 */
export const ACTIVITY_COOKIE = 'CommerceActivityToken';
/** Event on window when a session starts in this tab. */
export const SIGNED_IN_EVENT = 'session:in';
/** Local storage: when somebody last used the portal, milliseconds since 1970 (`last-activity.ts`). */
export const ACTIVITY_KEY = 'LastActivity';
/** Channel on which the tabs of one browser speak of the session. */
export const CHANNEL = 'session';
/** Said where a sign-out fails (spec 000 §8 'Shell': logged, no message). */
export const LOGOUT_FAILED = 'Logout failed, please close the browser';
