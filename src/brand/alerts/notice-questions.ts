/** What an editor should look at again before a notice is published for the first time (decision 294). */
import type { Brand } from '../brand.schema.ts';
import { momentOf } from '../moments.ts';
import { alertCopy, isFor, type AlertSource } from './alerts.ts';
import { weekdaysApart } from './weekdays.ts';

export interface Notice {
  file: string;
  /** First minute when it shows, as written. A file that is used again has another one. */
  starts: string;
  /** Last day, if it is over. */
  ended: string | null;
  hasSpanish: boolean;
  /** Asked until a release has the notice. */
  questions: string[];
}

/** Is in the folder to be copied. */
const EXAMPLE = /\/example-[^/]*$/;
const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

const dayIn = (time: string): string => time.slice(0, 10);

/** @param now milliseconds since 1970 */
export function noticesOf(alerts: readonly AlertSource[], brand: Brand, now: number): Notice[] {
  return alerts
    .filter(({ alert, source }) => isFor(alert, brand) && !EXAMPLE.test(source.file))
    .map(({ alert, source: { file } }) => {
      const zone = alert.timeZone ?? brand.timeZone;
      const isOver = momentOf(alert.ends, zone) <= now;
      const isFar = momentOf(alert.starts, zone) > now + YEAR_MS;
      return {
        file,
        starts: alert.starts,
        ended: isOver ? dayIn(alert.ends) : null,
        hasSpanish: alert.spanish !== undefined,
        questions: [
          ...(isOver
            ? [`ended on ${dayIn(alert.ends)}, and no visitor has seen it: correct its times, or delete it`]
            : []),
          ...(isFar ? [`starts on ${dayIn(alert.starts)}, more than a year from now`] : []),
          ...weekdaysApart(alert, alertCopy(alert)).map((found) => `names ${found}`),
        ].map((question) => `${file} ${question}`),
      };
    });
}
