/**
 * The moment at which somebody last used the portal, in whichever tab of this browser. In local storage, so that
 * all tabs reckon from one moment, also after the device slept; it says nothing of who it was.
 */
import { ACTIVITY_KEY } from '../storage/shell-keys.ts';
import { laterActivity, MEMBER_TIMEOUT, phaseAt } from './timeout.rules.ts';

const write = (moment: number): void => window.localStorage.setItem(ACTIVITY_KEY, String(moment));

/**
 * The moment that the tabs share; null where there is none. One in the future was written before the clock was put back:
 * it becomes now, once and for all tabs, or every look would find somebody here until that moment comes.
 */
function sharedActivity(): number | null {
  const moment = Number(window.localStorage.getItem(ACTIVITY_KEY) ?? NaN);
  if (!Number.isFinite(moment)) return null;
  const now = Date.now();
  if (moment <= now) return moment;
  write(now);
  return now;
}

let lastSeen: number | null = null;

/** Somebody is here, now. */
export function recordActivity(): void {
  lastSeen = Date.now();
  write(lastSeen);
}

/**
 * When somebody was last here, milliseconds since 1970. Without any trace it is now: storage may have been cleared
 * under an open page.
 */
export function lastActivity(): number {
  const now = Date.now();
  const shared = sharedActivity();
  lastSeen = laterActivity(lastSeen ?? shared ?? now, shared ?? lastSeen ?? now, now);
  return lastSeen;
}

/** Whether nobody has used the portal, in any tab, for as long as a session may stand unused (spec 000 §9). */
export function isIdleTooLong(): boolean {
  const shared = sharedActivity();
  return shared === null || phaseAt(MEMBER_TIMEOUT, shared, Date.now()).phase === 'expired';
}

/** Forgets the moment, with the session it belongs to. */
export function clearActivity(): void {
  lastSeen = null;
  window.localStorage.removeItem(ACTIVITY_KEY);
}
