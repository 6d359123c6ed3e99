/**
 * A request over the network: a limit of time for each try, and more tries for what may be asked twice. The one door
 * to ky, and for a service to `fetch` (docs/decisions/012, 054).
 */
import ky, { HTTPError, NetworkError, TimeoutError } from 'ky';

const TIMEOUT_MS = 90_000; // spec 000 §7 and §9
const RETRIES = 2;
/** Whoever is in front of the service could not reach it: it may be there in a moment. */
const RETRIED_STATUSES = [502, 503, 504];
/** A service that asks for more time than this is not asked again by itself: the member is told, and has a button. */
const LONGEST_RETRY_AFTER_MS = 10_000;
const SECOND_MS = 1000;

/** The service answered, and did not do what was asked. */
export class HttpStatusError extends Error {
  readonly status: number;
  /** The answer's JSON; undefined where it is none. */
  readonly data: unknown;
  /** Milliseconds for which the service wants to be left alone (`Retry-After`); null where it names no time. */
  readonly pauseMs: number | null;
  constructor(status: number, data: unknown, pauseMs: number | null = null) {
    super(`answered ${status}`);
    this.pauseMs = pauseMs;
    this.name = 'HttpStatusError';
    this.status = status;
    this.data = data;
  }
}

/** There was no connection, or it dropped before the answer was whole. */
export class NoConnectionError extends Error {
  constructor(options: ErrorOptions) {
    super('no connection', options);
    this.name = 'NoConnectionError';
  }
}

export interface NetworkOptions {
  /** Whether the same request may be sent again: it only reads. */
  repeatable: boolean;
  /** Aborts the request, and the wait between two tries. */
  signal?: AbortSignal | undefined;
}

/** Firefox drops the `keepalive` of a Request when the page is left, but takes it from the second argument. */
const keepingAlive = (input: RequestInfo | URL, init?: RequestInit): RequestInit | undefined =>
  input instanceof Request && input.keepalive ? { ...init, keepalive: true } : init;

/** The whole answer: a connection that drops in the middle of it is a failed request like one that drops before. */
async function fetchCompletely(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, keepingAlive(input, init));
  // A status without a body must not be given one.
  return response.body === null ? response : new Response(await response.arrayBuffer(), response);
}

/** How long the service wants to be left alone, in ms: `Retry-After` in seconds, or a date. Null where it names no time. */
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
    // Nothing said leaves it to the statuses and methods.
    shouldRetry: ({ error }) => (waitIsTooLong(error) ? false : undefined),
  },
});

/** What ky throws, in words that do not know it. */
function toNetworkError(error: unknown): unknown {
  if (error instanceof HTTPError)
    return new HttpStatusError(error.response.status, error.data, retryAfterMs(error.response));
  if (error instanceof TimeoutError) return new DOMException('no answer in time', 'TimeoutError');
  return error instanceof NetworkError ? new NoConnectionError({ cause: error }) : error;
}

/**
 * Sends a request and gives its whole answer. What may be repeated is sent up to three times where there is no connection
 * or the service cannot be reached; each try has 90 s.
 * @throws HttpStatusError, NoConnectionError, a DOMException named TimeoutError, or the signal's reason
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
