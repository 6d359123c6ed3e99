/** Which header tab stands for the view that is shown. Pure. */
import { parseHash, pathKey } from '../routing/hash.rules.ts';
import { HEADING, type Device } from './header-tabs.rules.ts';

const MEMBER_AREA = '/login/';
/** One old address may lead to another one. */
const MOST_REDIRECTS = 5;

/**
 * The route that an address opens in the member area, `claims/healthPlans`; null where it leads elsewhere.
 * @param url a tab's, `/login/#/finder` or an older one, `/mbr/#!/landing`
 * @param redirects the brand's old addresses and where they lead
 */
export function routeOfAddress(url: string, redirects: Readonly<Record<string, string>>): string | null {
  let [place = '', ...rest] = url.split('#');
  for (let step = 0; step < MOST_REDIRECTS; step += 1) {
    const [path = ''] = place.split('?'); // a redirect matches with any query
    const old = [path, `${path}/`].find((from) => Object.hasOwn(redirects, from));
    const target = old === undefined ? undefined : redirects[old];
    if (target === undefined) break;
    const [next = '', ...hash] = target.split('#');
    place = next;
    // A browser keeps the hash across a redirect that brings none of its own.
    if (hash.length > 0) rest = hash;
  }
  return place === MEMBER_AREA ? pathKey(parseHash(rest.join('#'))) : null;
}

/** Views that have a tab of the header and no other way in, by route. */
export const TAB_OF_VIEW: ReadonlyMap<string, string> = new Map([
  ['ebill', 'pay-premium'],
  ['claims-and-spending', HEADING],
  ['spendingSummary', 'spending'],
  ['finder', 'find-a-doctor'],
  ['prescriptions', 'prescriptions'],
  ['wellness', 'wellness'],
]);

/**
 * Whether a view can be offered to a member: not where its tab is not theirs.
 * @param key the view's route, `claims/healthPlans`
 * @param tabs ids of the member's tabs on a wide window; Claims & Spending there stands for Spending as well
 */
export function hasTabOf(key: string, tabs: readonly string[]): boolean {
  const tab = TAB_OF_VIEW.get(key);
  return tab === undefined || tabs.includes(tab) || (tab === 'spending' && tabs.includes(HEADING));
}

/** A tab of the header and the route that it opens. */
export interface TabPlace {
  id: string;
  route: string | null;
}

/** Routes that a tab stands for, with all that lies under them. */
function routesOf({ id, route }: TabPlace, tabs: readonly TabPlace[], device: Device): string[] {
  const under = id === HEADING ? ['claims', 'spending'] : [];
  const own = [route, ...tabs.filter((tab) => under.includes(tab.id)).map((tab) => tab.route)];
  // The mobile window is the claims area: Claims is its active tab, and Home leads out of it (spec 000 §2).
  if (device === 'mobile' && id === 'claims') own.push('claims');
  if (device === 'mobile' && id === 'home') return [];
  return own.filter((one) => one !== null);
}

/**
 * How each tab stands to the view that is shown, by the tab's id: 'page' where it opens it, 'true' where the view
 * lies under it; a tab that is not in the answer is another one.
 * @param tabs all tabs of the header, whether they show or not
 * @param key the route's, `claims/claimsAndPayments`
 */
export function currentTabs(
  tabs: readonly TabPlace[],
  key: string,
  device: Device,
): Map<string, 'page' | 'true'> {
  const standing = (tab: TabPlace): [string, 'page' | 'true'][] => {
    if (tab.route === key && !(device === 'mobile' && tab.id === 'home')) return [[tab.id, 'page']];
    const isUnder = routesOf(tab, tabs, device).some((route) => key === route || key.startsWith(`${route}/`));
    return isUnder ? [[tab.id, 'true']] : [];
  };
  return new Map(tabs.flatMap(standing));
}
