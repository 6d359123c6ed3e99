import { DEFAULT_PATH, parseHash, pathKey, navigationPathOf } from '../../routing/hash.rules.ts';
import { HEADING, type Device } from './header-tabs.rules.ts';

const MEMBER_AREA = '/login/';
const MOST_REDIRECTS = 5;

/** The route that an address opens in the member area, such as `finder` for `/login/#/finder`, or `landing` for an older `/mbr/#!/landing`. Null for other addresses. */
export function routeOfAddress(url: string, redirects: Readonly<Record<string, string>>): string | null {
  let [address = '', ...rest] = url.split('#');
  for (let step = 0; step < MOST_REDIRECTS; step += 1) {
    const [path = ''] = address.split('?'); // redirects ignore the query
    const old = [path, `${path}/`].find((from) => Object.hasOwn(redirects, from));
    const target = old === undefined ? undefined : redirects[old];
    if (target === undefined) break;
    const [next = '', ...hash] = target.split('#');
    address = next;
    // Keeps the hash if the redirect's target has none, as browsers do.
    if (hash.length > 0) rest = hash;
  }
  return address === MEMBER_AREA ? pathKey(parseHash(rest.join('#'))) : null;
}

/** Whether a wide window shows a tab. Claims & Spending includes Spending. @param tabs ids of the visible tabs */
export const isTabShown = (tab: string, tabs: readonly string[]): boolean =>
  tabs.includes(tab) || (tab === 'spending' && tabs.includes(HEADING));

export interface HeaderTab {
  id: string;
  route: string | null;
}

function routesOf({ id, route }: HeaderTab, tabs: readonly HeaderTab[], device: Device): string[] {
  const under = id === HEADING ? ['claims', 'spending'] : [];
  const routes = [route, ...tabs.filter((tab) => under.includes(tab.id)).map((tab) => tab.route)];
  // The activity summary has no tab of its own, so Home is marked instead (decisions/home#a-home-without-figures).
  if (id === 'home') routes.push(DEFAULT_PATH.join('/'));
  // In a mobile window, Claims is active for every view under `claims/`. Home is never active there, because it opens
  // in another window (spec 000 §2).
  if (device === 'mobile' && id === 'claims') routes.push('claims');
  if (device === 'mobile' && id === 'home') return [];
  return routes.filter((address) => address !== null);
}

/** `aria-current` by tab id: 'page' for the tab of the current view, 'true' for a tab whose page contains the view. */
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
