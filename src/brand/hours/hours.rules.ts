/** Customer service hours. Pure, and without a date library because visitor pages load this file. */

import { zonedTime } from '../../lib/date/zoned-time.ts';

export interface OpenHours {
  /** Open weekdays; 1 is Monday. */
  days: readonly number[];
  /** First open minute of a day, such as `08:00`. `closes` is the first closed minute. */
  opens: string;
  closes: string;
  timeZone: string;
}

/** Encodes hours for a data attribute, which `layouts/home/open-now.ts` reads. */
export const serializeHours = ({ days, opens, closes, timeZone }: OpenHours): string =>
  [days.join(','), opens, closes, timeZone].join('|');

export function deserializeHours(written: string): OpenHours {
  const [days = '', opens = '', closes = '', timeZone = ''] = written.split('|');
  return { days: days.split(',').map(Number), opens, closes, timeZone };
}

/** Converts a moment to its weekday (0 for Monday, 6 for Sunday) and time, such as `08:05`, in a time zone. */
export function weekTime(timeZone: string, moment: Date): [day: number, time: string] {
  const now = zonedTime(timeZone, moment.getTime());
  const day = new Date(now.slice(0, 'yyyy-MM-dd'.length)).getUTCDay(); // 0 is Sunday
  return [(day + 6) % 7, now.slice(-'HH:mm'.length)];
}

/**
 * Returns -1 while open. Otherwise returns the latest day, 0 (Monday) to 6, on which the time `opens` has passed:
 * yesterday until that time, and today from then on.
 */
export function closedAfter({ days, opens, closes, timeZone }: OpenHours, moment: Date): number {
  const [day, time] = weekTime(timeZone, moment);
  const isOpen = days.includes(day + 1) && time >= opens && time < closes;
  return isOpen ? -1 : (day + (time < opens ? 6 : 0)) % 7;
}
