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

/**
 * The moment that a clock on the wall shows a time.
 * @param written `2026-12-04 06:00`; a time that the spring change leaves out is one hour later
 * @param timeZone IANA name
 * @returns milliseconds since 1970
 */
export function momentOf(written: string, timeZone: string): number {
  const wall = wallClock(timeZone);
  const ahead = (moment: number) => Date.parse(`${wall.format(moment).replace(' ', 'T')}Z`) - moment;
  const asUtc = Date.parse(`${written.replace(' ', 'T')}:00Z`);
  return asUtc - ahead(asUtc - ahead(asUtc));
}
