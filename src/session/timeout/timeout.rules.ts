/**
 * When an idle session ends (spec 000 §4 'Session timeout', §9). Everything is computed from the last activity,
 * which all tabs share, and the wall clock, so a device that slept past the end finds the session expired whatever
 * its timers did. Pure.
 */

export interface TimeoutSettings {
  /** From the last activity to the end, ms. */
  expiresMs: number;
  /** From the last activity to the warning, ms. */
  warnsMs: number;
  /** Interval of the clock checks, ms. */
  checksMs: number;
}

/** The shell's settings, the library's default (spec 000 §9). */
export const SHELL_TIMEOUT: TimeoutSettings = { expiresMs: 90_000, warnsMs: 84_000, checksMs: 1000 };
/** The member area's (spec 000 §9: 15 minutes, warning at 13, 'a 3000 ms parameter', read as the check). */
export const MEMBER_TIMEOUT: TimeoutSettings = { expiresMs: 900_000, warnsMs: 780_000, checksMs: 3000 };

export type TimeoutPhase =
  { phase: 'active' } | { phase: 'warning'; secondsLeft: number } | { phase: 'expired' };

const MS_PER_SECOND = 1000;

/**
 * @param lastActivity milliseconds since 1970
 * @param now milliseconds since 1970; a clock that was set back counts as no time passed
 */
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

/**
 * The next clock check, ms from now, always more than 0: at the next change of phase, or every second during the
 * warning.
 */
export function nextCheckIn(settings: TimeoutSettings, lastActivity: number, now: number): number {
  const idle = Math.max(0, now - lastActivity);
  const untilWarning = settings.warnsMs - idle;
  const untilEnd = settings.expiresMs - idle;
  const step = untilWarning > 0 ? untilWarning : Math.min(MS_PER_SECOND, untilEnd);
  return Math.max(1, Math.min(step, Math.max(settings.checksMs, MS_PER_SECOND)));
}

/** Seconds left that a screen reader announces. */
const SPOKEN_SECONDS = [120, 90, 60, 30, 20, 10, 5] as const;

/**
 * @param before seconds left at the last check; null if there was no warning yet
 * @returns the seconds to announce; null for none
 */
export function spokenSeconds(before: number | null, secondsLeft: number): number | null {
  if (before === null) return secondsLeft;
  return SPOKEN_SECONDS.some((step) => step < before && step >= secondsLeft) ? secondsLeft : null;
}

/** The later of two moments; one in the future comes from another clock and counts as now. */
export const laterActivity = (own: number, shared: number, now: number): number =>
  Math.max(Math.min(own, now), Math.min(shared, now));

/** Whether activity extends the session: not during the warning, where only its button does. */
export const extendsSession = ({ phase }: TimeoutPhase): boolean => phase === 'active';
