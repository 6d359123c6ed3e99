/**
 * The session's cookies (spec 000 §3; `docs/decisions/024-cookies.md` says who writes which). None that the portal
 * writes holds member data or grants access.
 */
import { BRAND_COOKIE } from './session-keys.ts';
import { MEMBER_SESSION, SESSION_KIND_COOKIE } from './shell-keys.ts';

/** In it each session has a value of its own: a tab that took up another one is stale (spec 000 §4). */
export const ACTIVITY_COOKIE = 'CommerceActivityToken';
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
const TRUSTED_COOKIE = 'ObSSOCookie';
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
  TRUSTED_COOKIE,
  'CommerceTokens',
  PROXY_COOKIE,
  ACTIVITY_COOKIE,
  CLIENT_COOKIE,
  GROUP_COOKIE,
  REGION_COOKIE,
  SESSION_KIND_COOKIE,
  SIMULATION_COOKIE,
  VENDOR_COOKIE,
  MIGRATION_COOKIE,
];

/** What the window in which staff act as a member leaves behind; the rest is of their own session. */
const SIMULATION_COOKIES: readonly string[] = [SIMULATION_COOKIE, PROXY_COOKIE, CLIENT_COOKIE, GROUP_COOKIE];

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

/**
 * Session cookies of a member: the brand cookie carries the secure flag (spec 000 §4).
 * @returns the session's own value, by which a tab knows whether its session still is the browser's
 */
export function writeMemberCookies({ code, dataDomainToken }: CookieBrand): string {
  const own = crypto.randomUUID();
  clear([REGION_COOKIE]); // a region that somebody else worked in
  write(BRAND_COOKIE, code);
  write(UMS_BRAND_COOKIE, code);
  write(DATA_DOMAIN_COOKIE, String(dataDomainToken));
  write(DICTIONARY_COOKIE, String(dataDomainToken));
  write(SESSION_KIND_COOKIE, MEMBER_SESSION);
  write(ACTIVITY_COOKIE, own);
  return own;
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
 * The region that agents and staff work in, and its data-dictionary token (spec 000 §4): other systems on the host read
 * which data they are to show. Chosen here: both token cookies say the same number (decision 034).
 */
export function writeRegionCookies({
  region,
  dictionaryToken,
}: {
  region: string;
  dictionaryToken: string;
}): void {
  write(REGION_COOKIE, region);
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

/** The single-sign-on cookie, which a service has set; null where there is none. */
export function trustedToken(): string | null {
  const value = readCookie(TRUSTED_COOKIE);
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
export const clearTrustedToken = (): void => clear([TRUSTED_COOKIE]);

/** Takes away the cookies of a simulated session, and leaves those of the staff's own. */
export const clearSimulationCookies = (): void => clear(SIMULATION_COOKIES);

/** Whether a member login, simulation or group-number cookie is there. */
export const hasSessionCookie = (): boolean => SIGN_OUT_NEEDS.some((name) => readCookie(name) !== null);

/** Whether the browser has a session of the portal, as far as a cookie can say: a hint, as for `boot.ts`. */
export const hasMemberCookie = (): boolean => readCookie(SESSION_KIND_COOKIE) === MEMBER_SESSION;

/** Whether the spending vendor has a session beside the portal's. */
export const hasVendorCookie = (): boolean => readCookie(VENDOR_COOKIE) !== null;
