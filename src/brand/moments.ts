/** Points in time: the build time, and local times of a time zone. The only module that uses luxon. */
import { DateTime } from 'luxon';

/** Replaces the clock of a build, for example `2026-12-04T12:00:00Z`. */
const BUILD_TIME_VARIABLE = 'BUILD_TIME';

/** @throws Error if BUILD_TIME is not a point in time */
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

/** Milliseconds of a local time, `2026-12-04 06:00`, that exists (see `skippedBy`). */
export const momentOf = (written: string, timeZone: string): number =>
  DateTime.fromFormat(written, FORMAT, { zone: timeZone }).toMillis();

/** The local date, `2026-12-04`, of a moment in milliseconds. */
export const dayOf = (moment: number, timeZone: string): string =>
  DateTime.fromMillis(moment, { zone: timeZone }).toFormat('yyyy-MM-dd');

/** For a time that daylight saving skips, the time one gap later (02:30 → 03:30); null if it exists. */
export function skippedBy(written: string, timeZone: string): string | null {
  const shown = DateTime.fromFormat(written, FORMAT, { zone: timeZone }).toFormat(FORMAT);
  return shown === written ? null : shown;
}
