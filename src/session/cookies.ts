/**
 * The session's cookies (spec 000 §3; `docs/decisions/024-cookies.md` says who writes which). None that the portal
 * writes holds member data or grants access.
 */
import { BRAND_COOKIE, MEMBER_SESSION, SESSION_KIND_COOKIE } from './session-keys.ts';

/** In it each session has a value of its own: a tab that took up another one is stale (spec 000 §4). */
export const ACTIVITY_COOKIE = 'CommerceActivityToken';
const UMS_BRAND_COOKIE = 'umsBrand';
const DATA_DOMAIN_COOKIE = 'ddToken';
const SIMULATION_COOKIE = 'simulatedAuthVersion';
const GROUP_COOKIE = 'mbrGroupNumber';
const VENDOR_COOKIE = 'vendor';

/** Every cookie of spec 000 §3 that belongs to a session, whoever writes it; preferences are not among them. */
const SESSION_COOKIES: readonly string[] = [
  BRAND_COOKIE,
  UMS_BRAND_COOKIE,
  DATA_DOMAIN_COOKIE,
  'DDValue',
  'LtpaToken2',
  'ObSSOCookie',
  'CommerceTokens',
  'HMCSRProxyToken',
  ACTIVITY_COOKIE,
  'mbrClientNumber',
  GROUP_COOKIE,
  'LEAD_REGION',
  SESSION_KIND_COOKIE,
  SIMULATION_COOKIE,
  VENDOR_COOKIE,
];

/** Cookies whose presence makes a sign-out call worth while (spec 000 §4 'Logout result'). */
const SIGN_OUT_NEEDS: readonly string[] = [SESSION_KIND_COOKIE, SIMULATION_COOKIE, GROUP_COOKIE];

/** For as long as the browser is open, on every path of this host; links from elsewhere find the session. */
const write = (name: string, value: string): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Secure`;
};

/** The value of a cookie that scripts may read, as it is written; null where there is none. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** What the cookies of a session say of its host. */
interface CookieBrand {
  code: string;
  /** Data-domain token of the host (spec 000 §4): 14, 18, … */
  dataDomainToken: number;
}

/** Session cookies of a member: the brand cookie carries the secure flag (spec 000 §4). */
export function writeMemberCookies({ code, dataDomainToken }: CookieBrand): void {
  write(BRAND_COOKIE, code);
  write(UMS_BRAND_COOKIE, code);
  write(DATA_DOMAIN_COOKIE, String(dataDomainToken));
  write(SESSION_KIND_COOKIE, MEMBER_SESSION);
  write(ACTIVITY_COOKIE, crypto.randomUUID());
}

/** Takes away every cookie of the session, for this host alone and for this host as a domain (spec 000 §4). */
export function clearSessionCookies(): void {
  for (const name of SESSION_COOKIES) {
    const gone = `${name}=; Path=/; Max-Age=0`;
    document.cookie = gone;
    document.cookie = `${gone}; Domain=${window.location.hostname}`;
  }
}

/** Whether a member login, simulation or group-number cookie is there. */
export const hasSessionCookie = (): boolean => SIGN_OUT_NEEDS.some((name) => readCookie(name) !== null);

/** Whether the spending vendor has a session beside the portal's. */
export const hasVendorCookie = (): boolean => readCookie(VENDOR_COOKIE) !== null;
