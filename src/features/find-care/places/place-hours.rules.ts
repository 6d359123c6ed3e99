/** Whether a place is open, in its own time zone, and when that changes (spec 000 §7). Pure. */
import { cachedFormats } from '../../../lib/date/format-cache.ts';
import { weekTime } from '../../../brand/hours/hours.rules.ts';
import type { PlaceHours } from './place-hours.schema.ts';

const DAYS_OF_A_WEEK = 7;
const MIDNIGHT = '24:00';

export type OpenState =
  /** `closes`: for example `17:30` or `24:00`; null if the place never closes. */
  | { isOpen: true; closes: string | null }
  /** `day`: the day it opens, 1 (Monday) to 7; null if it opens later today. */
  | { isOpen: false; opens: string; day: number | null };

type Periods = PlaceHours['periods'];

/** The periods of a weekday, earliest first. @param day 0 (Monday) to 6; other numbers wrap around the week */
const periodsOn = (periods: Periods, day: number): Periods =>
  periods
    .filter(({ days }) => days.includes((day % DAYS_OF_A_WEEK) + 1))
    .toSorted((a, b) => (a.opens < b.opens ? -1 : 1));

/** When an open place closes; null if never. Hours that end at midnight may continue on the next day. */
function closingTime(periods: Periods, day: number, closes: string): string | null {
  let last = closes;
  for (let step = 1; last === MIDNIGHT; step += 1) {
    const [next] = periodsOn(periods, day + step);
    if (next?.opens !== '00:00') return last;
    if (step === DAYS_OF_A_WEEK) return null;
    last = next.closes;
  }
  return last;
}

const MINUTE_MS = 60_000;
/** Cached by time zone and minute, because creating a formatter is slow and 100 places on a page share few zones. */
const timesOf = cachedFormats((timeZone) =>
  cachedFormats((minute) => weekTime(timeZone, new Date(Number(minute) * MINUTE_MS))),
);

/** @returns null if the place never opens */
export function openState({ timeZone, periods }: PlaceHours, moment: Date): OpenState | null {
  const [today, time] = timesOf(timeZone)(String(Math.floor(moment.getTime() / MINUTE_MS)));
  const now = periodsOn(periods, today).find(({ opens, closes }) => time >= opens && time < closes);
  if (now) return { isOpen: true, closes: closingTime(periods, today, now.closes) };
  for (let step = 0; step <= DAYS_OF_A_WEEK; step += 1) {
    const next = periodsOn(periods, today + step).find(({ opens }) => step > 0 || opens > time);
    if (next)
      return {
        isOpen: false,
        opens: next.opens,
        day: step === 0 ? null : ((today + step) % DAYS_OF_A_WEEK) + 1,
      };
  }
  return null;
}

/** Whether the place is open at every minute of the week. */
export const isAlwaysOpen = ({ periods }: PlaceHours): boolean =>
  Array.from({ length: DAYS_OF_A_WEEK }, (_, day) => periodsOn(periods, day)).every(([first]) =>
    first ? first.opens === '00:00' && first.closes === MIDNIGHT : false,
  );
