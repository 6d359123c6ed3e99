/** Moments: the one that a build takes as now, and those that a clock on a wall shows. */

/** Variable that stands for the clock of a build, for example `2026-12-04T12:00:00Z`. */
export const BUILD_TIME_VARIABLE = 'BUILD_TIME';

/**
 * The moment a build takes as now.
 * @throws Error where BUILD_TIME is no moment
 */
export function buildTime(written = process.env[BUILD_TIME_VARIABLE]): number {
  if (!written) return Date.now();
  const moment = Date.parse(written);
  if (Number.isNaN(moment))
    throw new Error(
      `${BUILD_TIME_VARIABLE}: expected a moment such as 2026-12-04T12:00:00Z, got '${written}'`,
    );
  return moment;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Intl takes a millisecond for each, and brands share their zones. */
function wallClock(timeZone: string): Intl.DateTimeFormat {
  const known =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, known);
  return known;
}

/** `2027-03-14 02:30` as if the clock were set to UTC, and back. */
const asMoment = (written: string): number => Date.parse(`${written.replace(' ', 'T')}:00Z`);
const asWritten = (moment: number): string => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');

/**
 * The moment that a clock on the wall shows a time.
 * @param written `2026-12-04 06:00`, of this century; not one of those that `skippedBy` knows
 * @param timeZone IANA name
 * @returns milliseconds since 1970
 */
export function momentOf(written: string, timeZone: string): number {
  const wall = wallClock(timeZone);
  const ahead = (moment: number) => Date.parse(`${wall.format(moment).replace(' ', 'T')}Z`) - moment;
  const asUtc = asMoment(written);
  return asUtc - ahead(asUtc - ahead(asUtc));
}

/**
 * The time that a clock on the wall shows in place of one that it leaves out in spring.
 * @param written as `momentOf` takes it
 * @returns null where the clock shows that time; for `2027-03-14 02:30` in Chicago `2027-03-14 03:30`
 */
export function skippedBy(written: string, timeZone: string): string | null {
  const shown = wallClock(timeZone).format(momentOf(written, timeZone)).slice(0, written.length);
  const away = Math.abs(asMoment(shown) - asMoment(written));
  return away === 0 ? null : asWritten(asMoment(written) + away);
}
