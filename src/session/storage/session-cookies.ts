/** Reads, writes and clears the session's cookies. They contain no member data and grant no access (spec 000 §3; decisions/session#session-cookies). */
import { BRAND_COOKIE } from './session-keys.ts';
import type { ActorType } from '../user/roles.rules.ts';
import { SESSION_COOKIE } from './shell-keys.ts';

const MEMBER_LOGIN_COOKIE = 'authVersion';
const MEMBER_LOGIN = 'MER_LOGIN_V1'; // spec 000 §3
const UMS_BRAND_COOKIE = 'umsBrand';
const DATA_DOMAIN_COOKIE = 'ddToken';
const DICTIONARY_COOKIE = 'DDValue'; // contains the host's token until an agent chooses a region (spec 000 §4)
const REGION_COOKIE = 'LEAD_REGION';
const SIMULATION_COOKIE = 'simulatedAuthVersion';
const SIMULATED_SESSION = 'MER_SIMULATION_V1';
const PROXY_COOKIE = 'HMCSRProxyToken';
const CLIENT_COOKIE = 'mbrClientNumber';
const GROUP_COOKIE = 'mbrGroupNumber';
const SINGLE_SIGN_ON_COOKIE = 'ObSSOCookie';
const VENDOR_COOKIE = 'vendor';
const MIGRATION_COOKIE = 'ibcMigrationDate'; // written by other systems on the host (spec 001 §3)

/** The cookies to clear when a session ends. Includes cookies of other systems (spec 000 §3), but not preferences. */
const SESSION_COOKIES: readonly string[] = [
  BRAND_COOKIE,
  UMS_BRAND_COOKIE,
  DATA_DOMAIN_COOKIE,
  DICTIONARY_COOKIE,
  'LtpaToken2',
  SINGLE_SIGN_ON_COOKIE,
  'CommerceTokens',
  PROXY_COOKIE,
  SESSION_COOKIE,
  CLIENT_COOKIE,
  GROUP_COOKIE,
  REGION_COOKIE,
  MEMBER_LOGIN_COOKIE,
  SIMULATION_COOKIE,
  VENDOR_COOKIE,
  MIGRATION_COOKIE,
];

const SIMULATION_COOKIES: readonly string[] = [SIMULATION_COOKIE, PROXY_COOKIE, CLIENT_COOKIE, GROUP_COOKIE];

/** The presence of any of these cookies requires a logout call (spec 000 §4 'Logout result'). */
const LOGOUT_COOKIES: readonly string[] = [MEMBER_LOGIN_COOKIE, SIMULATION_COOKIE, GROUP_COOKIE];

/** Uses `Lax`, so that links from other sites open with the session, and `Secure` only on https, because Safari rejects it on localhost. */
const write = (name: string, value: string): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}`;
};

/** @returns the raw value; null if there is no cookie, or if it is HttpOnly */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

interface SessionCookieValues {
  code: string;
  dataDomainToken: number; // the host's number, such as 14 (spec 000 §4)
  actorType: ActorType;
}

/** @returns the value by which a tab recognizes its session; null if the browser blocks cookies (decisions/session#browsers-that-block-cookies) */
export function writeSessionCookies({
  code,
  dataDomainToken,
  actorType,
}: SessionCookieValues): string | null {
  const value = crypto.randomUUID();
  clear([REGION_COOKIE, MEMBER_LOGIN_COOKIE]); // the previous session may have left these cookies
  write(BRAND_COOKIE, code);
  write(UMS_BRAND_COOKIE, code);
  write(DATA_DOMAIN_COOKIE, String(dataDomainToken));
  write(DICTIONARY_COOKIE, String(dataDomainToken));
  if (actorType === 'MEMBER') write(MEMBER_LOGIN_COOKIE, MEMBER_LOGIN);
  write(SESSION_COOKIE, value);
  return readCookie(SESSION_COOKIE) === value ? value : null;
}

/** Marks a simulation. The service itself sets the HttpOnly cookie of the proxy token (spec 000 §3). */
export const writeSimulationCookie = (): void => write(SIMULATION_COOKIE, SIMULATED_SESSION);

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

/** Writes the region that an agent chose. Not in the spec: both token cookies get the same number, and `umsBrand` gets the region's brand (spec 000 §4; decisions/staff#agency-and-region). */
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

/** Decodes a cookie's value. Returns it unchanged if it has invalid escapes, which other systems may write. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export const chosenRegion = (): string => decoded(readCookie(REGION_COOKIE) ?? '');

/** The data-domain token in the cookie (spec 000 §4, §5 'a particular cookie decodes to 16'). @param host the host's token, returned for visitors without the cookie */
export function dataDomainToken(host: number): number {
  const written = decoded(readCookie(DATA_DOMAIN_COOKIE) ?? '');
  return /^\d{1,2}$/.test(written) ? Number(written) : host;
}

export function singleSignOnToken(): string | null {
  const value = readCookie(SINGLE_SIGN_ON_COOKIE);
  return value === null || value === '' ? null : decoded(value);
}

export const migrationDate = (): string | null => {
  const written = readCookie(MIGRATION_COOKIE);
  return written === null ? null : decoded(written);
};

/** Clears each cookie both without a domain attribute and with this host as its domain (spec 000 §4). */
function clear(names: readonly string[]): void {
  for (const name of names) {
    const expired = `${name}=; Path=/; Max-Age=0`;
    document.cookie = expired;
    document.cookie = `${expired}; Domain=${window.location.hostname}`;
  }
}

export const clearSessionCookies = (): void => clear(SESSION_COOKIES);

export const clearSingleSignOnCookie = (): void => clear([SINGLE_SIGN_ON_COOKIE]);

export const hasSimulationCookie = (): boolean => readCookie(SIMULATION_COOKIE) !== null;

export const clearSimulationCookies = (): void => clear(SIMULATION_COOKIES);

export const hasLogoutCookie = (): boolean => LOGOUT_COOKIES.some((name) => readCookie(name) !== null);

export const hasSessionCookie = (): boolean => readCookie(SESSION_COOKIE) !== null;

export const hasAnySessionCookie = (): boolean => hasSessionCookie() || hasLogoutCookie();

export const hasVendorCookie = (): boolean => readCookie(VENDOR_COOKIE) !== null;
