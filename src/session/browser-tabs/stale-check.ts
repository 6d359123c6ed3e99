/**
 * Checks that this tab's session is still the browser's and the services' (spec 000 §4 'Session stale check', 'on a
 * 401 from token validation, or on a failed token check'): when the tab gets focus and when the view changes.
 */
import { readCookie } from '../storage/session-cookies.ts';
import { storedSessionCookie, storedTokens } from '../storage/stored-session.ts';
import { isStorageLost } from './recover-session.ts';
import { recoverLostSession } from '../session.store.ts';
import { dispatch } from '../session-machine.ts';
import { ACTIVITY_COOKIE } from '../storage/shell-keys.ts';
import { isCheckDue, isStale } from './stale-check.rules.ts';
import { isTokenValid } from './stale-check.service.ts';

let checkedAt = 0;

const isReplaced = (): boolean => isStale(storedSessionCookie(), readCookie(ACTIVITY_COOKIE));

/** A failed check ends the session (spec 000 §4); a check that cannot be made does not. */
async function validate(): Promise<void> {
  const access = storedTokens()?.access;
  const valid = await isTokenValid().catch(() => true); // a 401 has already ended the session
  if (!valid && access !== undefined) dispatch({ type: 'token-rejected', access });
}

export function startStaleCheck(isSignedIn: () => boolean): void {
  const check = (): void => {
    if (!isSignedIn() || document.visibilityState === 'hidden') return;
    if (isStorageLost()) return void recoverLostSession();
    if (isReplaced()) return dispatch({ type: 'session-replaced' });
    if (!isCheckDue(checkedAt, Date.now())) return;
    checkedAt = Date.now();
    void validate();
  };
  document.addEventListener('visibilitychange', check);
  for (const event of ['focus', 'hashchange', 'pageshow']) window.addEventListener(event, check);
}

/** Called right after the session was resumed: no need to ask the services yet. */
export function checkResumedSession(): void {
  checkedAt = Date.now();
  if (isReplaced()) dispatch({ type: 'session-replaced' });
}
