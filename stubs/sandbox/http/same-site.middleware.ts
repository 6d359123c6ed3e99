/**
 * Refuses cross-site calls (decisions/services#cross-site-calls-are-refused). A sign-in sent by another site's page would start its session in the visitor's
 * browser. The sandbox and the local server both use this.
 */
import { createMiddleware } from 'hono/factory';
import { refuse } from './requests.ts';

/** Methods that change nothing (RFC 9110 §9.2.1). */
const SAFE = ['GET', 'HEAD', 'OPTIONS'];
/** Another site's page cannot send this type without a CORS preflight, and none is granted. */
const NEEDS_PREFLIGHT = 'application/json';

/** Forms and requests without a body. Another site's page can send these too. */
const OF_THIS_SITE = ['', 'application/x-www-form-urlencoded', 'multipart/form-data'];

const mediaType = (header: string | null): string => header?.split(';')[0]?.trim().toLowerCase() ?? '';

/** Whether `Origin` is the request's host. The scheme is not compared: TLS may end before this server. */
function isOwnOrigin(origin: string | null, address: string): boolean {
  const url = origin === null ? null : URL.parse(origin);
  return url !== null && /^https?:$/.test(url.protocol) && url.host === new URL(address).host;
}

/**
 * Allows safe methods, JSON, and a form or empty body from a page of this host.
 * @param request only its method, address and headers are read
 */
export function maySend({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>): boolean {
  if (SAFE.includes(method)) return true;
  if (headers.get('Sec-Fetch-Site') === 'cross-site') return false;
  const type = mediaType(headers.get('Content-Type'));
  return type === NEEDS_PREFLIGHT || (OF_THIS_SITE.includes(type) && isOwnOrigin(headers.get('Origin'), url));
}

export const refuseCrossSite = createMiddleware(async (c, next) =>
  maySend(c.req.raw) ? next() : refuse(403, 'CROSS-SITE'),
);
