/**
 * Refuses cross-site calls (decisions/services#cross-site-calls-are-refused). Otherwise a page of another site could sign the
 * visitor's browser in to an attacker's session. The sandbox and the local server both use this.
 */
import { createMiddleware } from 'hono/factory';
import { refuse } from './requests.ts';

/** Methods that change nothing (RFC 9110 §9.2.1). */
const SAFE = ['GET', 'HEAD', 'OPTIONS'];
/** A content type that another site's page can send only after a CORS preflight, which is never granted. */
const NEEDS_PREFLIGHT = 'application/json';

/** Content types of forms and of requests without a body. Other sites' pages can send these, so the origin is checked. */
const OF_THIS_SITE = ['', 'application/x-www-form-urlencoded', 'multipart/form-data'];

const mediaType = (header: string | null): string => header?.split(';')[0]?.trim().toLowerCase() ?? '';

/** Whether the `Origin` header has the request's host. The scheme may differ, because TLS may end before this server. */
function isOwnOrigin(origin: string | null, address: string): boolean {
  const url = origin === null ? null : URL.parse(origin);
  return url !== null && /^https?:$/.test(url.protocol) && url.host === new URL(address).host;
}

/**
 * Whether a request may be handled. A request with an unsafe method must not be marked as cross-site, and must either
 * send JSON, or send a form or no body from a page of this host.
 * @param request only its method, URL and headers are read
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
