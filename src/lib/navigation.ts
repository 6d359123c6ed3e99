/**
 * The only door out of a page: whatever sends a browser somewhere, or makes a link of an address that came from
 * outside the code, passes here (`scripts/check/ways-out.ts` sees to it). Where an address may lead: this origin, and
 * the sites that the brand record names (`<html data-sites>`, baked by `Page.astro`).
 */
import { safeTarget, type AllowedTargets } from './safe-target.rules.ts';

/** A fragment of the page that is open, or nothing but our own file in memory. */
const SAME_PAGE = /^#[^\s\\]*$/;

const allowed = (also: readonly string[]): AllowedTargets => ({
  origin: window.location.origin,
  sites: [...(document.documentElement.dataset['sites'] ?? '').split(' '), ...also],
});

/**
 * An address that a link may have; null where it may not lead there, and no link is shown. While a page is built,
 * addresses are the brand record's own, which its schema has checked.
 * @param address whatever a service or an address said
 */
export function safeHref(address: unknown): string | null {
  if (typeof document === 'undefined') return typeof address === 'string' ? address : null;
  if (typeof address === 'string' && SAME_PAGE.test(address)) return address;
  return safeTarget(address, allowed([]));
}

/**
 * Sends the browser to an address, if it may go there.
 * @param how `replace` leaves no way back to the page
 * @param also addresses whose origins are known beside the brand's: another brand's portal
 * @returns whether it goes
 */
export function navigateTo(
  address: unknown,
  how: 'assign' | 'replace' = 'assign',
  also: readonly string[] = [],
): boolean {
  const target = safeTarget(address, allowed(also));
  if (target === null) {
    console.error('an address that leads nowhere we know was not followed');
    return false;
  }
  window.location[how](target);
  return true;
}

/** Sends another window of this site to an address, if it may go there. @returns whether it goes */
export function navigateWindow(other: Window, address: unknown): boolean {
  const target = safeTarget(address, allowed([]));
  if (target !== null) other.location.assign(target);
  return target !== null;
}

/** Opens a window, if the address may be opened and the browser lets it; null otherwise. */
export function openWindow(address: unknown, name: string, features: string): Window | null {
  const target = safeTarget(address, allowed([]));
  return target === null ? null : window.open(target, name, features);
}
