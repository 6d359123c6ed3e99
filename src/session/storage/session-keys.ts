export const USER_KEY = 'UserData'; // spec 000 §3
export const TOKEN_KEY = 'AccessToken'; // spec 000 §4 'Tokens are stored in session storage'
export const REFRESH_KEY = 'RefreshToken'; // spec 000 §4 'Token login session'
export const SESSION_COOKIE_KEY = 'SessionCookie'; // the session cookie's value when this tab joined (spec 000 §4 'Session stale check')
export const BRAND_COOKIE = 'brand'; // spec 000 §4
const SESSION_ATTRIBUTE = 'session'; // attribute of <html>; 'asking': waiting for another tab to share its session
/**
 * Event about a sign-in or sign-out in another tab. If this page contains typed text, it offers to join the session,
 * and the detail is the name of the session's user; otherwise the detail is null, for example after a sign-out.
 */
export const OTHER_TAB_SIGN_IN_EVENT = 'session:in-other-tab';

type SessionMark = 'in' | 'out' | 'asking';

export function markSession(mark: SessionMark): void {
  document.documentElement.dataset[SESSION_ATTRIBUTE] = mark;
}

export const TABS_KEY = 'Tabs'; // header tabs per device (`member/navigation/header-tabs.rules.ts`)
export const MOBILE_COOKIE = 'mobile'; // spec 000 §3 'a mobile cookie', §6 'Mobile users'
export const MOBILE_ON = 'true';
/** Matches `mobile=true` as a parameter or as the last segment of the hash route (spec 000 §2 Routes). Group 1 is the part before it. */
export const MOBILE_MARK = `([?&]|#(?:[^?]*[/!])?)mobile=${MOBILE_ON}(?=&|#|/*$)`;
export const MOBILE_COOKIE_SECONDS = 365 * 24 * 60 * 60; // same lifetime as the font-size cookie (spec 000 §9)
export const MOBILE_WINDOW_KEY = 'MobileWindow'; // spec 000 §2 'Entry and query parameters'
export const ATTEMPTS_KEY = 'Attempts';
export const WINDOW_KEYS = [MOBILE_WINDOW_KEY, ATTEMPTS_KEY] as const; // keys that a sign-out does not clear
export const PROFILE_KEY = 'Profile';
export const PROFILE_PASSPHRASE_KEY = 'ProfilePassphrase';
/** Keys of values that a tab copies from another tab together with its session. */
export const PROFILE_KEYS = [PROFILE_KEY, PROFILE_PASSPHRASE_KEY] as const;
