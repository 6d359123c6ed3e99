/**
 * The session's cookies (spec 000 §3; `docs/decisions/024-cookies.md` says who writes which). Those written here
 * hold no member data and grant no access.
 */
import { BRAND_COOKIE } from './session-keys.ts';
import type { ActorType } from '../user/roles.rules.ts';
import { ACTIVITY_COOKIE } from './shell-keys.ts';

/** Marks a member's session, not another actor's (spec 000 §3). */
const MEMBER_LOGIN_COOKIE = 'authVersion';
const MEMBER_LOGIN = 'MER_LOGIN_V1';
const UMS_BRAND_COOKIE = 'umsBrand';
const DATA_DOMAIN_COOKIE = 'ddToken';
/** Data-dictionary token: the host's, until an agent chooses a region (spec 000 §4). */
const DICTIONARY_COOKIE = 'DDValue';
const REGION_COOKIE = 'LEAD_REGION';
const SIMULATION_COOKIE = 'simulatedAuthVersion';
const SIMULATED_SESSION = 'MER_SIMULATION_V1';
const PROXY_COOKIE = 'HMCSRProxyToken';
const CLIENT_COOKIE = 'mbrClientNumber';
const GROUP_COOKIE = 'mbrGroupNumber';
const SINGLE_SIGN_ON_COOKIE = 'ObSSOCookie';
const VENDOR_COOKIE = 'vendor';
/** Written by other systems on the host (spec 001 §3 'ibcMigrationDate (from a cookie)'). */
const MIGRATION_COOKIE = 'ibcMigrationDate';

/** Every session cookie of spec 000 §3, including those that other systems write; no preferences. */
const SESSION_COOKIES: readonly string[] = [
  BRAND_COOKIE,
  UMS_BRAND_COOKIE,
  DATA_DOMAIN_COOKIE,
  DICTIONARY_COOKIE,
  'LtpaToken2',
  SINGLE_SIGN_ON_COOKIE,
  'CommerceTokens',
  PROXY_COOKIE,
  ACTIVITY_COOKIE,
  CLIENT_COOKIE,
  GROUP_COOKIE,
  REGION_COOKIE,
  MEMBER_LOGIN_COOKIE,
  SIMULATION_COOKIE,
  VENDOR_COOKIE,
  MIGRATION_COOKIE,
];

/** Cookies of a simulation; the others belong to the staff's own session. */
const SIMULATION_COOKIES: readonly string[] = [SIMULATION_COOKIE, PROXY_COOKIE, CLIENT_COOKIE, GROUP_COOKIE];

/** Logout is called only if one of these is present (spec 000 §4 'Logout result'). */
const LOGOUT_COOKIES: readonly string[] = [MEMBER_LOGIN_COOKIE, SIMULATION_COOKIE, GROUP_COOKIE];

/**
 * A browser-session cookie for every path; `Lax`, so that links from other sites find the session. `Secure` only on
 * https: over http, only Chromium and Firefox on localhost accept it.
 */
const write = (name: string, value: string): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}`;
};

/** The raw value; null if there is none or it is HttpOnly. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

interface SessionCookieValues {
  code: string;
  /** The host's data-domain token (spec 000 §4): 14, 18, … */
  dataDomainToken: number;
  actorType: ActorType;
}

/**
 * Writes the cookies of a new session; on https they are secure (spec 000 §4).
 * @returns the session cookie's random value, by which a tab recognizes its session; null if the browser blocks
 * cookies
 */
export function writeSessionCookies({
  code,
  dataDomainToken,
  actorType,
}: SessionCookieValues): string | null {
  const value = crypto.randomUUID();
  clear([REGION_COOKIE, MEMBER_LOGIN_COOKIE]); // of the previous session
  write(BRAND_COOKIE, code);
  write(UMS_BRAND_COOKIE, code);
  write(DATA_DOMAIN_COOKIE, String(dataDomainToken));
  write(DICTIONARY_COOKIE, String(dataDomainToken));
  if (actorType === 'MEMBER') write(MEMBER_LOGIN_COOKIE, MEMBER_LOGIN);
  write(ACTIVITY_COOKIE, value);
  return readCookie(ACTIVITY_COOKIE) === value ? value : null;
}

/** Marks a simulation (spec 000 §3); the service sets the proxy token's HttpOnly cookie. */
export const writeSimulationCookie = (): void => write(SIMULATION_COOKIE, SIMULATED_SESSION);

/** The selected group and its client (spec 000 §3). */
export function writeGroupCookies({
  clientNumber,
  groupNumber,
}: {
  clientNumber: string;
  groupNumber: string;
}): void {
  write(CLIENT_COOKIE, clientNumber);
  write(GROUP_COOKIE, groupNumber);
}

/**
 * The region of agents and staff, its data-dictionary token and the token's brand (spec 000 §4): other systems on
 * the host read them. Chosen here: both token cookies have the same number; `umsBrand` has the region's brand,
 * `brand` the host's (decision 034).
 */
export function writeRegionCookies({
  region,
  dictionaryToken,
  brand,
}: {
  region: string;
  dictionaryToken: string;
  brand: string;
}): void {
  write(REGION_COOKIE, region);
  write(UMS_BRAND_COOKIE, brand);
  write(DATA_DOMAIN_COOKIE, dictionaryToken);
  write(DICTIONARY_COOKIE, dictionaryToken);
}

/** Other systems may write invalid escapes: use their value as is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** '' if none was chosen in this session. */
export const chosenRegion = (): string => decoded(readCookie(REGION_COOKIE) ?? '');

/**
 * The host's data-domain token (spec 000 §4, §5 'a particular cookie decodes to 16').
 * @param host the brand record's number, for visitors: the cookie is written at sign-in
 */
export function dataDomainToken(host: number): number {
  const written = decoded(readCookie(DATA_DOMAIN_COOKIE) ?? '');
  return /^\d{1,2}$/.test(written) ? Number(written) : host;
}

/** Null if there is none. */
export function singleSignOnToken(): string | null {
  const value = readCookie(SINGLE_SIGN_ON_COOKIE);
  return value === null || value === '' ? null : decoded(value);
}

export const migrationDate = (): string | null => {
  const written = readCookie(MIGRATION_COOKIE);
  return written === null ? null : decoded(written);
};

/** For this host and for this host as a domain (spec 000 §4). */
function clear(names: readonly string[]): void {
  for (const name of names) {
    const expired = `${name}=; Path=/; Max-Age=0`;
    document.cookie = expired;
    document.cookie = `${expired}; Domain=${window.location.hostname}`;
  }
}

export const clearSessionCookies = (): void => clear(SESSION_COOKIES);

/** Leaves all other cookies: used after a failed sign-in. */
export const clearSingleSignOnCookie = (): void => clear([SINGLE_SIGN_ON_COOKIE]);

/** Leaves the cookies of the staff's own session. */
export const clearSimulationCookies = (): void => clear(SIMULATION_COOKIES);

/** Whether a member login, simulation or group-number cookie is present (spec 000 §4 'Logout result'). */
export const hasLogoutCookie = (): boolean => LOGOUT_COOKIES.some((name) => readCookie(name) !== null);

/** A hint that this browser has a session, as in `boot.ts`. */
export const hasSessionCookie = (): boolean => readCookie(ACTIVITY_COOKIE) !== null;

/** Whether this browser has, or had, a session. */
export const hasAnySessionCookie = (): boolean => hasSessionCookie() || hasLogoutCookie();

/** Whether the spending vendor has a session too. */
export const hasVendorCookie = (): boolean => readCookie(VENDOR_COOKIE) !== null;
