import * as v from 'valibot';
import { text } from '../../../lib/http/wire.schema.ts';

const DAYS_OF_A_WEEK = 7;
const time = v.pipe(v.string(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/));

/** Whether this browser knows the time zone. An unknown zone would make the whole list fail to render. */
const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const validity = new Map<string, boolean>();
/** Caches the result, because 10,000 places share few zones and a formatter takes 0.05 ms. */
const isKnownTimeZone = (name: string): boolean => {
  const before = validity.get(name) ?? isTimeZone(name);
  validity.set(name, before);
  return before;
};

const period = v.pipe(
  v.object({
    /** Weekdays; 1 is Monday. */
    days: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DAYS_OF_A_WEEK))),
      v.minLength(1),
    ),
    /** First open minute (`08:00`) and first closed minute (at most `24:00`). Hours past midnight are two periods. */
    opens: time,
    closes: time,
  }),
  v.check(({ opens, closes }) => opens < closes, 'expected a time after opens'),
);

const hours = v.object({
  timeZone: v.pipe(text, v.check(isKnownTimeZone, 'expected a time zone')),
  periods: v.pipe(v.array(period), v.minLength(1)),
});

/** Opening hours; null if they are missing or invalid, because the page must not guess whether a place is open. */
export const placeHours = v.fallback(v.nullish(hours, null), null);
export type PlaceHours = v.InferOutput<typeof hours>;
