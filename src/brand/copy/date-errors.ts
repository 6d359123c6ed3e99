/** Errors in dates of page copy: days that do not exist, wrong weekdays, and fixed dates in privacy policies. */
import type { TextError } from './conditions.ts';
import { MONTHS } from './spanish/figures.rules.ts';

/** Names of the weekdays, Sunday first, as in `getUTCDay`. */
export const WEEKDAYS = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
} as const;

const any = (words: readonly string[]): string => words.join('|');

const DATES = [
  {
    language: 'en',
    pattern: new RegExp(
      String.raw`(?:(?<weekday>${any(WEEKDAYS.en)}),? )?(?<month>${any(MONTHS.en)}) (?<day>\d{1,2}), (?<year>20\d\d)`,
      'giu',
    ),
  },
  {
    language: 'es',
    pattern: new RegExp(
      String.raw`(?:(?<weekday>${any(WEEKDAYS.es)}),? )?(?<day>\d{1,2})(?:\.?º)? de (?<month>${any(MONTHS.es)}) del? (?<year>20\d\d)`,
      'giu',
    ),
  },
] as const;

/** Errors if a privacy policy spells out a date and does not use the date in the brand's record. */
export function fixedDayErrors(text: string): TextError[] {
  if (text.includes('{privacy.effective}')) return [];
  const [first] = DATES.flatMap(({ pattern }) => [...text.matchAll(pattern)]);
  if (!first) return [];
  const message = `'${first[0]}' is the same on every brand: write {privacy.effective}, the day in the brand's record`;
  return [{ index: first.index, message }];
}

/** Errors in dates that include a year. */
export const dateErrors = (text: string): TextError[] =>
  DATES.flatMap(({ language, pattern }) =>
    [...(/\b20\d\d/.test(text) ? text.matchAll(pattern) : [])].flatMap(
      ({ 0: written, index, groups = {} }) => {
        const { weekday = '', month = '', day = '', year = '' } = groups;
        const at = MONTHS[language].findIndex((name) => name === month.toLowerCase());
        const date = new Date(Date.UTC(Number(year), at, Number(day)));
        if (date.getUTCMonth() !== at) return [{ index, message: `there is no ${written}` }];
        const is = WEEKDAYS[language][date.getUTCDay()] ?? '';
        return weekday === '' || is.toLowerCase() === weekday.toLowerCase()
          ? []
          : [{ index, message: `'${written}' is a ${WEEKDAYS.en[date.getUTCDay()] ?? ''}` }];
      },
    ),
  );
