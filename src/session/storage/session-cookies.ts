/**
 * The session's cookies (spec 000 §3; `docs/decisions/024-cookies.md` says who writes which). None that the portal
 * writes holds member data or grants access.
 */
import { BRAND_COOKIE } from './session-keys.ts';
import type { ActorType } from '../user/roles.rules.ts';
import { ACTIVITY_COOKIE } from './shell-keys.ts';

/** Says that the session is a member login, and of no other actor (spec 000 §3). */
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
/** Written by other systems on the host; the profile reads it (spec 001 §3 'ibcMigrationDate (from a cookie)'). */
const MIGRATION_COOKIE = 'ibcMigrationDate';

/** Every cookie of spec 000 §3 that belongs to a session, whoever writes it; preferences are not among them. */
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

/** What the window in which staff act as a member leaves behind; the rest is of their own session. */
const SIMULATION_COOKIES: readonly string[] = [SIMULATION_COOKIE, PROXY_COOKIE, CLIENT_COOKIE, GROUP_COOKIE];

/** Logout is called only where one of these is present (spec 000 §4 'Logout result'). */
const LOGOUT_COOKIES: readonly string[] = [MEMBER_LOGIN_COOKIE, SIMULATION_COOKIE, GROUP_COOKIE];

/**
 * For as long as the browser is open, on every path of this host; links from elsewhere find the session. Over http no browser
 * but Chromium and Firefox on localhost takes a cookie that is `Secure`.
 */
const write = (name: string, value: string): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}`;
};

/** The value of a cookie that scripts may read, as it is written; null where there is none. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** What the cookies of a session say of its host and of the person. */
interface SessionCookieValues {
  /** Code of the host's brand. */
  code: string;
  /** Data-domain token of the host (spec 000 §4): 14, 18, … */
  dataDomainToken: number;
  actorType: ActorType;
}

/**
 * Writes the cookies of a session that begins; on https they carry the secure flag (spec 000 §4).
 * @returns the session's own value, by which a tab knows whether its session still is the browser's; null where the browser
 * keeps no cookies
 */
export function writeSessionCookies({
  code,
  dataDomainToken,
  actorType,
}: SessionCookieValues): string | null {
  const own = crypto.randomUUID();
  clear([REGION_COOKIE, MEMBER_LOGIN_COOKIE]); // of the person before
  write(BRAND_COOKIE, code);
  write(UMS_BRAND_COOKIE, code);
  write(DATA_DOMAIN_COOKIE, String(dataDomainToken));
  write(DICTIONARY_COOKIE, String(dataDomainToken));
  if (actorType === 'MEMBER') write(MEMBER_LOGIN_COOKIE, MEMBER_LOGIN);
  write(ACTIVITY_COOKIE, own);
  return readCookie(ACTIVITY_COOKIE) === own ? own : null;
}

/** Says that staff act as a member (spec 000 §3); the proxy token's cookie is the service's, out of reach of scripts. */
export const writeSimulationCookie = (): void => write(SIMULATION_COOKIE, SIMULATED_SESSION);

/** The group that the member's screens speak of, and its client (spec 000 §3). */
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
 * The region that agents and staff work in, its data-dictionary token and the brand that the token stands for (spec 000
 * §4): other systems on the host read there which data they show. Chosen here: both token cookies have the same number, and
 * `umsBrand` has the brand of the region, `brand` that of the host (decision 034).
 */
export function writeRegionCookies({
  region,
  dictionaryToken,
  brand,
}: {
  region: string;
  dictionaryToken: string;
  /** Brand code. */
  brand: string;
}): void {
  write(REGION_COOKIE, region);
  write(UMS_BRAND_COOKIE, brand);
  write(DATA_DOMAIN_COOKIE, dictionaryToken);
  write(DICTIONARY_COOKIE, dictionaryToken);
}

/** A value as its writer meant it; what other systems on the host wrote in another way is taken as it stands. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The region that the token is of; '' where none has been chosen in this session. */
export const chosenRegion = (): string => decoded(readCookie(REGION_COOKIE) ?? '');

/**
 * The data-domain token of the host as its cookie says (spec 000 §4, §5 'a particular cookie decodes to 16').
 * @param host the brand record's number, for a visitor: the cookie is written at sign-in
 */
export function dataDomainToken(host: number): number {
  const written = decoded(readCookie(DATA_DOMAIN_COOKIE) ?? '');
  return /^\d{1,2}$/.test(written) ? Number(written) : host;
}

/** The single-sign-on cookie, which a service has set; null where there is none. */
export function singleSignOnToken(): string | null {
  const value = readCookie(SINGLE_SIGN_ON_COOKIE);
  return value === null || value === '' ? null : decoded(value);
}

/** As the cookie has it; null where there is none. */
export const migrationDate = (): string | null => {
  const written = readCookie(MIGRATION_COOKIE);
  return written === null ? null : decoded(written);
};

/** Takes cookies away, for this host alone and for this host as a domain (spec 000 §4). */
function clear(names: readonly string[]): void {
  for (const name of names) {
    const gone = `${name}=; Path=/; Max-Age=0`;
    document.cookie = gone;
    document.cookie = `${gone}; Domain=${window.location.hostname}`;
  }
}

/** Takes away every cookie of the session. */
export const clearSessionCookies = (): void => clear(SESSION_COOKIES);

/** Takes away the single-sign-on cookie alone: of a sign-in that came to nothing, beside whatever else is there. */
export const clearSingleSignOnCookie = (): void => clear([SINGLE_SIGN_ON_COOKIE]);

/** Takes away the cookies of a simulated session, and leaves those of the staff's own. */
export const clearSimulationCookies = (): void => clear(SIMULATION_COOKIES);

/** Whether a member login, simulation or group-number cookie is present (spec 000 §4 'Logout result'). */
export const hasLogoutCookie = (): boolean => LOGOUT_COOKIES.some((name) => readCookie(name) !== null);

/** Whether the browser has a session of the portal, as far as a cookie can say: a hint, as for `boot.ts`. */
export const hasSessionCookie = (): boolean => readCookie(ACTIVITY_COOKIE) !== null;

/** Whether any cookie says that the portal has, or had, a session in this browser. */
export const hasAnySessionCookie = (): boolean => hasSessionCookie() || hasLogoutCookie();

/** Whether the spending vendor has a session beside the portal's. */
export const hasVendorCookie = (): boolean => readCookie(VENDOR_COOKIE) !== null;
