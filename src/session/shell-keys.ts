/** What the script of every page must know of a session: apart from `session-keys.ts`, which few pages need. */

/** Session storage: how the session began and when its access token ends (`kept-session.ts`). */
export const FACTS_KEY = 'SessionFacts';
/** Cookie that says which kind of session this is; a hint only, it grants nothing (spec 000 §3). */
export const SESSION_KIND_COOKIE = 'authVersion';
export const MEMBER_SESSION = 'MER_LOGIN_V1';
/** Event on window when a session starts in this tab. */
export const SIGNED_IN_EVENT = 'session:in';
/** Local storage: when somebody last used the portal, milliseconds since 1970 (`activity.ts`). */
export const ACTIVITY_KEY = 'LastActivity';
/** Channel on which the tabs of one browser speak of the session. */
export const CHANNEL = 'session';
/** Said where a sign-out fails (spec 000 §8 'Shell': logged, no message). */
export const LOGOUT_FAILED = 'Logout failed, please close the browser';
