/**
 * Ends a session that nobody uses (spec 000 §4 'Session timeout'). Loaded where somebody is signed in; all tabs
 * reckon from the same moment (`last-activity.ts`) by the wall clock, and look at it anew whenever they wake up.
 */
import { sessionStore } from '../../lib/storage.ts';
import { lastActivity, recordActivity } from './last-activity.ts';
import { startKeepAlive } from './keep-alive.ts';
import { USER_KEY } from '../storage/session-keys.ts';
import { ACTIVITY_KEY } from '../storage/shell-keys.ts';
import { currentSession } from '../session-machine.ts';
import { expireSession } from '../session.store.ts';
import { startStaleCheck, checkResumedSession } from '../browser-tabs/stale-check.ts';
import { extendsSession, MEMBER_TIMEOUT, nextCheckIn, phaseAt, SHELL_TIMEOUT } from './timeout.rules.ts';
import type { TimeoutSettings, TimeoutPhase } from './timeout.rules.ts';
import { openWarning, type Warning } from './timeout-warning.ts';

/** Deeds, not drifts: a mouse that is nudged or a page that scrolls by itself keeps nobody signed in. */
const USER_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const;
/** A deed sooner after the last one is not written down: storage events reach every tab. */
const ACTIVITY_STEP_MS = 1000;
/** Where a session that has expired leads (spec 000 §4). */
const AFTER_EXPIRY = '/';

let figures: TimeoutSettings = SHELL_TIMEOUT;
let timer: ReturnType<typeof setTimeout> | undefined;
let warning: Warning | undefined;
let listening = false;

const page = (): HTMLElement => document.documentElement;
const phaseNow = (): TimeoutPhase => phaseAt(figures, lastActivity(), Date.now());
const isSignedIn = (): boolean => currentSession().state === 'signed-in';

function closeWarning(): void {
  const open = warning;
  warning = undefined;
  open?.close();
}

/** Hides the page at once: until the next one is there nothing of the member is to be seen. */
const hidePage = (): void => {
  page().style.visibility = 'hidden';
};

/** Held by the tab that ends the session: the others hear of it meanwhile, and tell nobody a second time. */
const LOCK = 'session-expiry';
const BROADCAST_GRACE_MS = 200;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let expiring = false;

/** All tabs find the end in the same moment: one of them does what is to be done. Meanwhile none shows anything. */
function expire(): void {
  closeWarning();
  hidePage();
  if (expiring) return;
  expiring = true;
  void navigator.locks.request(LOCK, async () => {
    expiring = false;
    // 'Please Login' is to be seen; whoever else is not signed in any more is on the way to the next page.
    if (currentSession().state === 'refused') page().style.visibility = '';
    if (!isSignedIn()) return;
    expireSession(AFTER_EXPIRY);
    await pause(BROADCAST_GRACE_MS);
  });
}

function onStaySignedIn(): void {
  if (!warning) return;
  warning = undefined;
  // The device may have slept under the open dialog: then its button comes too late.
  if (phaseNow().phase === 'expired') expire();
  else {
    recordActivity();
    checkClock();
  }
}

/** Looks at the clock, does what is due, and comes back at the next change. */
function checkClock(): void {
  clearTimeout(timer);
  if (!isSignedIn()) return closeWarning();
  const now = phaseNow();
  if (now.phase === 'expired') return expire();
  // Storage has forgotten, or the services have: 'Please Login' stands already, and warns of nothing more.
  if (now.phase === 'active' || sessionStore.get(USER_KEY) === null) closeWarning();
  else if (warning) warning.count(now.secondsLeft);
  else warning = openWarning(now.secondsLeft, onStaySignedIn);
  timer = setTimeout(checkClock, nextCheckIn(figures, lastActivity(), Date.now()));
}

function onUserEvent(): void {
  if (!isSignedIn() || Date.now() - lastActivity() < ACTIVITY_STEP_MS) return;
  const now = phaseNow();
  if (extendsSession(now)) recordActivity();
  else checkClock(); // a timer that stood still: the first deed must not come before the clock
}

/**
 * A page that is left may stand in the browser's memory when its session has ended: it is hidden as it goes, and
 * shown again only with the session. The shell loads it anew otherwise.
 */
function hideInBackForwardCache(): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && isSignedIn()) hidePage();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isSignedIn() || sessionStore.get(USER_KEY) === null) return;
    checkClock();
    if (isSignedIn()) page().style.visibility = '';
  });
}

function listen(): void {
  if (listening) return;
  listening = true;
  for (const deed of USER_EVENTS)
    window.addEventListener(deed, onUserEvent, { capture: true, passive: true });
  window.addEventListener('storage', ({ key }) => {
    if (key === ACTIVITY_KEY) checkClock();
  });
  document.addEventListener('visibilitychange', checkClock);
  window.addEventListener('focus', checkClock);
  hideInBackForwardCache();
  startStaleCheck(isSignedIn);
  startKeepAlive(() => isSignedIn() && phaseNow().phase === 'active');
}

/** Watches over the session of this tab from now on. @param chosen the library's figures unless told */
function startTimeout(chosen: TimeoutSettings = SHELL_TIMEOUT): void {
  figures = chosen;
  listen();
  checkResumedSession();
  checkClock();
  // Whoever opens a page is here; under a standing warning only its button says so.
  if (isSignedIn() && extendsSession(phaseNow())) recordActivity();
}

/** With the member area's figures, on whichever page its member is: the tabs of a session share one deadline. */
export const startMemberTimeout = (): void => startTimeout(MEMBER_TIMEOUT);
