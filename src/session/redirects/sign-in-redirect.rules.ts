/** Where a person goes after signing in (spec 000 §4 'Redirect rule after login'; decision 032). Pure. */
import { isStaff, type ActorType } from '../user/roles.rules.ts';
import { safeTarget } from '../../lib/safe-target.rules.ts';
import { mustSetPassword, type UserRecord } from '../user/user-record.rules.ts';

/** Sites of the brand record that the rule knows; each a path of this site or a whole address. */
export interface RuleSites {
  shop: string;
  senior: string;
  producer: string;
}

const SITE_OF_ACTOR = {
  AGENT: 'producer',
  AGENCY_ADMIN: 'producer',
  INTERNAL: 'producer',
  MEMBER: 'shop',
  PROS: 'shop',
} as const satisfies Record<ActorType, keyof RuleSites>;

/** Markets of the senior site (spec 000 §4 'medicare markets'); compared without regard to case. */
const SENIOR_MARKET = /^medicare\b/i;

/**
 * The site of an actor and market (spec 000 §4). Chosen here: whoever works for others goes to the producer site
 * whatever their market, which is what they sell and not what they are.
 */
export function siteOf(actorType: ActorType, market: string): keyof RuleSites {
  const site = SITE_OF_ACTOR[actorType];
  return site === 'shop' && SENIOR_MARKET.test(market.trim()) ? 'senior' : site;
}

/** How the sign-in was asked for. */
export interface SignInRequest {
  /** Origin of this site, `https://northstar.example`. */
  origin: string;
  /** Whatever the address names as the place to come to afterwards; null where it names none. */
  target: string | null;
  /** The page that led here as the browser tells it (only its origin, when it is another site's); '' for none. */
  referrer: string;
}

export type SignInRedirect =
  /** Here, where the sign-in was. */
  | { kind: 'stay' }
  /** To another page. `keepsSession`: it is of this site; on any other the tokens are cleared before (spec 000 §4). */
  | { kind: 'go'; address: string; keepsSession: boolean };

const STAY: SignInRedirect = { kind: 'stay' };

const isLocal = (address: string): boolean => address.startsWith('/');

const originOf = (address: string): string | null => URL.parse(address)?.origin ?? null;

/** The way to an address that `safeTarget` has let through. */
const redirectTo = (address: string): SignInRedirect => ({
  kind: 'go',
  address,
  keepsSession: isLocal(address),
});

const allSites = (sites: RuleSites): readonly string[] => [sites.shop, sites.senior, sites.producer];

/** Paths of this site at which no page of a person's own stands; in lower case, without escapes. */
const NOT_RETURN_PAGES: readonly RegExp[] = [
  /^\/(?:rbsmbl|cmcrst|wcs|dps|dpsext|sxesvc|api)(?:\/|$)/, // answers of services (spec 000 §7)
  /^\/_/, // what pages are made of
  /\.(?!html?$|jsp$|do$)[^/.]*$/, // files; some systems on the host end the names of their pages
  /\/logout(?:[/.]|$)/, // the end of the session, here and elsewhere on the host (spec 000 §2)
];

/** An address as a server may read it. `safeTarget` has let it through: its escapes can be undone. */
function decodeFully(target: string): string {
  const plain = decodeURIComponent(target);
  return plain === target ? plain.toLowerCase() : decodeFully(plain);
}

/** A page of this site that a sign-in may lead to: of this origin, and nothing that would end the session again. */
function isReturnPage(target: string | null): target is string {
  if (target === null || !isLocal(target)) return false;
  const plain = decodeFully(target);
  const [path = ''] = plain.split(/[?#]/, 1);
  return !plain.includes('#logout') && !NOT_RETURN_PAGES.some((pattern) => pattern.test(path));
}

/** A hash alone is a route of the member area: on any other page of ours it names nothing (spec 000 §2 'Routes'). */
const withPage = (target: string | null): string | null =>
  target?.startsWith('#') ? `/login/${target}` : target;

/** The member area as an address. */
const MEMBER_AREA = /^\/login\/?(?:$|[?#])/;

/** Whether the wish for a sign-in came from one of the brand's other sites, which then gets the person back. */
function isFromOutside(
  target: string | null,
  { origin, referrer }: SignInRequest,
  sites: RuleSites,
): boolean {
  if (target !== null) return !isLocal(target);
  const from = originOf(referrer);
  return from !== null && from !== origin && allSites(sites).some((site) => originOf(site) === from);
}

/** The rule's site; the very page of it that was asked for, where one was. */
function ruleSite(
  user: UserRecord,
  sites: RuleSites,
  asked: SignInRequest,
  target: string | null,
): SignInRedirect {
  const address = sites[siteOf(user.type.actorType, user.market)];
  const safe = safeTarget(address, { origin: asked.origin, sites: allSites(sites) });
  if (safe === null) return STAY; // a record with a site that nobody may be sent to: nothing happens
  const isOfSite = target !== null && !isLocal(target) && originOf(target) === originOf(safe);
  return redirectTo(isOfSite ? target : safe);
}

/**
 * Where a person who has just signed in goes. The rule of the specification runs where sign-in was not asked for
 * from a place in this site (`noRedirect` otherwise); who has nothing in the member area never stays in it; whoever
 * must choose a new password stays until it is chosen.
 */
export function signInRedirect(user: UserRecord, sites: RuleSites, asked: SignInRequest): SignInRedirect {
  if (mustSetPassword(user)) return STAY;
  const target = safeTarget(withPage(asked.target), { origin: asked.origin, sites: allSites(sites) });
  const { actorType } = user.type;
  if (isStaff(actorType)) return ruleSite(user, sites, asked, target);
  if (isReturnPage(target) && (actorType === 'MEMBER' || !MEMBER_AREA.test(target)))
    return redirectTo(target);
  if (actorType === 'MEMBER' && !isFromOutside(target, asked, sites)) return STAY;
  return ruleSite(user, sites, asked, target);
}
