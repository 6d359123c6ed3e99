/** Ends a session that is idle too long or has reached its maximum age (spec 000 §4 'Session timeout'; decisions/session#one-deadline-for-inactivity). */
import { sessionStore } from '../../lib/storage/storage.ts';
import { once } from '../../lib/page/once.ts';
import { whenUsed } from '../../lib/page/when-used.ts';
import { lastActivity, recordActivity } from './last-activity.ts';
import { USER_KEY } from '../storage/session-keys.ts';
import { LAST_ACTIVITY_KEY } from '../storage/shell-keys.ts';
import { currentSession } from '../session-machine.ts';
import { expireSession } from '../session.store.ts';
import { afterLastCalls } from '../sign-out/last-calls.ts';
import { startStaleCheck, checkResumedSession } from '../browser-tabs/stale-check.ts';
import { storedSessionInfo, saveSession, storedSession } from '../storage/stored-session.ts';
import { isSameUser } from '../user/stored-user.rules.ts';
import { isInactivityFirst, isNear, LIMIT_NOTE, signInAddress } from './session-limit.rules.ts';
import { activityCounts, MEMBER_TIMEOUT, msUntilNextCheck, phaseAt } from './timeout.rules.ts';
import type { TimeoutPhase } from './timeout.rules.ts';
import type { Warning } from './timeout-warning.ts';
import { send } from '../../lib/http/http.ts';
import { hasVendorCookie } from '../storage/session-cookies.ts';
import { keepAlive, vendorKeepAlive } from './keep-alive.schema.ts';

const EVERY_MS = 240_000; // spec 000 §9

async function sendKeepAlive(): Promise<void> {
  const calls = hasVendorCookie() ? [keepAlive, vendorKeepAlive] : [keepAlive];
  await Promise.allSettled(calls.map((call) => send(call, {})));
}

/** Persists the session again, because stored values expire after an hour (spec 000 §9), even while the session is in use. */
function extendStoredSession(): void {
  const session = storedSession();
  if (session) saveSession({ ...session, profile: {} }); // does not renew the stored profile, which must expire
}

function startKeepAlive(isActive: () => boolean): void {
  setInterval(() => {
    if (!isActive()) return;
    extendStoredSession();
    void sendKeepAlive();
  }, EVERY_MS);
}

/** Events that count as activity. mousemove and scroll do not, because a nudged mouse must not extend the session. */
const USER_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const;
const ACTIVITY_STEP_MS = 1000; // minimum time between writes, because each write fires a storage event in every tab
const AFTER_EXPIRY = '/'; // page to open, spec 000 §4

let timer: ReturnType<typeof setTimeout> | undefined;
let warning: Warning | undefined;
/** Whether the warning failed to load. In that case any activity extends the session, because the warning's button is missing. */
let isUnwarned = false;

const page = (): HTMLElement => document.documentElement;
const phaseNow = (): TimeoutPhase => phaseAt(MEMBER_TIMEOUT, lastActivity(), Date.now());
const isSignedIn = (): boolean => currentSession().state === 'signed-in';

/** Milliseconds until the session reaches its maximum age; Infinity if unknown. */
const msToLimit = (): number => (storedSessionInfo().sessionEndsAt ?? Infinity) - Date.now();

/** Whether the inactivity warning must be open. False if storage has expired, because the modal 'Please Login' is open then. */
const mustWarn = (now: TimeoutPhase): boolean =>
  isInactivityFirst(now, msToLimit()) && sessionStore.get(USER_KEY) !== null;

const loadWarning = () => import('./timeout-warning.ts').catch(() => null);

async function showWarning(): Promise<void> {
  const loaded = await loadWarning();
  isUnwarned = loaded === null;
  const now = phaseNow();
  if (!loaded || warning || now.phase !== 'warning' || !isSignedIn() || !mustWarn(now)) return;
  warning = loaded.openWarning(now.secondsLeft, onStaySignedIn);
}

function closeWarning(): void {
  const open = warning;
  warning = undefined;
  open?.close();
}

const loadLimit = () => import('./session-limit.ts').catch(() => null);

