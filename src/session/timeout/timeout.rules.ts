/** The inactivity timeout. Uses the wall clock, because timers stop while a device sleeps (spec 000 §4, §9; decisions/session#one-deadline-for-inactivity). */

export interface TimeoutSettings {
  expireAfterMs: number; // from the last activity to the end of the session
  warnAfterMs: number; // from the last activity to the warning
  checkEveryMs: number; // interval of the clock checks
}

/** The specification's default. Not used, because all pages with a signed-in user use the member area's timeout (spec 000 §9; decisions/session#constants-that-browsers-made-obsolete). */
export const SHELL_TIMEOUT: TimeoutSettings = {
  expireAfterMs: 90_000,
  warnAfterMs: 84_000,
  checkEveryMs: 1000,
};
/** The member area's timeout (spec 000 §9). Not in the spec: what 'a 3000 ms parameter' is for; here it is the interval of the checks. */
export const MEMBER_TIMEOUT: TimeoutSettings = {
  expireAfterMs: 900_000,
  warnAfterMs: 780_000,
  checkEveryMs: 3000,
};

export type TimeoutPhase =
  | { phase: 'active' }
  | { phase: 'warning'; secondsLeft: number }
  | { phase: 'expired' };

const MS_PER_SECOND = 1000;

/** The timeout phase at a given time. If the clock was set back, the idle time counts as zero. */
export function phaseAt(
  { expireAfterMs, warnAfterMs }: TimeoutSettings,
  lastActivity: number,
  now: number,
): TimeoutPhase {
  const idle = Math.max(0, now - lastActivity);
  if (idle >= expireAfterMs) return { phase: 'expired' };
  if (idle < warnAfterMs) return { phase: 'active' };
  return { phase: 'warning', secondsLeft: Math.ceil((expireAfterMs - idle) / MS_PER_SECOND) };
}

/** @returns milliseconds, at least 1 */
export function msUntilNextCheck(settings: TimeoutSettings, lastActivity: number, now: number): number {
  const idle = Math.max(0, now - lastActivity);
  const untilWarning = settings.warnAfterMs - idle;
  const untilEnd = settings.expireAfterMs - idle;
  const step = untilWarning > 0 ? untilWarning : Math.min(MS_PER_SECOND, untilEnd);
  return Math.max(1, Math.min(step, Math.max(settings.checkEveryMs, MS_PER_SECOND)));
}

const SPOKEN_SECONDS = [120, 90, 60, 30, 20, 10, 5] as const;

/** Seconds to announce to a screen reader; null for nothing. @param before seconds left at the last check; null if the warning just opened */
export function spokenSeconds(before: number | null, secondsLeft: number): number | null {
  if (before === null) return secondsLeft;
  return SPOKEN_SECONDS.some((step) => step < before && step >= secondsLeft) ? secondsLeft : null;
}

/** The later of two activity times. A time in the future is from a changed clock and counts as now. */
export const laterActivity = (own: number, shared: number, now: number): number =>
  Math.max(Math.min(own, now), Math.min(shared, now));

/** Whether activity extends the session. During the warning only the warning's button does. */
export const activityCounts = ({ phase }: TimeoutPhase): boolean => phase === 'active';
