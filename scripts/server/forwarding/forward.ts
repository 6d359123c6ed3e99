/** Forwards a service call to another origin (SERVICES_ORIGIN) and returns its response (decisions/services#what-passes-to-and-from-services). */
import type { HttpBindings } from '@hono/node-server';
import { PROXY_CODE } from '../../../src/lib/remote/failure.ts';
import { TEST_BACKEND_HEADER } from '../../../src/lib/http/prepared-request.ts';
import type { ServerBindings } from '../../../stubs/sandbox/context.ts';
import { refuse } from '../../../stubs/sandbox/http/requests.ts';
import { createCallLimit, QueueFullError } from './call-limit.ts';
import { failedCall } from './failed-call.ts';
import { causeOf, createFailureLog } from './failure-log.ts';
import { HELD_BYTES } from './held-body.ts';
import { createHolds, type Hold } from './holds.ts';
import type { ForwardedSite } from '../hosts.ts';
import { returnedResponse } from './returned-response.ts';
import type { RealServices, Scheme } from '../server-settings.ts';

/** Maximum number of calls at once. A sign-in makes about ten calls, each a fraction of a second long. */
const MOST_CALLS = 64;
const MOST_WAITING_CALLS = 512;
/** Time allowed for a visitor to read a response, as a multiple of the service's time limit. */
const MOST_TIMEOUTS = 10;
/** Maximum number of responses that are streamed at once. Each uses a connection to the services. */
export const MOST_STREAMS = 256;
/** Memory limits for response bodies. Nearly all responses in the contract are small. */
const HOLD_LIMITS = {
  smallBytes: 262_144,
  mostSmall: HELD_BYTES,
  mostLarge: HELD_BYTES,
  mostStreams: MOST_STREAMS,
};

/** Methods in the contract. TRACE and CONNECT must not be added, because `fetch` cannot send them. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/**
 * Request headers to forward, in lower case: content, cookies, caching, byte ranges, `x-reference`, and the headers
 * that the contract's calls list under `sends` and `takes`. None contains `_`, which some gateways treat like `-`. The
 * test backend header is not among them, because this server derives its value from the host.
 */
export const FORWARDED: readonly string[] = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
  'user-agent',
  'appid',
  'obssocookie',
  'x-reference',
];

/** Hop-by-hop headers that the `Connection` header lists. */
const namedIn = (connection: string | null): string[] =>
  (connection ?? '').split(',').map((name) => name.trim().toLowerCase());

type Outgoing = HttpBindings['outgoing'];

export interface Visit {
  site: ForwardedSite;
  env: ServerBindings | undefined;
}

function headersFor({ headers }: Request, { site, env }: Visit, scheme: Scheme): Headers {
  const dropped = namedIn(headers.get('Connection'));
  const forwarded = [...headers].filter(([name]) => FORWARDED.includes(name) && !dropped.includes(name));
  const sent = new Headers(forwarded);
  sent.set('Accept-Encoding', 'identity');
  sent.set('X-Forwarded-Host', site.host);
  sent.set('X-Forwarded-Proto', scheme);
  if (env?.visitor !== undefined) sent.set('X-Forwarded-For', env.visitor);
  if (site.testBackend !== null) sent.set(TEST_BACKEND_HEADER, site.testBackend);
  return sent;
}

/** Detects a 407, which `fetch` turns into a network error. No other error has a cause with an empty message and no code. */
const isProxyRefusal = (error: unknown): boolean =>
  error instanceof TypeError &&
  error.cause instanceof Error &&
  error.cause.message === '' &&
  !('code' in error.cause);

/** Releases the memory when the visitor has received the response or disconnected. */
function releaseWhenSent(hold: Hold, outgoing: Outgoing | undefined): void {
  if (!outgoing || outgoing.destroyed) hold.release();
  else outgoing.once('close', () => hold.release());
}

/**
 * Closes the connection if no data moves for `timeoutMs`, or if the response takes more than `MOST_TIMEOUTS` times as long
 * in total.
 */
function closeIfUnread(outgoing: Outgoing, timeoutMs: number): void {
  const close = (): void => void outgoing.destroy();
  outgoing.setTimeout(timeoutMs, close);
  const timer = setTimeout(close, timeoutMs * MOST_TIMEOUTS);
  outgoing.once('close', () => clearTimeout(timer));
}

function failure(error: unknown, limit: AbortSignal): Response {
  if (isProxyRefusal(error)) return failedCall(502, PROXY_CODE);
  if (error instanceof QueueFullError) {
    const busy = failedCall(503, 'SERVICES-BUSY');
    busy.headers.set('Retry-After', '1');
    return busy;
  }
  return limit.aborted ? failedCall(504, 'SERVICES-TIMED-OUT') : failedCall(502, 'SERVICES-UNREACHABLE');
}

/**
 * Sends calls to the services, a limited number at once (decisions/services#limits-of-time-and-memory). The time limit
 * includes the time in the queue, but not the time of a stream; a call over the limit gets a 504. A failed connection or a
 * redirect to another host gets a 502. Redirects are never followed, because they could lead to an address that only this
 * server can reach.
 * @param scheme the scheme in visitors' addresses; null if it is the same as this server's
 * @returns a function that forwards a request. The body must be in memory (limitBody), so that its length is known
 */
export function createForwarder(
  { origin, timeoutMs }: Pick<RealServices, 'origin' | 'timeoutMs'>,
  scheme: Scheme | null,
): (request: Request, visit: Visit) => Promise<Response> {
  const calls = createCallLimit(MOST_CALLS, MOST_WAITING_CALLS);
  const openHold = createHolds(HOLD_LIMITS);
  const countFailure = createFailureLog(origin);

  return async (request, visit) => {
    if (!METHODS.includes(request.method)) return refuse(405, 'METHOD-NOT-ALLOWED');
    const { pathname, search, host, protocol } = new URL(request.url);
    const visited = scheme ?? (protocol === 'https:' ? 'https' : 'http');
    const requested = new URL(`${pathname}${search}`, origin);
    const ownOrigins = [`${visited}://${host}`, `${visited}://${visit.site.host}`];
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeoutMs);
    const signal = AbortSignal.any([request.signal, limit.signal]);
    const hold = openHold();
    const outgoing = visit.env?.outgoing;
    const cutOff = outgoing ? () => void outgoing.destroy() : null;
    try {
      const returned = await calls.run(signal, async () => {
        const body = request.body ? await request.arrayBuffer() : null;
        const response = await fetch(requested, {
          method: request.method,
          headers: headersFor(request, visit, visited),
          redirect: 'manual',
          signal,
          ...(body ? { body } : {}),
        });
        return returnedResponse(response, { request, requested, own: ownOrigins, hold, cutOff });
      });
      limit.signal.throwIfAborted();
      if (outgoing && !outgoing.destroyed) closeIfUnread(outgoing, timeoutMs);
      return returned;
    } catch (error) {
      if (!request.signal.aborted)
        countFailure(isProxyRefusal(error) ? PROXY_CODE : causeOf(error, limit.signal));
      return failure(error, limit.signal);
    } finally {
      clearTimeout(timer); // must not end a stream: a large file takes minutes on a slow phone
      releaseWhenSent(hold, outgoing);
    }
  };
}
