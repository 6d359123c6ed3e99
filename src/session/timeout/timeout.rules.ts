/** Uses the wall clock, because timers stop while a device sleeps (spec 000 §4, §9; decision 025). */

export interface TimeoutSettings {
  expiresMs: number; // from the last activity to the end
  warnsMs: number; // from the last activity to the warning
  checksMs: number; // interval of the clock checks
}

/** The library's default, ms (spec 000 §9; decision 085). */
export const SHELL_TIMEOUT: TimeoutSettings = { expiresMs: 90_000, warnsMs: 84_000, checksMs: 1000 };
/** Spec 000 §9; 'a 3000 ms parameter' is read as the interval of the check. */
export const MEMBER_TIMEOUT: TimeoutSettings = { expiresMs: 900_000, warnsMs: 780_000, checksMs: 3000 };

export type TimeoutPhase =
  { phase: 'active' } | { phase: 'warning'; secondsLeft: number } | { phase: 'expired' };

const MS_PER_SECOND = 1000;

/** A clock that was set back counts as no time passed. */
export function phaseAt(
  { expiresMs, warnsMs }: TimeoutSettings,
  lastActivity: number,
  now: number,
): TimeoutPhase {
  const idle = Math.max(0, now - lastActivity);
  if (idle >= expiresMs) return { phase: 'expired' };
  if (idle < warnsMs) return { phase: 'active' };
  return { phase: 'warning', secondsLeft: Math.ceil((expiresMs - idle) / MS_PER_SECOND) };
}

/** Always more than 0. */
export function nextCheckIn(settings: TimeoutSettings, lastActivity: number, now: number): number {
  const idle = Math.max(0, now - lastActivity);
  const untilWarning = settings.warnsMs - idle;
  const untilEnd = settings.expiresMs - idle;
  const step = untilWarning > 0 ? untilWarning : Math.min(MS_PER_SECOND, untilEnd);
  return Math.max(1, Math.min(step, Math.max(settings.checksMs, MS_PER_SECOND)));
}

const SPOKEN_SECONDS = [120, 90, 60, 30, 20, 10, 5] as const;

/** Seconds for a screen reader; null for none. `before`: null if there was no warning yet. */
export function spokenSeconds(before: number | null, secondsLeft: number): number | null {
  if (before === null) return secondsLeft;
  return SPOKEN_SECONDS.some((step) => step < before && step >= secondsLeft) ? secondsLeft : null;
}

/** A moment in the future comes from another clock and counts as now. */
export const laterActivity = (own: number, shared: number, now: number): number =>
  Math.max(Math.min(own, now), Math.min(shared, now));

/** During the warning, only its button extends the session. */
export const extendsSession = ({ phase }: TimeoutPhase): boolean => phase === 'active';
