/** The only module that uses ky (decisions 012, 054). */
import ky, { HTTPError, NetworkError, TimeoutError } from 'ky';
import { fetchCompletely, TIMEOUT_MS, timeoutError } from './complete-fetch.ts';

const RETRIES = 2;
/** The proxy could not reach the service, which may be back in a moment. */
const RETRIED_STATUSES = [502, 503, 504];
/** If Retry-After exceeds this, do not retry automatically: the member gets a button. */
const LONGEST_RETRY_AFTER_MS = 10_000;
const SECOND_MS = 1000;

export class HttpStatusError extends Error {
  readonly status: number;
  readonly data: unknown;
  readonly pauseMs: number | null;
  constructor(status: number, data: unknown, pauseMs: number | null = null) {
    super(`answered ${status}`);
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

function retryAfterMs({ headers }: Response): number | null {
  const wanted = headers.get('Retry-After') ?? '';
  const pause = /^\d+$/.test(wanted) ? Number(wanted) * SECOND_MS : Date.parse(wanted) - Date.now();
  return Number.isNaN(pause) ? null : Math.max(pause, 0);
}

const waitIsTooLong = (error: unknown): boolean =>
  error instanceof HTTPError && (retryAfterMs(error.response) ?? 0) > LONGEST_RETRY_AFTER_MS;

const client = ky.create({
  fetch: fetchCompletely,
  timeout: TIMEOUT_MS,
  retry: {
    limit: RETRIES,
    statusCodes: RETRIED_STATUSES,
    afterStatusCodes: RETRIED_STATUSES,
    // undefined: decide by status and method
    shouldRetry: ({ error }) => (waitIsTooLong(error) ? false : undefined),
  },
});

function toNetworkError(error: unknown): unknown {
  if (error instanceof HTTPError)
    return new HttpStatusError(error.response.status, error.data, retryAfterMs(error.response));
  if (error instanceof TimeoutError) return timeoutError();
  return error instanceof NetworkError ? new NoConnectionError({ cause: error }) : error;
}

/**
 * @throws HttpStatusError, NoConnectionError, TimeoutError (90 s per attempt, three if repeatable), or the
 *   signal's reason
 */
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
