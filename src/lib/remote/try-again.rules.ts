/** Formats the time at which a rate-limited call may be retried (decisions/sign-in#limits-on-wrong-sign-ins). Pure. */

const MINUTE_MS = 60_000;

export interface WaitUntil {
  /** Time such as `3:42 PM`, in the device's time zone. */
  time: string;
  /** Day such as `November 23`; null for today. */
  day: string | null;
}

/** Formats the end of a wait, rounded up to a minute, so that a retry at that time is allowed. @param until in milliseconds since 1970, like `now` */
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
