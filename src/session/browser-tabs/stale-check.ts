/**
 * Whether the session of this tab still is the one that the browser and the services know (spec 000 §4 'Session
 * stale check', 'on a 401 from token validation, or on a failed token check'). Checked when the tab is used again, and when it goes to another view.
 */
import { readCookie } from '../storage/session-cookies.ts';
import { keptCookie, keptTokens } from '../storage/stored-session.ts';
import { isLost } from './recover-session.ts';
import { recover } from '../session.store.ts';
import { tell } from '../session-machine.ts';
import { ACTIVITY_COOKIE } from '../storage/shell-keys.ts';
import { isCheckDue, isStale } from './stale-check.rules.ts';
import { isTokenValid } from './stale-check.service.ts';

let asked = 0;

const isReplaced = (): boolean => isStale(keptCookie(), readCookie(ACTIVITY_COOKIE));

/** A failed token check ends the session (spec 000 §4); a check that cannot be made ends nothing. */
async function validate(): Promise<void> {
  const access = keptTokens()?.access;
  const valid = await isTokenValid().catch(() => true); // a 401 has ended the session by then
  if (!valid && access !== undefined) tell({ type: 'refused', access });
}

/** Checks from now on. @param isSignedIn whether this tab has a session */
export function startStaleCheck(isSignedIn: () => boolean): void {
  const check = (): void => {
    if (!isSignedIn() || document.visibilityState === 'hidden') return;
    if (isLost()) return void recover();
    if (isReplaced()) return tell({ type: 'replaced' });
    if (!isCheckDue(asked, Date.now())) return;
    asked = Date.now();
    void validate();
  };
  document.addEventListener('visibilitychange', check);
  for (const event of ['focus', 'hashchange', 'pageshow']) window.addEventListener(event, check);
}

/** The session has just been taken up: it was good enough for the services. */
export function takeUpSession(): void {
  asked = Date.now();
  if (isReplaced()) tell({ type: 'replaced' });
}
