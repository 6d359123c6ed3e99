/**
 * The time of the user's last activity. All tabs read it from local storage, so that they agree even after the device
 * slept (decisions/session#one-deadline-for-inactivity).
 */
import { LAST_ACTIVITY_KEY } from '../storage/shell-keys.ts';
import { laterActivity, MEMBER_TIMEOUT, phaseAt } from './timeout.rules.ts';

function write(moment: number): void {
  try {
    window.localStorage.setItem(LAST_ACTIVITY_KEY, String(moment));
  } catch {
    // Storage is full, so this tab uses only its own time.
  }
}

/** The stored time. If the clock was set back, a stored time in the future is replaced by the current time, so that the session still expires. */
function sharedActivity(): number | null {
  const moment = Number(window.localStorage.getItem(LAST_ACTIVITY_KEY) ?? NaN);
  if (!Number.isFinite(moment)) return null;
  const now = Date.now();
  if (moment <= now) return moment;
  write(now);
  return now;
}

let lastSeen: number | null = null;

export function recordActivity(): void {
  lastSeen = Date.now();
  write(lastSeen);
}

/** Milliseconds since 1970. Returns the current time if none is stored, because the user may have cleared storage. */
export function lastActivity(): number {
  const now = Date.now();
  const shared = sharedActivity();
  lastSeen = laterActivity(lastSeen ?? shared ?? now, shared ?? lastSeen ?? now, now);
  return lastSeen;
}

export function isIdleTooLong(): boolean {
  const shared = sharedActivity();
  return shared === null || phaseAt(MEMBER_TIMEOUT, shared, Date.now()).phase === 'expired';
}

export function clearActivity(): void {
  lastSeen = null;
  window.localStorage.removeItem(LAST_ACTIVITY_KEY);
}
