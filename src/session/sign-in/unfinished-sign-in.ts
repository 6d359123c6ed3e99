/** If the page is left between the two calls of a sign-in, the first call's cookies must sign no one in (spec 000 §4; decisions/session#single-sign-on-asks-first). */
const KEY = 'SignInUnderWay';
/** Two calls of at most 90 s each (spec 000 §7). */
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
