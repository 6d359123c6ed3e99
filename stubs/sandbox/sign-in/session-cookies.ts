/**
 * Cookies of the older sign-in flow (spec 000 §3 'Cookies'). LtpaToken2 (HttpOnly) has the session's token, ObSSOCookie
 * the trusted one, which the portal sends as a header to simulate a member.
 */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SandboxContext, SandboxServices } from '../context.ts';
import { endSession } from './token-grants.ts';

export const SESSION_COOKIE = 'LtpaToken2';
export const TRUSTED_COOKIE = 'ObSSOCookie';

/** Secure on https; a local site has none. */
export const cookieOptions = (c: SandboxContext) =>
  ({ path: '/', sameSite: 'Lax', secure: c.req.url.startsWith('https:') }) as const;

export function setSessionCookies(c: SandboxContext, token: string, trusted: string): void {
  setCookie(c, SESSION_COOKIE, token, { ...cookieOptions(c), httpOnly: true });
  setTrustedCookie(c, trusted);
}

/** Only the single-sign-on cookie: other flows set it for internal staff, who simulate members with it. */
export const setTrustedCookie = (c: SandboxContext, trusted: string): void =>
  setCookie(c, TRUSTED_COOKIE, trusted, cookieOptions(c));

/**
 * Clears the cookies that the request sent: old ones would make later sessions stale.
 * @returns their values
 */
export function clearSessionCookies(c: SandboxContext): string[] {
  return [SESSION_COOKIE, TRUSTED_COOKIE].flatMap((name) => {
    const value = getCookie(c, name);
    if (value === undefined) return [];
    deleteCookie(c, name, cookieOptions(c));
    return [value];
  });
}

/** Clears the cookies that the request sent and ends their sessions: at a sign-out, and when another sign-in takes their place. */
export function endCookieSessions(services: SandboxServices, c: SandboxContext): void {
  for (const token of clearSessionCookies(c)) endSession(services, token);
}
