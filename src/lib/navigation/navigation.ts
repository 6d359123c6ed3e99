/**
 * The only module that navigates or links to addresses from services, parameters and other outside sources. Allows this
 * origin and the sites in the brand record. Opens pages of this site in the language of the current page.
 */
import { pageAddress } from './page-address.ts';
import { inEnvironment, reachableAddress } from './site-address.rules.ts';
import { safeTarget, type AllowedTargets } from './safe-target.rules.ts';

const SAME_PAGE = /^#[^\s\\]*$/;

function allowed(also: readonly string[]): AllowedTargets {
  const { origin, hostname } = window.location;
  const sites = (document.documentElement.dataset['sites'] ?? '').split(' ');
  const there = sites.flatMap((site) => [
    inEnvironment(site, hostname),
    reachableAddress(site, window.location),
  ]);
  return { origin, sites: [...sites, ...there, ...also] };
}

function localizedTarget(address: unknown, also: readonly string[]): string | null {
  const target = safeTarget(address, allowed(also));
  return target === null ? null : reachableAddress(pageAddress(target), window.location);
}

/** The address for a link; null if it is not allowed. At build time every address is allowed, because the brand schema has checked it. */
export function safeHref(address: unknown): string | null {
  if (typeof document === 'undefined') return typeof address === 'string' ? pageAddress(address) : null;
  if (typeof address === 'string' && SAME_PAGE.test(address)) return address;
  return localizedTarget(address, []);
}

/**
 * Navigates to an address. Returns false if the address is not allowed.
 * @param also further origins to allow, such as another brand's portal
 */
export function navigateTo(
  address: unknown,
  how: 'assign' | 'replace' = 'assign',
  also: readonly string[] = [],
): boolean {
  const target = localizedTarget(address, also);
  if (target === null) {
    console.error('navigation to an unknown site was blocked');
    return false;
  }
  window.location[how](target);
  return true;
}

export function navigateWindow(other: Window, address: unknown): boolean {
  const target = localizedTarget(address, []);
  if (target !== null) other.location.assign(target);
  return target !== null;
}

/**
 * Opens a window without this tab's session storage, of which a new window gets a copy. Returns null if the address is
 * not allowed or the browser blocks the window.
 */
export function openWindow(address: unknown, name: string, features: string): Window | null {
  const target = localizedTarget(address, []);
  const opened = target === null ? null : window.open('', name, features);
  if (opened === null || target === null) return null;
  try {
    opened.sessionStorage.clear();
  } catch {
    // The browser blocks storage, or an open window with this name shows another site.
  }
  opened.location.assign(target);
  return opened;
}
