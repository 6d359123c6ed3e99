/**
 * Whether the session of this tab still is the one that the browser and the services know (spec 000 §4 'Session
 * stale check', 'on a 401 from token validation'). Looked at when somebody comes back to the tab, or moves on in it.
 */
import { sessionStore } from '../lib/storage.ts';
import { stubPerson } from '../lib/stub-mode.ts';
import { ACTIVITY_COOKIE, readCookie } from './cookies.ts';
import { markSession } from './session-keys.ts';
import { $session } from './session.store.ts';
import { isCheckDue, isStale } from './stale.rules.ts';
import { requestValidation } from './stale.service.ts';
import { forgetSession } from './tabs.ts';

/** Session storage: the session's cookie as this tab took it up. */
const SESSION_COOKIE_KEY = 'SessionCookie';

let asked = 0;

/** Remembers the session's cookie the first time; canned answers share no session with true ones. */
function takeUpCookie(): void {
  if (__STUBS__ && stubPerson(window.sessionStorage)) return;
  if (sessionStore.get(SESSION_COOKIE_KEY) === null)
    sessionStore.set(SESSION_COOKIE_KEY, readCookie(ACTIVITY_COOKIE));
}

const keptCookie = (): string | null => {
  const kept = sessionStore.get(SESSION_COOKIE_KEY);
  return typeof kept === 'string' ? kept : null;
};

/** Another session has taken the place of this one, or it has ended: the others' cookies are not touched. */
function dropStale(): void {
  document.documentElement.style.visibility = 'hidden';
  forgetSession();
  window.location.reload();
}

/** A 401 has ended the session by now; the member area asks to sign in again, other pages just show nobody. */
async function validate(): Promise<void> {
  await requestValidation().catch(() => {});
  if ($session.get().state === 'refused' && !document.querySelector('#member-preloads')) markSession('out');
}

/** Checks from now on. @param isSignedIn whether this tab has a session */
export function startStaleCheck(isSignedIn: () => boolean): void {
  const check = (): void => {
    if (!isSignedIn() || document.visibilityState === 'hidden') return;
    if (isStale(keptCookie(), readCookie(ACTIVITY_COOKIE))) return dropStale();
    if (!isCheckDue(asked, Date.now())) return;
    asked = Date.now();
    void validate();
  };
  document.addEventListener('visibilitychange', check);
  for (const event of ['focus', 'hashchange', 'pageshow']) window.addEventListener(event, check);
}

/** The session has just been taken up: its cookie is remembered, and was good enough for the services. */
export function takeUpSession(): void {
  asked = Date.now();
  if (isStale(keptCookie(), readCookie(ACTIVITY_COOKIE))) dropStale();
  else takeUpCookie();
}
