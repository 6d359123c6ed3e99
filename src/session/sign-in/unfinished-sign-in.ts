/**
 * A sign-in whose first half has set cookies, and whose second half is still to come (the older flow, spec 000 §4). Whoever
 * reloads or leaves in between has not signed in: the mark stays, and what the cookies hold signs nobody in. In local
 * storage, as a moment that says nothing of who it was.
 */
const KEY = 'SignInUnderWay';
/** A call may take as long (spec 000 §7); another tab may be in the middle of it. */
const MAX_DURATION_MS = 2 * 90_000;

export const markSignInStarted = (): void => window.localStorage.setItem(KEY, String(Date.now()));
export const clearUnfinishedSignIn = (): void => window.localStorage.removeItem(KEY);

/** `under-way`: another tab may yet finish it. `left`: nobody will. Null where there is none. */
export function unfinishedSignIn(): 'under-way' | 'left' | null {
  const began = window.localStorage.getItem(KEY);
  if (began === null) return null;
  const age = Date.now() - Number(began);
  return age >= 0 && age < MAX_DURATION_MS ? 'under-way' : 'left';
}
