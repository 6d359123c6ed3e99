/**
 * Calendar dates: ISO strings `yyyy-MM-dd` without time or zone. Written without luxon, which would be a fifth of the
 * JavaScript budget of a member's first page (docs/decisions/023); the tests compare every result with luxon's.
 */
import { cachedFormats } from './format-cache.ts';
import { pageLocale } from './i18n.ts';

export { showLongDate } from './long-date.ts';

/** A calendar date, `yyyy-MM-dd`. */
export type IsoDate = string;

/** Two days. Each use says whether the days themselves are included. */
export interface DateSpan {
  from: IsoDate;
  to: IsoDate;
}

/** ISO with or without a time, yyyyMMdd, mm/dd/yyyy. */
const WIRE_FORMATS = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:T.*)?$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<month>\d\d)\/(?<day>\d\d)\/(?<year>\d{4})$/,
] as const;

function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Parses a date as services write it: ISO (with or without a time), yyyyMMdd or mm/dd/yyyy. Fast, because a response
 * may contain 10,000 claims with two dates each.
 * @returns null for any other format or a day that does not exist
 */
export function parseWireDate(text: string): IsoDate | null {
  for (const format of WIRE_FORMATS) {
    const { year = '', month = '', day = '' } = format.exec(text)?.groups ?? {};
    if (year) return isRealDay(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : null;
  }
  return null;
}

/** `yyyyMMdd`, for claim and plan calls (spec 001 §3 'Date range value', §7). */
export const toCompactDate = (date: IsoDate): string => date.replaceAll('-', '');

/** `mm/dd/yyyy`, the format of birth dates in claims. */
export function toUsDate(date: IsoDate): string {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

const MS_PER_DAY = 86_400_000;

/** Days since 1970; NaN for an invalid date. */
const dayNumber = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY;
const dateOf = (moment: number): IsoDate => new Date(moment).toISOString().slice(0, 'yyyy-MM-dd'.length);

const clocks = cachedFormats(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    }),
);

const partsIn = (zone: string, now: number): Map<string, string> =>
  new Map(
    clocks(zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );

/**
 * Today's calendar date in a zone.
 * @param zone IANA name, for example a brand's `timeZone`
 * @param now milliseconds since 1970
 */
export function today(zone: string, now: number = Date.now()): IsoDate {
  const parts = partsIn(zone, now);
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The calendar date `days` later; an invalid date is returned unchanged. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const day = dayNumber(date);
  return Number.isNaN(day) ? date : dateOf((day + days) * MS_PER_DAY);
}

/** The same day `months` later, or the last day of a shorter month. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const from = new Date(dayNumber(date) * MS_PER_DAY);
  if (Number.isNaN(from.getTime())) return date;
  const [year, month, day] = [from.getUTCFullYear(), from.getUTCMonth() + months, from.getUTCDate()];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month, Math.min(day, lastDay)));
}

/** Days from one calendar date to another; negative if `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => dayNumber(to) - dayNumber(from);

const DAY = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const days = cachedFormats((locale) => new Intl.DateTimeFormat(locale, DAY));
const daysOfYears = cachedFormats((locale) => new Intl.DateTimeFormat(locale, { ...DAY, year: 'numeric' }));

/** `Nov 12`; with the year if it is not the year of `today`. */
export function showDate(date: IsoDate, today: IsoDate, locale = pageLocale()): string {
  const sameYear = date.slice(0, 4) === today.slice(0, 4);
  return (sameYear ? days : daysOfYears)(locale).format(dayNumber(date) * MS_PER_DAY);
}

/** Hour of the day, 0 to 23, in a zone. */
export const hourIn = (zone: string, now: number = Date.now()): number =>
  Number(partsIn(zone, now).get('hour'));
