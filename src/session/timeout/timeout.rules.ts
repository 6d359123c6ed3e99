/**
 * When a session that nobody uses ends (spec 000 §4 'Session timeout', §9). Everything is reckoned from the moment
 * of the last activity, which all tabs share, and from the wall clock: a device that slept through the end finds
 * the session over, whatever its timers did. Pure.
 */

export interface TimeoutSettings {
  /** From the last activity to the end, ms. */
  expiresMs: number;
  /** From the last activity to the warning, ms. */
  warnsMs: number;
  /** How often the clock is looked at, ms. */
  checksMs: number;
}

/** The shell's figures, the library's default (spec 000 §9). */
export const SHELL_TIMEOUT: TimeoutSettings = { expiresMs: 90_000, warnsMs: 84_000, checksMs: 1000 };
/** The member area's (spec 000 §9: 15 minutes, warning at 13, 'a 3000 ms parameter', read as the check). */
export const MEMBER_TIMEOUT: TimeoutSettings = { expiresMs: 900_000, warnsMs: 780_000, checksMs: 3000 };

export type TimeoutPhase =
  { phase: 'active' } | { phase: 'warning'; secondsLeft: number } | { phase: 'expired' };

const MS_PER_SECOND = 1000;

/**
 * Where a session stands.
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
 * When to look at the clock next, ms from now: at the next change of phase, or in the usual steps while a warning
 * counts down. Never zero or less.
 */
export function nextCheckIn(figures: TimeoutSettings, lastActivity: number, now: number): number {
  const idle = Math.max(0, now - lastActivity);
  const untilWarning = figures.warnsMs - idle;
  const untilEnd = figures.expiresMs - idle;
  const step = untilWarning > 0 ? untilWarning : Math.min(MS_PER_SECOND, untilEnd);
  return Math.max(1, Math.min(step, Math.max(figures.checksMs, MS_PER_SECOND)));
}

/** Seconds left at which a screen reader says so: seldom at first, then often, never every second. */
const SPOKEN_SECONDS = [120, 90, 60, 30, 20, 10, 5] as const;

/**
 * What a screen reader should say now.
 * @param before seconds left when the clock was last looked at; null where there was no warning yet
 * @returns the seconds to say, or null for silence
 */
export function spokenSeconds(before: number | null, secondsLeft: number): number | null {
  if (before === null) return secondsLeft;
  return SPOKEN_SECONDS.some((step) => step < before && step >= secondsLeft) ? secondsLeft : null;
}

/**
 * The later of two moments of activity, as tabs tell them; one in the future comes from another clock and counts
 * as now.
 */
export const laterActivity = (mine: number, theirs: number, now: number): number =>
  Math.max(Math.min(mine, now), Math.min(theirs, now));

/** Whether a touch of the page keeps the session: not once the warning stands, where only its button does. */
export const extendsSession = ({ phase }: TimeoutPhase): boolean => phase === 'active';
