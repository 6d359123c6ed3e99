/**
 * Calendar dates and the formats in which services write them. The only door to luxon. A calendar date
 * is an ISO text `yyyy-MM-dd` without time or zone; "today" always names the zone it is meant in.
 */
import { DateTime } from 'luxon';
import { pageLocale } from './i18n.ts';

export { showLongDate } from './long-date.ts';

/** A calendar date, `yyyy-MM-dd`. */
export type IsoDate = string;

/** ISO with or without a time, yyyyMMdd, mm/dd/yyyy. */
const WIRE_FORMATS = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:T.*)?$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<month>\d\d)\/(?<day>\d\d)\/(?<year>\d{4})$/,
] as const;

/** Whether a year, month and day name a real day; leap years handled. */
function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Reads a date as services write it: ISO (with or without a time), yyyyMMdd or mm/dd/yyyy. By hand and
 * not by luxon, because an answer may hold ten thousand claims with two dates each.
 * @returns the calendar date, or null where the text is none of these or no real day
 */
export function parseWireDate(text: string): IsoDate | null {
  for (const format of WIRE_FORMATS) {
    const { year = '', month = '', day = '' } = format.exec(text)?.groups ?? {};
    if (year) return isRealDay(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : null;
  }
  return null;
}

/** `yyyyMMdd`, as claim and plan calls want it (spec 001 §3 'Date range value', §7). */
export const toCompactDate = (date: IsoDate): string => date.replaceAll('-', '');

/** `mm/dd/yyyy`, as claims carry birth dates. */
export function toUsDate(date: IsoDate): string {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

/**
 * Today's calendar date in a zone.
 * @param zone IANA name, for example a brand's `timeZone`
 * @param now milliseconds since 1970; the clock unless told
 */
export const today = (zone: string, now: number = Date.now()): IsoDate =>
  DateTime.fromMillis(now, { zone }).toISODate() ?? '';

/** The calendar date `days` later (earlier where negative). */
export const addDays = (date: IsoDate, days: number): IsoDate =>
  DateTime.fromISO(date, { zone: 'utc' }).plus({ days }).toISODate() ?? date;

/** The same day `months` later (earlier where negative); the month's last day where it has no such day. */
export const addMonths = (date: IsoDate, months: number): IsoDate =>
  DateTime.fromISO(date, { zone: 'utc' }).plus({ months }).toISODate() ?? date;

/** Whole days from one calendar date to another; negative where `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  DateTime.fromISO(to, { zone: 'utc' }).diff(DateTime.fromISO(from, { zone: 'utc' }), 'days').days;

/** `Nov 12`; with the year where it is not the year of `today`. */
export function showDate(date: IsoDate, today: IsoDate, locale = pageLocale()): string {
  const sameYear = date.slice(0, 4) === today.slice(0, 4);
  return DateTime.fromISO(date, { zone: 'utc', locale }).toLocaleString({
    month: 'short',
    day: 'numeric',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
}

/** Hour of the day, 0 to 23, in a zone. */
export const hourIn = (zone: string, now: number = Date.now()): number =>
  DateTime.fromMillis(now, { zone }).hour;