const signInAgain = afterLastCalls(() => expireSession(signInAddress(window.location, '')));

async function updateLimit(): Promise<void> {
  const loaded = await loadLimit();
  const { sessionEndsAt } = storedSessionInfo();
  if (loaded && sessionEndsAt) loaded.updateLimitNotice(sessionEndsAt, mustWarn(phaseNow()), signInAgain);
}

const hidePage = (): void => {
  page().style.visibility = 'hidden';
};

/** Name of the lock that a tab holds while it ends the session, until the other tabs have received the message. */
const LOCK = 'session-expiry';
const BROADCAST_GRACE_MS = 200;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let expiring = false;

/** Ends the session. All tabs call this at the same time: each hides its page, and the first to get the lock ends the session. */
function expire(to: string): void {
  closeWarning();
  hidePage();
  if (expiring) return;
  expiring = true;
  void navigator.locks.request(LOCK, async () => {
    expiring = false;
    // Shows the page again if the modal 'Please Login' is open in it. Any other tab without a session stays hidden, because
    // it is already leaving the page.
    if (currentSession().state === 'rejected') page().style.visibility = '';
    if (!isSignedIn()) return;
    expireSession(to);
    await pause(BROADCAST_GRACE_MS);
  });
}

function onStaySignedIn(): void {
  if (!warning) return;
  warning = undefined;
  // The device may have slept while the warning was open, so the button may be pressed after the session has expired.
  if (phaseNow().phase === 'expired') expire(AFTER_EXPIRY);
  else {
    recordActivity();
    checkClock();
  }
}

function checkClock(): void {
  clearTimeout(timer);
  if (!isSignedIn()) return closeWarning();
  const [now, left] = [phaseNow(), msToLimit()];
  if (now.phase === 'expired') return expire(AFTER_EXPIRY);
  if (left <= 0) return expire(signInAddress(window.location, LIMIT_NOTE));
  if (isNear(left)) void updateLimit();
  if (now.phase === 'active' || !mustWarn(now)) closeWarning();
  else if (warning) warning.count(now.secondsLeft);
  else void showWarning();
  timer = setTimeout(
    checkClock,
    Math.min(left, msUntilNextCheck(MEMBER_TIMEOUT, lastActivity(), Date.now())),
  );
}

function onUserEvent(): void {
  if (!isSignedIn() || Date.now() - lastActivity() < ACTIVITY_STEP_MS) return;
  const now = phaseNow();
  if (activityCounts(now) || (isUnwarned && now.phase === 'warning')) recordActivity();
  else checkClock(); // the timer may have been suspended, so check now whether to warn or to end the session
}

/** Hides a page that enters the back/forward cache, and shows it again only to the same user. The page may outlive its session. */
function hideInBackForwardCache(): void {
  let shownTo: unknown = null;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted || !isSignedIn()) return;
    shownTo = sessionStore.get(USER_KEY);
    hidePage();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    const user = sessionStore.get(USER_KEY);
    if (!persisted || !isSignedIn() || user === null) return;
    if (!isSameUser(shownTo, user)) return window.location.reload();
    checkClock();
    if (isSignedIn()) page().style.visibility = '';
  });
}

const listen = once((): void => {
  for (const event of USER_EVENTS)
    window.addEventListener(event, onUserEvent, { capture: true, passive: true });
  window.addEventListener('storage', ({ key }) => {
    if (key === LAST_ACTIVITY_KEY) checkClock();
  });
  document.addEventListener('visibilitychange', checkClock);
  window.addEventListener('focus', checkClock);
  hideInBackForwardCache();
  startStaleCheck(isSignedIn);
  whenUsed(() => void loadWarning()); // also loads `session-limit.ts`, which is in the same chunk
  startKeepAlive(() => isSignedIn() && phaseNow().phase === 'active');
});

/** Starts the inactivity timeout. All pages use the member area's timeout. */
export function startMemberTimeout(): void {
  listen();
  checkResumedSession();
  checkClock();
  // Opening a page counts as activity, except during the warning.
  if (isSignedIn() && activityCounts(phaseNow())) recordActivity();
}
