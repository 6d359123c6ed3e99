/**
 * Refuses calls that another site's page sends with a visitor's browser (decision 060). A sign-in that such a page
 * could send would plant its own session in the browser. The sandbox and the server in front both use this.
 */
import { createMiddleware } from 'hono/factory';
import { refuse } from './requests.ts';

/** Methods that change nothing (RFC 9110 §9.2.1). */
const SAFE = ['GET', 'HEAD', 'OPTIONS'];
/** A page of another site cannot send this type without asking first (a CORS preflight), and no preflight is granted. */
const NEEDS_PREFLIGHT = 'application/json';

/** Forms and no type at all (no body): what pages of this site send besides. Another site's could send them too. */
const OF_THIS_SITE = ['', 'application/x-www-form-urlencoded', 'multipart/form-data'];

const mediaType = (header: string | null): string => header?.split(';')[0]?.trim().toLowerCase() ?? '';

/** Whether an `Origin` names the host that was asked. The scheme is not compared: TLS may end before this server. */
function isOwnOrigin(origin: string | null, address: string): boolean {
  const url = origin === null ? null : URL.parse(origin);
  return url !== null && /^https?:$/.test(url.protocol) && url.host === new URL(address).host;
}

/**
 * Whether a request may change something: it is safe, or sends JSON, or is a form or empty and of a page of this very host.
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
