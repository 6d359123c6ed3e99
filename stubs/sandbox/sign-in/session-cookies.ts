/**
 * The cookies of the older sign-in flow (spec 000 §3 'Cookies'). LtpaToken2 holds the session's token, out of
 * reach of scripts; ObSSOCookie the trusted one, which the portal sends as a header to simulate a member.
 */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SandboxContext } from '../context.ts';

export const SESSION_COOKIE = 'LtpaToken2';
export const TRUSTED_COOKIE = 'ObSSOCookie';

/** Secure wherever the site is served by https; a laptop's is not. */
export const cookieOptions = (c: SandboxContext) =>
  ({ path: '/', sameSite: 'Lax', secure: c.req.url.startsWith('https:') }) as const;

export function setOlderCookies(c: SandboxContext, token: string, trusted: string): void {
  setCookie(c, SESSION_COOKIE, token, { ...cookieOptions(c), httpOnly: true });
  setTrustedCookie(c, trusted);
}

/** The single-sign-on cookie alone: the other flows give it to internal staff, who simulate members with it. */
export const setTrustedCookie = (c: SandboxContext, trusted: string): void =>
  setCookie(c, TRUSTED_COOKIE, trusted, cookieOptions(c));

/**
 * Clears the cookies that the request sent: those of an earlier sign-in would make every later session stale.
 * @returns their values
 */
export function clearOlderCookies(c: SandboxContext): string[] {
  return [SESSION_COOKIE, TRUSTED_COOKIE].flatMap((name) => {
    const value = getCookie(c, name);
    if (value === undefined) return [];
    deleteCookie(c, name, cookieOptions(c));
    return [value];
  });
}
