/** The session's cookies (spec 000 §3). None holds member data or grants access. */
import { BRAND_COOKIE, MEMBER_SESSION, SESSION_KIND_COOKIE } from './session-keys.ts';

const SESSION_COOKIES = [BRAND_COOKIE, SESSION_KIND_COOKIE];

/** Cookies whose presence makes a sign-out call worth while (spec 000 §4 'Logout result'). */
const SIGN_OUT_NEEDS = [SESSION_KIND_COOKIE, 'simulatedAuthVersion', 'mbrGroupNumber'];

const write = (name: string, value: string, secure: boolean): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
};

/** Session cookies of a member: the brand cookie carries the secure flag (spec 000 §4). */
export function writeMemberCookies(brandCode: string): void {
  write(BRAND_COOKIE, brandCode, true);
  write(SESSION_KIND_COOKIE, MEMBER_SESSION, true);
}

export function clearSessionCookies(): void {
  for (const name of SESSION_COOKIES) document.cookie = `${name}=; Path=/; Max-Age=0`;
}

/** Whether a member login, simulation or group-number cookie is there. */
export const hasSessionCookie = (): boolean =>
  document.cookie.split('; ').some((pair) => SIGN_OUT_NEEDS.includes(pair.split('=')[0] ?? ''));
