/**
 * A request over the network: a limit of time for each try, and more tries for what may be asked twice. The one
 * place that calls `fetch` for a service (docs/decisions/054).
 */

const TIMEOUT_MS = 90_000; // spec 000 §7 and §9
/** How long to wait before the second and the third try. */
const PAUSES_MS: readonly number[] = [300, 600];
/** Whoever is in front of the service could not reach it: it may be there in a moment. */
const RETRIED_STATUSES: readonly number[] = [502, 503, 504];
/** A service that asks for more time than this is not asked again by itself: the member is told, and has a button. */
const LONGEST_PAUSE_MS = 10_000;
const SECOND_MS = 1000;

/** The service answered, and did not do what was asked. */
export class RefusedError extends Error {
  readonly status: number;
  /** The answer's JSON; undefined where it is none. */
  readonly data: unknown;
  constructor(status: number, data: unknown) {
    super(`answered ${status}`);
    this.name = 'RefusedError';
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

/** The whole answer: a connection that drops in the middle of it is a failed request like one that drops before. */
async function fetchWhole(url: string, init: RequestInit): Promise<Response> {
  const request = new Request(url, init);
  try {
    const response = await fetch(request);
    // A status without a body must not be given one.
    return response.body === null ? response : new Response(await response.arrayBuffer(), response);
  } catch (cause) {
    throw cause instanceof TypeError ? new NoConnectionError({ cause }) : cause;
  }
}

/**
 * As `start` does, unless the time is over or the signal aborts before: then it rejects with that reason, whether or not
 * what was started heeds its own signal.
 */
function within<T>(
  ms: number,
  signal: AbortSignal | undefined,
  start: (ends: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted) return Promise.reject(signal.reason as Error);
  return new Promise((resolve, reject) => {
    const own = new AbortController();
    const end = (reason: unknown): void => {
      reject(reason as Error);
      own.abort(reason);
    };
    const leave = (): void => end(signal?.reason);
    // Not AbortSignal.timeout: a test cannot turn its clock.
    const timer = setTimeout(() => end(new DOMException('no answer in time', 'TimeoutError')), ms);
    signal?.addEventListener('abort', leave);
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    };
    start(own.signal).then(resolve, reject).finally(done);
  });
}

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  within(TIMEOUT_MS, signal, () => new Promise((resolve) => setTimeout(resolve, ms)));

/** How long the service wants to be left alone: `Retry-After` in seconds, or a date. 0 where it says nothing. */
function wantedPause({ headers }: Response): number {
  const wanted = headers.get('Retry-After') ?? '';
  const ms = /^\d+$/.test(wanted) ? Number(wanted) * SECOND_MS : Date.parse(wanted) - Date.now();
  return ms > 0 ? ms : 0;
}

/** How long to wait before the next try; null: what came stands. @param shortest undefined where there is no next one */
function pauseBefore(shortest: number | undefined, came: Response | NoConnectionError): number | null {
  if (shortest === undefined) return null;
  if (came instanceof NoConnectionError) return shortest;
  if (!RETRIED_STATUSES.includes(came.status)) return null;
  const ms = Math.max(shortest, wantedPause(came));
  return ms > LONGEST_PAUSE_MS ? null : ms;
}

/** The answer whatever its status, or that there is no connection. @throws everything else */
const answerTo = (
  url: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
): Promise<Response | NoConnectionError> =>
  within(TIMEOUT_MS, signal, (ends) => fetchWhole(url, { ...init, signal: ends })).catch((error: unknown) => {
    if (error instanceof NoConnectionError) return error;
    throw error;
  });

/**
 * Sends a request and gives its whole answer. What may be repeated is sent up to three times where there is no connection
 * or the service cannot be reached; each try has 90 s.
 * @param pauses in ms, before the tries that are left
 * @throws RefusedError, NoConnectionError, a DOMException named TimeoutError, or the signal's reason
 */
export async function request(
  url: string,
  init: RequestInit,
  options: NetworkOptions,
  pauses: readonly number[] = options.repeatable ? PAUSES_MS : [],
): Promise<Response> {
  const { signal } = options;
  const [next, ...later] = pauses;
  const came = await answerTo(url, init, signal);
  const ms = pauseBefore(next, came);
  if (ms !== null) {
    await pause(ms, signal);
    return request(url, init, options, later);
  }
  if (came instanceof NoConnectionError) throw came;
  if (came.ok) return came;
  // An error page instead of JSON says nothing that the status does not.
  const data: unknown = await came.json().catch(() => undefined);
  throw new RefusedError(came.status, data);
}
