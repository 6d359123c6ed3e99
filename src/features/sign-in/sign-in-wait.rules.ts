/** When a limited sign-in may be tried again, in words (docs/decisions/070). Pure. */

const MINUTE_MS = 60_000;

/** A moment as a reader needs it. */
export interface WaitUntil {
  /** `3:42 PM`, in the zone of the device. */
  time: string;
  /** `November 23`; null where it is still today. */
  day: string | null;
}

/**
 * The moment, rounded up to a whole minute: at the time shown, another try is allowed.
 * @param until and now: milliseconds since 1970
 * @param locale for example `es-US`
 */
export function waitUntil(until: number, now: number, locale: string): WaitUntil {
  const moment = Math.ceil(until / MINUTE_MS) * MINUTE_MS;
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  const shown = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(moment);
  return {
    time: shown({ hour: 'numeric', minute: '2-digit' }),
    day: isToday ? null : shown({ month: 'long', day: 'numeric' }),
  };
}
