/** Finds, at build time, when customer service opens next. A separate file, because every page loads `hours.rules.ts`. */
import { cachedFormats } from '../../lib/date/format-cache.ts';
import type { OpenHours } from './hours.rules.ts';

const DAYS_OF_A_WEEK = 7;

/**
 * The first open weekday after the given day, as 1 (Monday) to 7; null if no day is open.
 * @param after the day that `closedAfter` returned, as 0 (Monday) to 6
 */
export function nextOpenDay(days: readonly number[], after: number): number | null {
  for (let step = 1; step <= DAYS_OF_A_WEEK; step += 1) {
    const day = ((after + step) % DAYS_OF_A_WEEK) + 1;
    if (days.includes(day)) return day;
  }
  return null;
}

export function clockInEnglish(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

const weekdays = cachedFormats(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
);

export const weekdayName = (day: number, locale: string): string =>
  weekdays(locale).format(Date.UTC(2024, 0, day)); // 1 January 2024 was a Monday

/** The next open day for each possible result of `closedAfter`. */
export const openingDays = ({ days }: OpenHours): (number | null)[] =>
  Array.from({ length: DAYS_OF_A_WEEK }, (_, after) => nextOpenDay(days, after));
