/** Decides which page opens after a sign-in (spec 000 §4 'Redirect rule after login'; decisions/sign-in#the-redirect-after-a-sign-in). Pure. */
import { isStaff, type ActorType } from '../user/roles.rules.ts';
import { withoutLanguage } from '../../lib/navigation/page-address.ts';
import { originOf, safeTarget } from '../../lib/navigation/safe-target.rules.ts';
import { addressOn, type SiteAddress } from '../../lib/navigation/site-address.rules.ts';
import { mustSetPassword } from '../user/stored-user.rules.ts';
import type { UserRecord } from '../user/user-record.rules.ts';

type RuleSite = 'shop' | 'senior' | 'producer';

export type RecordSites = Readonly<Record<RuleSite, SiteAddress>>;

/** Addresses of the brand's other sites: complete, or a path for a site on this host. Null if the site does not exist in this environment. */
export type RuleSites = Readonly<Record<RuleSite, string | null>>;

/** The brand's sites in the environment of a host. @param host without port */
export const ruleSitesOn = ({ shop, senior, producer }: RecordSites, host: string): RuleSites => ({
  shop: addressOn(shop, host),
  senior: addressOn(senior, host),
  producer: addressOn(producer, host),
});

const SITE_OF_ACTOR = {
  AGENT: 'producer',
  AGENCY_ADMIN: 'producer',
  INTERNAL: 'producer',
  MEMBER: 'shop',
  PROS: 'shop',
} as const satisfies Record<ActorType, RuleSite>;

/** Matches the names of Medicare markets (spec 000 §4). */
const SENIOR_MARKET = /^medicare\b/i;

/**
 * The site that a user belongs to. Not in the spec: ignores the market of agents and staff, because their market is
 * what they sell.
 */
export function siteOf(actorType: ActorType, market: string): RuleSite {
  const site = SITE_OF_ACTOR[actorType];
  return site === 'shop' && SENIOR_MARKET.test(market.trim()) ? 'senior' : site;
}

export interface SignInRequest {
  origin: string;
  target: string | null;
  /** Address of the page that led here; '' if unknown. */
  referrer: string;
}

export type SignInRedirect =
  | { kind: 'stay' }
  /** `keepsSession`: whether the address is on this site. Before leaving for another site, the tokens are cleared (spec 000 §4). */
  | { kind: 'go'; address: string; keepsSession: boolean };

const STAY: SignInRedirect = { kind: 'stay' };

/** The target for non-members if their site does not exist in the environment. Not the sign-in page, because it has no content for them. */
const HOME = '/';

const isLocal = (address: string): boolean => address.startsWith('/');

const redirectTo = (address: string): SignInRedirect => ({
  kind: 'go',
  address,
  keepsSession: isLocal(address),
});

const allSites = (sites: RuleSites): readonly string[] =>
  Object.values(sites).filter((site) => site !== null);

/** Patterns for paths that are not pages. They match decoded lower-case paths. */
const NOT_RETURN_PAGES: readonly RegExp[] = [
  /^\/(?:rbsmbl|cmcrst|wcs|dps|dpsext|sxesvc|api)(?:\/|$)/, // service responses (spec 000 §7)
  /^\/_/, // build files
  /\.(?!html?$|jsp$|do$)[^/.]*$/, // files, except for extensions that some systems on the host use for pages
  /\/logout(?:[/.]|$)/, // sign-out pages of any system on the host (spec 000 §2)
];

/** Decodes repeatedly, as a server may. Does not throw, because `safeTarget` has checked the escapes. */
function decodeFully(target: string): string {
  const plain = decodeURIComponent(target);
  return plain === target ? plain.toLowerCase() : decodeFully(plain);
}

function isReturnPage(target: string | null): target is string {
  if (target === null || !isLocal(target)) return false;
  const plain = decodeFully(target);
  const [path = ''] = plain.split(/[?#]/, 1);
  return !plain.includes('#logout') && !NOT_RETURN_PAGES.some((pattern) => pattern.test(path));
}

/** Adds the member area's path to a target that is only a hash (spec 000 §2 'Routes'). */
const withPage = (target: string | null): string | null =>
  target?.startsWith('#') ? `/login/${target}` : target;

const MEMBER_AREA = /^\/login\/?(?:$|[?#])/;

function isFromOutside(
  target: string | null,
  { origin, referrer }: SignInRequest,
  sites: RuleSites,
): boolean {
  if (target !== null) return !isLocal(target);
  const from = originOf(referrer);
  return from !== null && from !== origin && allSites(sites).some((site) => originOf(site) === from);
}

function ruleSite(
  user: UserRecord,
  sites: RuleSites,
  request: SignInRequest,
  target: string | null,
): SignInRedirect {
  const address = sites[siteOf(user.type.actorType, user.market)] ?? HOME;
  const safe = safeTarget(address, { origin: request.origin, sites: allSites(sites) });
  if (safe === null) return STAY; // the site in the brand record is invalid
  const isOfSite = target !== null && !isLocal(target) && originOf(target) === originOf(safe);
  return redirectTo(isOfSite ? target : safe);
}

/** Where to go after a sign-in. Only members and prospects return to the page that requested it (`noRedirect`). */
export function signInRedirect(user: UserRecord, sites: RuleSites, request: SignInRequest): SignInRedirect {
  if (mustSetPassword(user)) return STAY;
  const target = safeTarget(withPage(request.target), { origin: request.origin, sites: allSites(sites) });
  const { actorType } = user.type;
  if (isStaff(actorType)) return ruleSite(user, sites, request, target);
  if (isReturnPage(target) && (actorType === 'MEMBER' || !MEMBER_AREA.test(withoutLanguage(target))))
    return redirectTo(target);
  if (actorType === 'MEMBER' && !isFromOutside(target, request, sites)) return STAY;
  return ruleSite(user, sites, request, target);
}
