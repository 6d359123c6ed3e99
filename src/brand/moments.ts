/** Moments: the one that a build takes as now, and those that a clock on a wall shows. The only door to luxon. */
import { DateTime } from 'luxon';

/** Variable that stands for the clock of a build, for example `2026-12-04T12:00:00Z`. */
const BUILD_TIME_VARIABLE = 'BUILD_TIME';

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

const FORMAT = 'yyyy-MM-dd HH:mm';

/**
 * The moment that a clock on the wall shows a time.
 * @param written `2026-12-04 06:00`, of this century; not one of those that `skippedBy` knows
 * @param timeZone IANA name
 * @returns milliseconds since 1970
 */
export const momentOf = (written: string, timeZone: string): number =>
  DateTime.fromFormat(written, FORMAT, { zone: timeZone }).toMillis();

/**
 * The day of a moment.
 * @param moment milliseconds since 1970
 * @param timeZone IANA name
 * @returns `2026-12-04`
 */
export const dayOf = (moment: number, timeZone: string): string =>
  DateTime.fromMillis(moment, { zone: timeZone }).toFormat('yyyy-MM-dd');

/**
 * The time that a clock on the wall shows in place of one that it leaves out in spring.
 * @param written as `momentOf` takes it
 * @returns null where the clock shows that time; for `2027-03-14 02:30` in Chicago `2027-03-14 03:30`
 */
export function skippedBy(written: string, timeZone: string): string | null {
  const shown = DateTime.fromFormat(written, FORMAT, { zone: timeZone }).toFormat(FORMAT);
  return shown === written ? null : shown;
}
