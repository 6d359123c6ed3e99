/** Cookies of a first call must sign no one in if the page is left before the second (spec 000 §4; decisions/session#single-sign-on-asks-first). */
const KEY = 'SignInUnderWay';
/** Two calls of at most 90 s (spec 000 §7); another tab may be between them. */
const MAX_DURATION_MS = 2 * 90_000;

export const markSignInStarted = (): void => window.localStorage.setItem(KEY, String(Date.now()));
export const clearUnfinishedSignIn = (): void => window.localStorage.removeItem(KEY);

/** `in-progress`: another tab may finish it. `abandoned`: it took too long. */
export function unfinishedSignIn(): 'in-progress' | 'abandoned' | null {
  const began = window.localStorage.getItem(KEY);
  if (began === null) return null;
  const age = Date.now() - Number(began);
  return age >= 0 && age < MAX_DURATION_MS ? 'in-progress' : 'abandoned';
}
