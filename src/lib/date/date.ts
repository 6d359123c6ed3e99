/** Calendar dates. Pages do not load luxon (decisions/publishing#luxon-runs-at-build-time-only). The tests compare the results with luxon's. */
import { cachedFormats } from './format-cache.ts';
import { pageLocale } from '../text/i18n.ts';
import { unbroken } from './long-date.ts';
import { zonedTime } from './zoned-time.ts';

export { showLongDate } from './long-date.ts';

/** A calendar date, `yyyy-MM-dd`. */
export type IsoDate = string;

export interface DateSpan {
  from: IsoDate;
  to: IsoDate;
}

const WIRE_FORMATS = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:T.*)?$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<month>\d\d)\/(?<day>\d\d)\/(?<year>\d{4})$/,
] as const;

function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Parses ISO (with or without a time), yyyyMMdd or mm/dd/yyyy. Returns null for another format or an invalid day. */
export function parseWireDate(text: string): IsoDate | null {
  for (const format of WIRE_FORMATS) {
    const { year = '', month = '', day = '' } = format.exec(text)?.groups ?? {};
    if (year) return isRealDay(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : null;
  }
  return null;
}

/** Formats a date as `yyyyMMdd`, for service calls (spec 001 §3 'Date range value', §7). */
export const toCompactDate = (date: IsoDate): string => date.replaceAll('-', '');

export function toUsDate(date: IsoDate): string {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

const MS_PER_DAY = 86_400_000;

/** Days since 1970; NaN for an invalid date. */
const dayNumber = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY;
const dateOf = (moment: number): IsoDate => new Date(moment).toISOString().slice(0, 'yyyy-MM-dd'.length);

/** Today's calendar date in a time zone (IANA name). */
export const today = (zone: string, now: number = Date.now()): IsoDate =>
  zonedTime(zone, now).slice(0, 'yyyy-MM-dd'.length);

export function addDays(date: IsoDate, days: number): IsoDate {
  const day = dayNumber(date);
  return Number.isNaN(day) ? date : dateOf((day + days) * MS_PER_DAY);
}

/** Adds months to a date. Returns the last day of the resulting month if that month is too short. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const from = new Date(dayNumber(date) * MS_PER_DAY);
  if (Number.isNaN(from.getTime())) return date;
  const [year, month, day] = [from.getUTCFullYear(), from.getUTCMonth() + months, from.getUTCDate()];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month, Math.min(day, lastDay)));
}

export const daysBetween = (from: IsoDate, to: IsoDate): number => dayNumber(to) - dayNumber(from);

const DAY = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const days = cachedFormats((locale) => new Intl.DateTimeFormat(locale, DAY));
const daysOfYears = cachedFormats((locale) => new Intl.DateTimeFormat(locale, { ...DAY, year: 'numeric' }));

/** Formats a date for lists, such as `Nov 12`. Adds the year if it differs from the year of `today`. */
export function showDate(date: IsoDate, today: IsoDate): string {
  const sameYear = date.slice(0, 4) === today.slice(0, 4);
  return unbroken((sameYear ? days : daysOfYears)(pageLocale()).format(dayNumber(date) * MS_PER_DAY));
}

export const hourIn = (zone: string, now: number = Date.now()): number =>
  Number(zonedTime(zone, now).slice(-'HH:mm'.length, -':mm'.length));
