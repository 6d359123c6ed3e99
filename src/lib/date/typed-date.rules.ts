import { parseWireDate, type IsoDate } from './date.ts';

/** Why a typed date is invalid. Spec 000 §5 'Date' defines the messages. */
export type TypedDateError = 'missing' | 'format' | 'month' | 'day';

/** For each error, the key of its message in `validation.text.ts`. */
export const DATE_MESSAGES = {
  missing: 'missing',
  format: 'dateFormat',
  month: 'dateMonth',
  day: 'dateDay',
} as const satisfies Record<TypedDateError, string>;

type TypedDate = { date: IsoDate; error: null } | { date: null; error: TypedDateError };

/** Allows one-digit months and days (decisions/claims#typed-dates). */
const FORMAT = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4}|\d{2})$/;

/** Returns the four-digit year. A two-digit year later than the current one belongs to the last century (spec 000 §5). */
function fullYear(typed: string, thisYear: number): number {
  const year = Number(typed);
  if (typed.length === 4) return year;
  const century = thisYear - (thisYear % 100);
  return year > thisYear % 100 ? century - 100 + year : century + year;
}

/** Parses a typed date (spec 000 §5, 001 §5 'Date fields'). `today` determines the century of a two-digit year. */
export function parseTypedDate(typed: string, today: IsoDate): TypedDate {
  const invalid = (error: TypedDateError): TypedDate => ({ date: null, error });
  const text = typed.trim();
  if (text === '') return invalid('missing');
  const { month, day, year } = FORMAT.exec(text)?.groups ?? {};
  if (month === undefined || day === undefined || year === undefined) return invalid('format');
  if (Number(month) < 1 || Number(month) > 12) return invalid('month');
  const whole = String(fullYear(year, Number(today.slice(0, 4)))).padStart(4, '0');
  const date = parseWireDate(`${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return date === null ? invalid('day') : { date, error: null };
}
