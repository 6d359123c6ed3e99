/** Strict parsing of the Retry-After header (RFC 9110, 10.2.3). */
const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const dateMs = (text: string): number => {
  const moment = HTTP_DATE.test(text) ? new Date(text) : null;
  // `Date` moves a 30 February to March; such a date is not one.
  return moment !== null && !Number.isNaN(moment.getTime()) && moment.toUTCString() === text
    ? moment.getTime()
    : Number.NaN;
};

/**
 * The pause that a service asks for, from 0 to 24 hours; null unless the header is digits or an HTTP date.
 *
 * @param header null if it is missing
 * @param now milliseconds since 1970
 */
export function retryAfterMs(header: string | null, now: number): number | null {
  const text = (header ?? '').trim();
  const pause = /^\d+$/.test(text) ? Number(text) * SECOND_MS : dateMs(text) - now;
  return Number.isNaN(pause) ? null : Math.min(Math.max(pause, 0), DAY_MS);
}
