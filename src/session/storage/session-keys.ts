/** Where a session is kept. Shared with the script that runs before first paint; `shell-keys.ts` has the rest. */

/** Session storage: the user data record (spec 000 §3). */
export const USER_KEY = 'UserData';
/** Session storage: the access token (spec 000 §4 'Tokens are stored in session storage'). */
export const TOKEN_KEY = 'AccessToken';
/** Session storage: the refresh token, where the sign-in flow gives one (spec 000 §4 'Token login session'). */
export const REFRESH_KEY = 'RefreshToken';
/** Session storage: the session's own cookie as this tab took it up (spec 000 §4 'Session stale check'). */
export const SESSION_COOKIE_KEY = 'SessionCookie';
/** Cookie with the brand code (spec 000 §4). */
export const BRAND_COOKIE = 'brand';
/** Attribute of <html>: 'in', 'out', or 'asking' while other tabs are asked for their session. */
const SESSION_ATTRIBUTE = 'session';
/**
 * Event on window: somebody is signed in in another tab, while something has been typed here. Its detail is their name; null
 * once nobody is any more.
 */
export const SIGNED_IN_ELSEWHERE_EVENT = 'session:elsewhere';

type SessionMark = 'in' | 'out' | 'asking';

/** Tells styles and scripts whether somebody is signed in. */
export function markSession(mark: SessionMark): void {
  document.documentElement.dataset[SESSION_ATTRIBUTE] = mark;
}

/** Session storage: the header tabs of the member, one list for each device (`member/header-tabs.rules.ts`). */
export const TABS_KEY = 'Tabs';
/** Cookie of a mobile user (spec 000 §3 'a mobile cookie', §6 'Mobile users'); a preference, nothing of a member. */
export const MOBILE_COOKIE = 'mobile';
/** The only value that counts; the cookie is taken away for the full site. */
export const MOBILE_ON = 'true';
/**
 * `mobile=true` in an address, as a parameter or as a bare last segment of the hash route (spec 000 §2 Routes). The source of a
 * regular expression, because the script in the head cannot import; its first group is what stands before the mark.
 */
export const MOBILE_MARK = `([?&]|#(?:[^?]*[/!])?)mobile=${MOBILE_ON}(?=&|#|/*$)`;
/** As long as the font-size cookie (spec 000 §9); the specification gives the mobile cookie no lifetime. */
export const MOBILE_COOKIE_SECONDS = 365 * 24 * 60 * 60;
/** Session storage: '1' in a window that `mobile=true` has marked (spec 000 §2 'Entry and query parameters'). */
export const MOBILE_WINDOW_KEY = 'MobileWindow';
/** Session storage: how often names have been tried in this window (`attempts.ts`). */
export const ATTEMPTS_KEY = 'Attempts';
/** What is the window's and not the session's, and says nothing of a member: it outlives a sign-out. */
export const WINDOW_KEYS = [MOBILE_WINDOW_KEY, ATTEMPTS_KEY] as const;
/** Session storage: the sealed profile, and this tab's part of its passphrase (`profile-cache.ts`). */
export const PROFILE_KEY = 'Profile';
export const PROFILE_PASSPHRASE_KEY = 'ProfilePassphrase';
/** What a tab that joins takes over of the profile. */
export const PROFILE_KEYS = [PROFILE_KEY, PROFILE_PASSPHRASE_KEY] as const;
