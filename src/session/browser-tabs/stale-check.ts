/** Checks the session when the tab gets focus and when the view changes (spec 000 §4 'Session stale check'). */
import { send } from '../../lib/http/http.ts';
import { validateLtpa } from '../sign-out/ltpa.schema.ts';
import { readCookie } from '../storage/session-cookies.ts';
import { storedSessionCookie, storedTokens } from '../storage/stored-session.ts';
import { isStorageLost } from './recover-session.ts';
import { recoverLostSession } from '../session.store.ts';
import { dispatch } from '../session-machine.ts';
import { isSimulation } from '../simulation/is-simulation.ts';
import { SESSION_COOKIE } from '../storage/shell-keys.ts';
import { isCheckDue, isStale } from './stale-check.rules.ts';

let checkedAt = 0;

const isReplaced = (): boolean => isStale(storedSessionCookie(), readCookie(SESSION_COOKIE));

async function validate(): Promise<void> {
  const access = storedTokens()?.access;
  // After a 401, the request wrapper has already ended the session. Other failures do not end the session (spec 000 §4).
  const { valid } = await send(validateLtpa, {}).catch(() => ({ valid: true }));
  if (!valid && access !== undefined) dispatch({ type: 'token-rejected', access });
}

export function startStaleCheck(isSignedIn: () => boolean): void {
  const check = (): void => {
    if (!isSignedIn() || document.visibilityState === 'hidden') return;
    if (isStorageLost()) return void recoverLostSession();
    if (isReplaced()) return dispatch({ type: 'session-replaced' });
    // In a simulation the browser's LtpaToken2 belongs to the staff, so the services would reject the token.
    if (isSimulation() || !isCheckDue(checkedAt, Date.now())) return;
    checkedAt = Date.now();
    void validate();
  };
  document.addEventListener('visibilitychange', check);
  for (const event of ['focus', 'hashchange', 'pageshow']) window.addEventListener(event, check);
}

export function checkResumedSession(): void {
  checkedAt = Date.now();
  if (isReplaced()) dispatch({ type: 'session-replaced' });
}
