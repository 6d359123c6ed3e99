/** Hands a service call on to another origin (SERVICES_ORIGIN), and its answer back (decision 061). */
import type { HttpBindings } from '@hono/node-server';
import { safeTarget } from '../../src/lib/safe-target.rules.ts';
import { refuse } from '../../stubs/sandbox/answers.ts';

/** A little more than a browser waits for an answer, 90 s (spec 000 §7, §9). */
export const TIMEOUT_MS = 95_000;

/** Of one connection (RFC 9110 §7.6.1), or set by this server itself: the client's own say nothing. */
const NOT_SENT =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|host|content-length|accept-encoding|forwarded|via|x-forwarded.*|x-original-.*|x-rewrite-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/** What of an answer's headers goes back. Any other could speak for this whole site: Refresh, Clear-Site-Data, CORS … */
const RETURNED = [
  'content-type',
  'content-disposition',
  'content-language',
  'content-length',
  'date',
  'retry-after',
  'last-modified',
];

/** Names that `Connection` says are of this connection alone. */
const namedIn = (connection: string | null): string[] =>
  (connection ?? '').split(',').map((name) => name.trim().toLowerCase());

function headersFor({ url, headers }: Request, address: string | undefined): Headers {
  const dropped = namedIn(headers.get('Connection'));
  const kept = [...headers].filter(([name]) => !NOT_SENT.test(name) && !dropped.includes(name));
  const { host, protocol } = new URL(url);
  const sent = new Headers(kept);
  sent.set('Accept-Encoding', 'identity');
  sent.set('X-Forwarded-Host', host);
  sent.set('X-Forwarded-Proto', protocol.replace(':', ''));
  if (address !== undefined) sent.set('X-Forwarded-For', address);
  return sent;
}

/** Where an answer sends the browser, as a path of this site; null for any other place. */
function pathOf(location: string, origins: readonly string[]): string | null {
  for (const origin of origins) {
    const target = safeTarget(location, { origin, sites: [] });
    if (target?.startsWith('/')) return target;
  }
  return null;
}

function returned(answer: Response, origins: readonly string[]): Response {
  const headers = new Headers();
  for (const name of RETURNED) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // Node has undone the encoding, if a service used one although none was asked for.
  if (answer.headers.has('content-encoding')) headers.delete('content-length');
  for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  const location = answer.headers.get('location');
  if (location !== null) {
    const path = pathOf(location, origins);
    if (path === null) return refuse(502, 'SERVICES-REDIRECT');
    headers.set('Location', path);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

/**
 * The services' answer: 504 where none came in time, 502 where there was no connection or it leads to another host.
 * A redirect is never followed: it could lead to an address that only this server can reach.
 * @param request its body is in memory (limitBody), so that it goes out with a Content-Length
 * @param origin of the services, `https://services.example`
 * @param timeoutMs for the whole answer
 */
export async function forward(
  request: Request,
  origin: string,
  { timeoutMs, env }: { timeoutMs: number; env: Partial<HttpBindings> | undefined },
): Promise<Response> {
  const { pathname, search, origin: own } = new URL(request.url);
  const limit = AbortSignal.timeout(timeoutMs);
  const body = request.body ? await request.arrayBuffer() : null;
  try {
    const answer = await fetch(new URL(`${pathname}${search}`, origin), {
      method: request.method,
      headers: headersFor(request, env?.incoming?.socket.remoteAddress),
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, limit]),
      ...(body ? { body } : {}),
    });
    return returned(answer, [own, new URL(origin).origin]);
  } catch {
    return limit.aborted ? refuse(504, 'SERVICES-TIMED-OUT') : refuse(502, 'SERVICES-UNREACHABLE');
  }
}
