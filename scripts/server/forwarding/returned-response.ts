/** Turns a service response into a response of a site (decisions/services#what-passes-to-and-from-services). */
import { safeTarget } from '../../../src/lib/navigation/safe-target.rules.ts';
import { dataType } from './destinations.ts';
import { failedCall } from './failed-call.ts';
import { heldBack } from './held-body.ts';
import type { Hold } from './holds.ts';
import { serviceCookie } from './service-cookies.rules.ts';

/** Response headers that are passed on. Others could affect the whole site, such as Refresh, Clear-Site-Data and CORS headers. */
const RETURNED = [
  'accept-ranges',
  'content-range',
  'content-disposition',
  'content-language',
  'content-length',
  'date',
  'retry-after',
  'last-modified',
];

interface Exchange {
  request: Request;
  /** The requested URL on the services' origin. */
  requested: URL;
  /** This site's origins: the one in the visitor's request, and the one in the forwarded headers. */
  own: readonly string[];
  hold: Hold;
  /** Closes the visitor's connection; null if there is none. */
  cutOff: (() => void) | null;
}

/** Matches an absolute path or URL. Anything else is relative to the request's URL. */
const COMPLETE = /^(?:\/|[a-z][a-z\d+.-]*:)/i;

/** The redirect target as a path of this site; null if it is not on this site. */
function pathOf(location: string, { requested, own: ownOrigins }: Exchange): string | null {
  const complete = COMPLETE.test(location) ? location : URL.parse(location, requested)?.href;
  for (const origin of [...ownOrigins, requested.origin]) {
    const target = safeTarget(complete, { origin, sites: [] });
    if (target?.startsWith('/')) return target;
  }
  return null;
}

function headersOf(response: Response, { requested, own: ownOrigins }: Exchange): Headers {
  const headers = new Headers();
  for (const name of RETURNED) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // Node has decompressed the body, so the length in the header is wrong.
  if (response.headers.has('content-encoding')) headers.delete('content-length');
  if (response.body)
    headers.set('content-type', dataType(response.headers.get('content-type'), requested.pathname));
  const isSecure = ownOrigins.some((origin) => origin.startsWith('https:'));
  for (const sent of response.headers.getSetCookie()) {
    const cookie = serviceCookie(sent, isSecure);
    if (cookie !== null) headers.append('Set-Cookie', cookie);
  }
  return headers;
}

/** The `Location` of a redirect; null for other responses, whose `Location` is dropped. */
const redirectOf = ({ status, headers }: Response): string | null =>
  status >= 300 && status < 400 ? headers.get('location') : null;

const isConditional = ({ headers }: Request): boolean =>
  headers.has('If-None-Match') || headers.has('If-Modified-Since');

/** Whether the status is invalid: below 200, from 600 on (`Response` rejects those), or 304 for a request that is not conditional. */
const isImpossible = (status: number, request: Request): boolean =>
  status < 200 || status >= 600 || (status === 304 && !isConditional(request));

/** Statuses without content. They become 200 with `{}`, because the portal expects JSON from every call. */
const EMPTY = [204, 205];

function emptyObject(headers: Headers): Response {
  for (const name of ['content-length', 'content-range', 'content-disposition']) headers.delete(name);
  headers.set('Content-Type', 'application/json');
  return new Response('{}', { status: 200, headers });
}

const lengthOf = (headers: Headers): number | null => {
  const length = headers.get('content-length');
  return length === null ? null : Number(length);
};

/** @throws the error that ended the body early; QueueFullError if there are too many streams */
export async function returnedResponse(response: Response, exchange: Exchange): Promise<Response> {
  const { status, body } = response;
  const refused = async (code: string): Promise<Response> => {
    await body?.cancel();
    return failedCall(502, code);
  };
  if (isImpossible(status, exchange.request)) return refused('SERVICES-STATUS');
  const headers = headersOf(response, exchange);
  if (EMPTY.includes(status)) return emptyObject(headers);
  const location = redirectOf(response);
  if (location !== null) {
    const path = pathOf(location, exchange);
    if (path === null) return refused('SERVICES-REDIRECT');
    headers.set('Location', path);
  }
  if (!body) return new Response(null, { status, headers });
  const { hold, cutOff } = exchange;
  const held = await heldBack(body, { length: lengthOf(headers), hold, cutOff });
  if (held.size !== null) headers.set('content-length', String(held.size));
  return new Response(held.body, { status, headers });
}
