/** Questions to the editor before a notice is published for the first time (decisions/brands#errors-questions-and-hints). */
import type { Brand } from '../brand.schema.ts';
import { momentOf } from '../moments.ts';
import { alertCopy, isFor, type AlertSource } from './alerts.ts';
import { weekdaysApart } from './weekdays.ts';

export interface Notice {
  file: string;
  /** First minute of the notice, as written. If it changed, the file was reused for a new notice. */
  starts: string;
  /** Last day of the notice if it has ended; otherwise null. */
  ended: string | null;
  hasSpanish: boolean;
  /** Questions that the editor sees until the notice is published. */
  questions: string[];
}

/** Matches the files of example notices, which editors copy. */
const EXAMPLE = /\/example-[^/]*$/;
const MINUTE_MS = 60 * 1000;
const YEAR_MS = 366 * 24 * 60 * MINUTE_MS;
const SHORT_MS = 30 * MINUTE_MS;
/** Matches the IANA time zones of the United States and its territories, and UTC. Other zones raise a question. */
const US_ZONE =
  /^(?:US\/.+|(?:Etc\/)?UTC|America\/(?:New_York|Detroit|(?:Kentucky|Indiana|North_Dakota)\/.+|Indianapolis|Louisville|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Puerto_Rico|St_Thomas)|Pacific\/(?:Honolulu|Guam|Pago_Pago|Saipan))$/;

const dayIn = (time: string): string => time.slice(0, 10);

/** @param now milliseconds since 1970 */
export function noticesOf(alerts: readonly AlertSource[], brand: Brand, now: number): Notice[] {
  return alerts
    .filter(({ alert, source }) => isFor(alert, brand) && !EXAMPLE.test(source.file))
    .map(({ alert, source: { file } }) => {
      const zone = alert.timeZone ?? brand.timeZone;
      const [from, until] = [momentOf(alert.starts, zone), momentOf(alert.ends, zone)];
      const isOver = until <= now;
      return {
        file,
        starts: alert.starts,
        ended: isOver ? dayIn(alert.ends) : null,
        hasSpanish: alert.spanish !== undefined,
        questions: [
          ...(isOver
            ? [`ended on ${dayIn(alert.ends)}, and no visitor has seen it: correct its times, or delete it`]
            : []),
          ...(from > now + YEAR_MS ? [`starts on ${dayIn(alert.starts)}, more than a year from now`] : []),
          ...(until - from < SHORT_MS ? [`shows for ${(until - from) / MINUTE_MS} minutes only`] : []),
          ...(US_ZONE.test(zone) ? [] : [`has its times in ${zone}`]),
          ...weekdaysApart(alert, alertCopy(alert)).map((weekday) => `names ${weekday}`),
        ].map((question) => `${file} ${question}`),
      };
    });
}
