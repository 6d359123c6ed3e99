/** Storage keys and cookie names of the session. `shell-keys.ts` has those that every page's script needs. */

/** Session storage: the user data record (spec 000 §3). */
export const USER_KEY = 'UserData';
/** Session storage: the access token (spec 000 §4 'Tokens are stored in session storage'). */
export const TOKEN_KEY = 'AccessToken';
/** Session storage: the refresh token, if the sign-in flow gives one (spec 000 §4 'Token login session'). */
export const REFRESH_KEY = 'RefreshToken';
/** Session storage: the session cookie when this tab joined (spec 000 §4 'Session stale check'). */
export const SESSION_COOKIE_KEY = 'SessionCookie';
/** Cookie: the brand code (spec 000 §4). */
export const BRAND_COOKIE = 'brand';
/** Attribute of <html>: 'in', 'out', or 'asking' while other tabs are asked for their session. */
const SESSION_ATTRIBUTE = 'session';
/**
 * Event on window: someone is signed in in another tab while text was typed here. Its detail is their name, null
 * once they are signed out.
 */
export const OTHER_TAB_SIGN_IN_EVENT = 'session:in-other-tab';

type SessionMark = 'in' | 'out' | 'asking';

export function markSession(mark: SessionMark): void {
  document.documentElement.dataset[SESSION_ATTRIBUTE] = mark;
}

/** Session storage: the member's header tabs, one list per device (`member/header-tabs.rules.ts`). */
export const TABS_KEY = 'Tabs';
/** Cookie of mobile users (spec 000 §3 'a mobile cookie', §6 'Mobile users'). */
export const MOBILE_COOKIE = 'mobile';
/** The full site deletes the cookie instead. */
export const MOBILE_ON = 'true';
/**
 * `mobile=true` in an address, as a parameter or as a bare last segment of the hash route (spec 000 §2 Routes). A
 * regular expression's source, because the inline script cannot import; group 1 is what comes before the mark.
 */
export const MOBILE_MARK = `([?&]|#(?:[^?]*[/!])?)mobile=${MOBILE_ON}(?=&|#|/*$)`;
/** As long as the font-size cookie (spec 000 §9); the spec gives none for this one. */
export const MOBILE_COOKIE_SECONDS = 365 * 24 * 60 * 60;
/** Session storage: '1' in a window that `mobile=true` marked (spec 000 §2 'Entry and query parameters'). */
export const MOBILE_WINDOW_KEY = 'MobileWindow';
export const ATTEMPTS_KEY = 'Attempts';
/** Values of the window, not of the session: a sign-out keeps them. */
export const WINDOW_KEYS = [MOBILE_WINDOW_KEY, ATTEMPTS_KEY] as const;
/** Session storage: the encrypted profile, and half of its passphrase (`profile-cache.ts`). */
export const PROFILE_KEY = 'Profile';
export const PROFILE_PASSPHRASE_KEY = 'ProfilePassphrase';
/** What a tab copies of the profile when it joins a session. */
export const PROFILE_KEYS = [PROFILE_KEY, PROFILE_PASSPHRASE_KEY] as const;
