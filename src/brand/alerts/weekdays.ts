/** Errors in the weekdays that a notice names. */
import { WEEKDAYS } from '../copy/date-errors.ts';
import { MONTHS } from '../copy/spanish/figures.rules.ts';
import type { KeyPath, RecordError } from '../brand-error.ts';
import type { AlertRecord } from './alerts.schema.ts';

export interface AlertText {
  path: KeyPath;
  text: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const utc = (time: string): number => Date.parse(`${time.slice(0, 10)}T00:00:00Z`);
const weekdayAt = (moment: number): number => new Date(moment).getUTCDay();
const inEnglish = (moment: number): string => WEEKDAYS.en[weekdayAt(moment)] ?? '';

const DATES = [
  {
    language: 'en',
    pattern: new RegExp(
      `(?<weekday>${WEEKDAYS.en.join('|')}),? (?<month>${MONTHS.en.map((name) => `${name.slice(0, 3)}\\p{L}*`).join('|')})\\.? (?<day>\\d{1,2})(?!\\d)`,
      'giu',
    ),
  },
  {
    language: 'es',
    pattern: new RegExp(
      `(?<weekday>${WEEKDAYS.es.join('|')}),? (?<day>\\d{1,2})(?:\\.?º)? de (?<month>${MONTHS.es.join('|')})`,
      'giu',
    ),
  },
] as const;

/**
 * Of the dates with this month and day, returns the one nearest to the start of the notice, in milliseconds since 1970.
 */
function nearest(starts: string, month: number, day: number): number {
  const from = utc(starts);
  const year = Number(starts.slice(0, 4));
  const moments = [year - 1, year, year + 1].map((near) => Date.UTC(near, month, day));
  return moments.reduce((best, moment) => (Math.abs(moment - from) < Math.abs(best - from) ? moment : best));
}

const months = (names: readonly string[]): string =>
  names.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|');
const inCapitals = MONTHS.en.map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`);

/** Patterns for dates with a day from 30 to 39. An English month must begin with a capital letter, because `may` and `march` are also verbs. */
const LATE_DATES = [
  {
    language: 'en',
    pattern: new RegExp(String.raw`\b(?<month>${months(inCapitals)})\.? (?<day>3\d)(?!\d)`, 'gu'),
  },
  {
    language: 'es',
    pattern: new RegExp(String.raw`\b(?<day>3\d) de (?<month>${MONTHS.es.join('|')})`, 'giu'),
  },
] as const;

/** The last day of a month in a leap year. */
const lastDay = (month: number): number => new Date(Date.UTC(2024, month + 1, 0)).getUTCDate();

const monthAt = (language: 'en' | 'es', month: string): number =>
  MONTHS[language].findIndex((name) => name.startsWith(month.toLowerCase().slice(0, 3)));

/** Errors for days that the named month does not have, such as `June 31`. */
export const impossibleDays = (texts: readonly AlertText[]): RecordError[] =>
  texts.flatMap(({ path, text }) =>
    LATE_DATES.flatMap(({ language, pattern }) =>
      [...text.matchAll(pattern)].flatMap(({ 0: written, groups = {} }) =>
        Number(groups['day']) > lastDay(monthAt(language, groups['month'] ?? ''))
          ? [{ path, message: `there is no ${written}` }]
          : [],
      ),
    ),
  );

/** Errors for dates with a wrong weekday, such as `Friday, December 5` in a year in which December 5 is a Saturday. */
export const wrongWeekdays = (starts: string, texts: readonly AlertText[]): RecordError[] =>
  texts.flatMap(({ path, text }) =>
    DATES.flatMap(({ language, pattern }) =>
      [...text.matchAll(pattern)].flatMap(({ 0: written, groups = {} }) => {
        const { weekday = '', month = '', day = '' } = groups;
        const at = monthAt(language, month);
        if (Number(day) > lastDay(at)) return [];
        const moment = nearest(starts, at, Number(day));
        const named = WEEKDAYS[language].findIndex((name) => name.toLowerCase() === weekday.toLowerCase());
        if (named === weekdayAt(moment)) return [];
        const message = `'${written}' is a ${inEnglish(moment)} in ${new Date(moment).getUTCFullYear()}`;
        return [{ path, message }];
      }),
    ),
  );

/** Whether a text names a weekday. Ignores weekdays of opening hours, such as `Monday - Friday` and `los viernes`. */
const isNamed = (text: string, word: string): boolean =>
  new RegExp(
    String.raw`(?<!\p{L}|(?:los|-|to|through|a|y) )${word}(?!\p{L}| (?:-|to|through|a) )`,
    'iu',
  ).test(text);

/** Messages about named weekdays on which the notice does not show, such as `Friday, but shows from Saturday, …`. */
export function weekdaysApart({ starts, ends }: AlertRecord, texts: readonly AlertText[]): string[] {
  const [first, last] = [utc(starts), utc(ends)];
  const shown = new Set<number>();
  for (let day = first; day <= last && shown.size < 7; day += DAY_MS) shown.add(weekdayAt(day));
  return WEEKDAYS.en.flatMap((english, at) => {
    if (shown.has(at)) return [];
    const word = [english, WEEKDAYS.es[at] ?? ''].find((name) =>
      texts.some(({ text }) => isNamed(text, name)),
    );
    const days = [starts, ends].map((time) => `${inEnglish(utc(time))}, ${time.slice(0, 10)}`);
    return word === undefined ? [] : [`${word}, but shows from ${days.join(', to ')}`];
  });
}
