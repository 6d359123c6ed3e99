/** The build time, and conversions of local times in a time zone. The only module that uses luxon. */
import { DateTime } from 'luxon';

/** Environment variable that overrides the current time of a build, for example `2026-12-04T12:00:00Z`. */
const BUILD_TIME_VARIABLE = 'BUILD_TIME';

/** The time of the build in milliseconds since 1970. @throws Error if BUILD_TIME is not a valid time */
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

/** Converts a local time such as `2026-12-04 06:00`, which must exist (see `skippedBy`), to milliseconds since 1970. */
export const momentOf = (written: string, timeZone: string): number =>
  DateTime.fromFormat(written, FORMAT, { zone: timeZone }).toMillis();

/** Converts milliseconds since 1970 to a local date such as `2026-12-04`. */
export const dayOf = (moment: number, timeZone: string): string =>
  DateTime.fromMillis(moment, { zone: timeZone }).toFormat('yyyy-MM-dd');

/** The time to use for a local time that daylight saving skips (02:30 → 03:30). Null if the local time exists. */
export function skippedBy(written: string, timeZone: string): string | null {
  const shown = DateTime.fromFormat(written, FORMAT, { zone: timeZone }).toFormat(FORMAT);
  return shown === written ? null : shown;
}
