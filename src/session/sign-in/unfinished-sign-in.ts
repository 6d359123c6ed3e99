/** A mark in local storage between the two calls of a sign-in. If the user leaves the page between them, the first call's cookies must not sign anyone in later (spec 000 §4; decisions/session#single-sign-on-asks-first). */
const KEY = 'SignInUnderWay';
/** A sign-in has two calls of at most 90 s each (spec 000 §7). */
const MAX_DURATION_MS = 2 * 90_000;

export const markSignInStarted = (): void => window.localStorage.setItem(KEY, String(Date.now()));
export const clearUnfinishedSignIn = (): void => window.localStorage.removeItem(KEY);

/** State of an unfinished sign-in. `in-progress`: a tab may still finish it; `abandoned`: more time has passed than both calls can take. */
export function unfinishedSignIn(): 'in-progress' | 'abandoned' | null {
  const began = window.localStorage.getItem(KEY);
  if (began === null) return null;
  const age = Date.now() - Number(began);
  return age >= 0 && age < MAX_DURATION_MS ? 'in-progress' : 'abandoned';
}
