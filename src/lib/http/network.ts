/** The only module that uses ky (decisions/services#choices-of-the-http-client, decisions/code#ky-is-the-only-http-client). */
import ky, { HTTPError, NetworkError, TimeoutError } from 'ky';
import { fetchCompletely, TIMEOUT_MS, timeoutError } from './complete-fetch.ts';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const dateMs = (text: string): number => {
  const moment = HTTP_DATE.test(text) ? new Date(text) : null;
  // Rejects dates such as February 30, which `Date` would convert to March 2.
  return moment !== null && !Number.isNaN(moment.getTime()) && moment.toUTCString() === text
    ? moment.getTime()
    : Number.NaN;
};

/**
 * The pause in ms that a service requests before a retry, at most 24 hours. Null unless the header consists of digits or is an
 * HTTP date (RFC 9110, 10.2.3). Stricter than ky's own parsing.
 *
 * @param header value of Retry-After; null if the header is missing
 * @param now milliseconds since 1970
 */
export function retryAfterMs(header: string | null, now: number): number | null {
  const text = (header ?? '').trim();
  const pause = /^\d+$/.test(text) ? Number(text) * SECOND_MS : dateMs(text) - now;
  return Number.isNaN(pause) ? null : Math.min(Math.max(pause, 0), DAY_MS);
}

const RETRIES = 2;
/** Statuses of a proxy that cannot reach the service at the moment. */
const RETRIED_STATUSES = [502, 503, 504];
/** Maximum Retry-After for an automatic retry. After a longer Retry-After, the page shows a retry button instead. */
const LONGEST_RETRY_AFTER_MS = 10_000;

export class HttpStatusError extends Error {
  readonly status: number;
  readonly data: unknown;
  readonly pauseMs: number | null;
  constructor(status: number, data: unknown, pauseMs: number | null = null) {
    super(`responded with ${status}`);
    this.pauseMs = pauseMs;
    this.name = 'HttpStatusError';
    this.status = status;
    this.data = data;
  }
}

export class NoConnectionError extends Error {
  constructor(options: ErrorOptions) {
    super('no connection', options);
    this.name = 'NoConnectionError';
  }
}

export interface NetworkOptions {
  repeatable: boolean;
  signal?: AbortSignal | undefined;
}

const pauseMsOf = ({ headers }: Response): number | null =>
  retryAfterMs(headers.get('Retry-After'), Date.now());

const waitIsTooLong = (error: unknown): boolean =>
  error instanceof HTTPError && (pauseMsOf(error.response) ?? 0) > LONGEST_RETRY_AFTER_MS;

const client = ky.create({
  fetch: fetchCompletely,
  timeout: TIMEOUT_MS,
  retry: {
    limit: RETRIES,
    statusCodes: RETRIED_STATUSES,
    afterStatusCodes: RETRIED_STATUSES,
    maxRetryAfter: LONGEST_RETRY_AFTER_MS,
    // if the result is undefined, ky decides by status and method
    shouldRetry: ({ error }) => (waitIsTooLong(error) ? false : undefined),
  },
});

function toNetworkError(error: unknown): unknown {
  if (error instanceof HTTPError)
    return new HttpStatusError(error.response.status, error.data, pauseMsOf(error.response));
  if (error instanceof TimeoutError) return timeoutError();
  return error instanceof NetworkError ? new NoConnectionError({ cause: error }) : error;
}

/** Sends a request, and retries it if `repeatable`. @throws HttpStatusError, NoConnectionError, TimeoutError (90 s per attempt), or the signal's reason */
export async function request(
  url: string,
  init: RequestInit,
  { repeatable, signal }: NetworkOptions,
): Promise<Response> {
  try {
    return await client(url, {
      ...init,
      ...(signal ? { signal } : {}),
      retry: { methods: repeatable ? ['get', 'post'] : [] },
    });
  } catch (error) {
    throw toNetworkError(error);
  }
}
