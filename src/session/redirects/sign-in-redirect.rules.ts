/** Where a person goes after signing in (spec 000 §4 'Redirect rule after login'; decisions/sign-in#the-redirect-after-a-sign-in). Pure. */
import { isStaff, type ActorType } from '../user/roles.rules.ts';
import { withoutLanguage } from '../../lib/navigation/page-address.ts';
import { safeTarget } from '../../lib/navigation/safe-target.rules.ts';
import { addressOn, type SiteAddress } from '../../lib/navigation/site-address.rules.ts';
import { mustSetPassword } from '../user/stored-user.rules.ts';
import type { UserRecord } from '../user/user-record.rules.ts';

type RuleSite = 'shop' | 'senior' | 'producer';

export type RecordSites = Readonly<Record<RuleSite, SiteAddress>>;

/** Each a path of this site or a complete address; null if there is no such site in this environment. */
export type RuleSites = Readonly<Record<RuleSite, string | null>>;

/** @param host without port */
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

/** spec 000 §4 'medicare markets' */
const SENIOR_MARKET = /^medicare\b/i;

/** Chosen here: agents and staff go to the producer site in every market, because a market is what they sell. */
export function siteOf(actorType: ActorType, market: string): RuleSite {
  const site = SITE_OF_ACTOR[actorType];
  return site === 'shop' && SENIOR_MARKET.test(market.trim()) ? 'senior' : site;
}

export interface SignInRequest {
  origin: string;
  target: string | null;
  /** '' if there is none. */
  referrer: string;
}

export type SignInRedirect =
  | { kind: 'stay' }
  /** `keepsSession`: the address is on this site; for any other, the tokens are cleared first (spec 000 §4). */
  | { kind: 'go'; address: string; keepsSession: boolean };

const STAY: SignInRedirect = { kind: 'stay' };

/** Used if the environment lacks the other site, because the sign-in page has nothing for non-members. */
const HOME = '/';

const isLocal = (address: string): boolean => address.startsWith('/');

const originOf = (address: string): string | null => URL.parse(address)?.origin ?? null;

const redirectTo = (address: string): SignInRedirect => ({
  kind: 'go',
  address,
  keepsSession: isLocal(address),
});

const allSites = (sites: RuleSites): readonly string[] =>
  Object.values(sites).filter((site) => site !== null);

/** Endings of paths that are no pages; in lower case, decoded. */
const NOT_RETURN_PAGES: readonly RegExp[] = [
  /^\/(?:rbsmbl|cmcrst|wcs|dps|dpsext|sxesvc|api)(?:\/|$)/, // service responses (spec 000 §7)
  /^\/_/, // build files
  /\.(?!html?$|jsp$|do$)[^/.]*$/, // files; other endings are pages of some systems on the host
  /\/logout(?:[/.]|$)/, // sign-out pages of any system on the host (spec 000 §2)
];

/** Undoes all escapes, as a server may; `safeTarget` has checked that they can be undone. */
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

/** A hash alone is a route of the member area (spec 000 §2 'Routes'). */
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
  if (safe === null) return STAY; // an invalid site in the brand record
  const isOfSite = target !== null && !isLocal(target) && originOf(target) === originOf(safe);
  return redirectTo(isOfSite ? target : safe);
}

/** Stays on the page if a password must be set. The spec's rule applies unless this site requested the sign-in (`noRedirect`). */
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
