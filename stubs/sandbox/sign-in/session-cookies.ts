/**
 * Cookies of the older sign-in flow (spec 000 §3 'Cookies'). LtpaToken2 (HttpOnly) contains the session's token. ObSSOCookie
 * contains the trusted token, which the portal sends as a header to simulate a member.
 */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SandboxContext, SandboxServices } from '../context.ts';
import { endSession } from './token-grants.ts';

export const SESSION_COOKIE = 'LtpaToken2';
export const TRUSTED_COOKIE = 'ObSSOCookie';

/** Options of the cookies. They are Secure only on https, because local sites have no https. */
export const cookieOptions = (c: SandboxContext) =>
  ({ path: '/', sameSite: 'Lax', secure: c.req.url.startsWith('https:') }) as const;

export function setSessionCookies(c: SandboxContext, token: string, trusted: string): void {
  setCookie(c, SESSION_COOKIE, token, { ...cookieOptions(c), httpOnly: true });
  setTrustedCookie(c, trusted);
}

/** Sets only the single-sign-on cookie. Internal staff need it for simulations, even in flows without `LtpaToken2`. */
export const setTrustedCookie = (c: SandboxContext, trusted: string): void =>
  setCookie(c, TRUSTED_COOKIE, trusted, cookieOptions(c));

/**
 * Clears the session cookies that the request sent. Old cookies would make a later session stale (spec 000 §4).
 * @returns the cookies' values
 */
export function clearSessionCookies(c: SandboxContext): string[] {
  return [SESSION_COOKIE, TRUSTED_COOKIE].flatMap((name) => {
    const value = getCookie(c, name);
    if (value === undefined) return [];
    deleteCookie(c, name, cookieOptions(c));
    return [value];
  });
}

/** Clears the session cookies that the request sent, and ends their sessions. For sign-out, and for a sign-in that replaces them. */
export function endCookieSessions(services: SandboxServices, c: SandboxContext): void {
  for (const token of clearSessionCookies(c)) endSession(services, token);
}
