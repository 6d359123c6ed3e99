import { DEFAULT_PATH, parseHash, pathKey, navigationPathOf } from '../../routing/hash.rules.ts';
import { HEADING, type Device } from './header-tabs.rules.ts';

const MEMBER_AREA = '/login/';
const MOST_REDIRECTS = 5;

/** The route, such as `claims/healthPlans`, of `/login/#/finder` or an older `/mbr/#!/landing`; otherwise null. */
export function routeOfAddress(url: string, redirects: Readonly<Record<string, string>>): string | null {
  let [address = '', ...rest] = url.split('#');
  for (let step = 0; step < MOST_REDIRECTS; step += 1) {
    const [path = ''] = address.split('?'); // a redirect matches with any query
    const old = [path, `${path}/`].find((from) => Object.hasOwn(redirects, from));
    const target = old === undefined ? undefined : redirects[old];
    if (target === undefined) break;
    const [next = '', ...hash] = target.split('#');
    address = next;
    // A browser keeps the hash across a redirect whose target has none.
    if (hash.length > 0) rest = hash;
  }
  return address === MEMBER_AREA ? pathKey(parseHash(rest.join('#'))) : null;
}

/** @param tab tab of a view @param tabs tabs of a wide window; Claims & Spending includes Spending */
export const isTabShown = (tab: string, tabs: readonly string[]): boolean =>
  tabs.includes(tab) || (tab === 'spending' && tabs.includes(HEADING));

export interface HeaderTab {
  id: string;
  route: string | null;
}

function routesOf({ id, route }: HeaderTab, tabs: readonly HeaderTab[], device: Device): string[] {
  const under = id === HEADING ? ['claims', 'spending'] : [];
  const routes = [route, ...tabs.filter((tab) => under.includes(tab.id)).map((tab) => tab.route)];
  // No tab leads to the activity summary; the home page is above it (decisions/home#a-home-without-figures).
  if (id === 'home') routes.push(DEFAULT_PATH.join('/'));
  // The mobile window is the claims area: Claims is its active tab, and Home leads out of it (spec 000 §2).
  if (device === 'mobile' && id === 'claims') routes.push('claims');
  if (device === 'mobile' && id === 'home') return [];
  return routes.filter((address) => address !== null);
}

/** `aria-current` by tab id: 'page' for the tab of the current view, 'true' for one above it. */
export function currentTabs(
  tabs: readonly HeaderTab[],
  view: string,
  device: Device,
): Map<string, 'page' | 'true'> {
  const key = navigationPathOf(view.split('/')).join('/');
  const standing = (tab: HeaderTab): [string, 'page' | 'true'][] => {
    if (tab.route === key && !(device === 'mobile' && tab.id === 'home')) return [[tab.id, 'page']];
    const isUnder = routesOf(tab, tabs, device).some((route) => key === route || key.startsWith(`${route}/`));
    return isUnder ? [[tab.id, 'true']] : [];
  };
  return new Map(tabs.flatMap(standing));
}
