/** Dates as people type them (spec 000 §5, 001 §5 'Date fields'). Pure. */
import type { IsoDate } from '../lib/date.ts';

/** What is wrong with a typed date; the texts are the specification's. */
export type DateProblem = 'format' | 'month' | 'day';

type TypedDate = { date: IsoDate; problem: null } | { date: null; problem: DateProblem };

const TYPED = /^(\d\d)\/(\d\d)\/(\d{4}|\d\d)$/;
const CENTURY = 100;

const wrong = (problem: DateProblem): TypedDate => ({ date: null, problem });

/** A year as typed: two digits above those of this year are of the last century, others of this one. */
function wholeYear(typed: string, today: IsoDate): number {
  const year = Number(typed);
  if (typed.length > 2) return year;
  const thisYear = Number(today.slice(0, 4));
  const century = thisYear - (thisYear % CENTURY);
  return year > thisYear % CENTURY ? century - CENTURY + year : century + year;
}

/**
 * Reads mm/dd/yyyy or mm/dd/yy; spaces around it do not matter.
 * @param today calendar date: its two-digit year is the cutoff between the centuries
 * @returns the calendar date, or which rule the text breaks: the form, the month, or a day that is none
 */
export function readTypedDate(text: string, today: IsoDate): TypedDate {
  const [, month = '', day = '', typedYear = ''] = TYPED.exec(text.trim()) ?? [];
  if (month === '') return wrong('format');
  if (Number(month) < 1 || Number(month) > 12) return wrong('month');
  const year = wholeYear(typedYear, today);
  const date = new Date(Date.UTC(year, Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && Number(day) > 0 && year > 0;
  if (!isReal) return wrong('day');
  return { date: `${String(year).padStart(4, '0')}-${month}-${day}`, problem: null };
}
