/** Forwards a service call to another origin (SERVICES_ORIGIN) and returns its response (decision 061). */
import type { HttpBindings } from '@hono/node-server';
import { PROXY_CODE } from '../../src/lib/failure.ts';
import { safeTarget } from '../../src/lib/safe-target.rules.ts';
import { refuse } from '../../stubs/sandbox/http/requests.ts';
import { heldBack } from './held-body.ts';

/** A little more than the browser's timeout of 90 s (spec 000 §7, §9). */
export const TIMEOUT_MS = 95_000;

/**
 * Forwarded request headers: content, cookies, caching, byte ranges, and the headers of the contract (`sends` and `takes` of
 * its calls, and those of the request wrapper). Lower case; none has `_`, which some gateways treat like `-`.
 */
export const FORWARDED: readonly string[] = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'range',
  'user-agent',
  'appid',
  'obssocookie',
  'x-reference',
  'x-test-backend',
];

/** Returned response headers. Others could affect the whole site: Refresh, Clear-Site-Data, CORS … */
const RETURNED = [
  'accept-ranges',
  'content-range',
  'content-type',
  'content-disposition',
  'content-language',
  'content-length',
  'date',
  'retry-after',
  'last-modified',
];

/** Hop-by-hop headers that `Connection` names. */
const namedIn = (connection: string | null): string[] =>
  (connection ?? '').split(',').map((name) => name.trim().toLowerCase());

function headersFor({ url, headers }: Request, address: string | undefined): Headers {
  const dropped = namedIn(headers.get('Connection'));
  const kept = [...headers].filter(([name]) => FORWARDED.includes(name) && !dropped.includes(name));
  const { host, protocol } = new URL(url);
  const sent = new Headers(kept);
  sent.set('Accept-Encoding', 'identity');
  sent.set('X-Forwarded-Host', host);
  sent.set('X-Forwarded-Proto', protocol.replace(':', ''));
  if (address !== undefined) sent.set('X-Forwarded-For', address);
  return sent;
}

/** An absolute path or URL; anything else is relative to the request's URL. */
const COMPLETE = /^(?:\/|[a-z][a-z\d+.-]*:)/i;

/**
 * A redirect target as a path of this site; null for any other target.
 * @param asked the URL on the services' origin
 * @param own this site's origin
 */
function pathOf(location: string, asked: URL, own: string): string | null {
  const complete = COMPLETE.test(location) ? location : URL.parse(location, asked)?.href;
  for (const origin of [own, asked.origin]) {
    const target = safeTarget(complete, { origin, sites: [] });
    if (target?.startsWith('/')) return target;
  }
  return null;
}

function headersOf(answer: Response): Headers {
  const headers = new Headers();
  for (const name of RETURNED) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // Node has decoded the body if a service encoded it unasked.
  if (answer.headers.has('content-encoding')) headers.delete('content-length');
  for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  return headers;
}

/** `Location` only matters in a redirect. */
const redirectOf = ({ status, headers }: Response): string | null =>
  status >= 300 && status < 400 ? headers.get('location') : null;

async function returned(answer: Response, asked: URL, own: string): Promise<Response> {
  const headers = headersOf(answer);
  const location = redirectOf(answer);
  if (location !== null) {
    const path = pathOf(location, asked, own);
    if (path === null) return refuse(502, 'SERVICES-REDIRECT');
    headers.set('Location', path);
  }
  return new Response(await heldBack(answer.body), { status: answer.status, headers });
}

/**
 * A 407. `fetch` makes it a network error, in Node as in browsers. Its cause is the only one with neither text nor code;
 * a connection that fails has both.
 */
const isProxyRefusal = (error: unknown): boolean =>
  error instanceof TypeError &&
  error.cause instanceof Error &&
  error.cause.message === '' &&
  !('code' in error.cause);

/**
 * The services' answer: 504 where none came in time, 502 where there was no connection or it leads to another host.
 * A redirect is never followed: it could lead to an address that only this server can reach.
 * @param request its body is in memory (limitBody), so that it goes out with a Content-Length
 * @param origin of the services, `https://services.example`
 * @param timeoutMs for the whole answer; what is larger than HELD_BYTES has begun by then and is cut off
 */
export async function forward(
  request: Request,
  origin: string,
  { timeoutMs, env }: { timeoutMs: number; env: Partial<HttpBindings> | undefined },
): Promise<Response> {
  const { pathname, search, origin: own } = new URL(request.url);
  const asked = new URL(`${pathname}${search}`, origin);
  const limit = AbortSignal.timeout(timeoutMs);
  const body = request.body ? await request.arrayBuffer() : null;
  try {
    const answer = await fetch(asked, {
      method: request.method,
      headers: headersFor(request, env?.incoming?.socket.remoteAddress),
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, limit]),
      ...(body ? { body } : {}),
    });
    return await returned(answer, asked, own);
  } catch (error) {
    if (isProxyRefusal(error)) return refuse(502, PROXY_CODE);
    return limit.aborted ? refuse(504, 'SERVICES-TIMED-OUT') : refuse(502, 'SERVICES-UNREACHABLE');
  }
}
