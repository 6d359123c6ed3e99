/**
 * Headers for every service response, so that browsers treat it as data and never run it as a page of this site
 * (decisions/services#service-responses-are-data). The sandbox and the local server both use them.
 */
import { createMiddleware } from 'hono/factory';
import { CHAT_POLICY, CHAT_WINDOW } from '../chat/chat-page.ts';

/** A content security policy under which nothing loads or runs and the document has no origin. */
const SERVICE_POLICY = "default-src 'none'; sandbox";

const HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/**
 * The headers for a path. The chat window has no `no-referrer` policy, because with it the window's form would send the
 * origin `null`.
 */
export const serviceHeaders = (path: string): Readonly<Record<string, string>> =>
  path === CHAT_WINDOW
    ? { ...HEADERS, 'Content-Security-Policy': CHAT_POLICY, 'Referrer-Policy': 'strict-origin' }
    : { ...HEADERS, 'Content-Security-Policy': SERVICE_POLICY, 'Referrer-Policy': 'no-referrer' };

export const addResponseHeaders = createMiddleware(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(serviceHeaders(c.req.path))) c.res.headers.set(name, value);
});
