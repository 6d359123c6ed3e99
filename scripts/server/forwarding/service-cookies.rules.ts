/** Restricts the cookies that services set on a site's host (decisions/session#cookies-that-services-may-set). Pure functions. */
import { CHAT_COOKIE } from '../../../src/features/chat/chat.rules.ts';

/** Cookies that services may set. Scripts read the `readable` ones: the portal sends ObSSOCookie as a header (000 §7). */
const SERVICE_COOKIES = {
  LtpaToken2: 'hidden',
  HMCSRProxyToken: 'hidden',
  ObSSOCookie: 'readable',
  [CHAT_COOKIE]: 'readable',
} as const satisfies Record<string, 'hidden' | 'readable'>;

const isServiceCookie = (name: string): name is keyof typeof SERVICE_COOKIES =>
  Object.hasOwn(SERVICE_COOKIES, name);

/** Allowed attributes. Drops unknown attributes and `Domain`, which would share the cookie with other hosts. */
const ALLOWED = /^(?:(?:path|expires|max-age|samesite)=|(?:secure|httponly)$)/i;
/**
 * Matches `SameSite=None`, which is replaced with Lax so that requests from other sites contain no cookies
 * (decisions/session#cookies-that-services-may-set).
 */
const CROSS_SITE = /^samesite=none$/i;

const withFlag = (attributes: readonly string[], flag: string, isRequired: boolean): readonly string[] =>
  !isRequired || attributes.some((attribute) => attribute.toLowerCase() === flag.toLowerCase())
    ? attributes
    : [...attributes, flag];

/**
 * The `Set-Cookie` value that this site sends in place of a service's cookie; null if `SERVICE_COOKIES` does not
 * contain the cookie's name.
 * @param cookie a `Set-Cookie` value
 * @param isSecure whether visitors use https
 */
export function serviceCookie(cookie: string, isSecure: boolean): string | null {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const name = pair.slice(0, Math.max(pair.indexOf('='), 0)).trim();
  if (!isServiceCookie(name)) return null;
  const allowed = attributes
    .filter((attribute) => ALLOWED.test(attribute))
    .map((attribute) => attribute.replace(CROSS_SITE, 'SameSite=Lax'));
  const secured = withFlag(allowed, 'Secure', isSecure);
  return [pair, ...withFlag(secured, 'HttpOnly', SERVICE_COOKIES[name] === 'hidden')].join('; ');
}

export const SERVICE_COOKIE_NAMES: readonly string[] = Object.keys(SERVICE_COOKIES);
