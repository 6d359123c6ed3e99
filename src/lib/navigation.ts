/**
 * The only module that navigates, or turns an address from outside the code into a link (checked by
 * `scripts/check/ways-out.ts`). Allowed targets: this origin, and the sites of the brand record (`<html data-sites>`,
 * baked by `Page.astro`).
 */
import { safeTarget, type AllowedTargets } from './safe-target.rules.ts';

/** A fragment of the current page. */
const SAME_PAGE = /^#[^\s\\]*$/;

const allowed = (also: readonly string[]): AllowedTargets => ({
  origin: window.location.origin,
  sites: [...(document.documentElement.dataset['sites'] ?? '').split(' '), ...also],
});

/**
 * The address for a link, or null if it is not allowed. At build time addresses come from the brand record, whose schema
 * has checked them.
 * @param address untrusted
 */
export function safeHref(address: unknown): string | null {
  if (typeof document === 'undefined') return typeof address === 'string' ? address : null;
  if (typeof address === 'string' && SAME_PAGE.test(address)) return address;
  return safeTarget(address, allowed([]));
}

/**
 * Navigates to an address if it is allowed.
 * @param how `replace` replaces the history entry
 * @param also addresses whose origins are also allowed: another brand's portal
 * @returns whether it navigates
 */
export function navigateTo(
  address: unknown,
  how: 'assign' | 'replace' = 'assign',
  also: readonly string[] = [],
): boolean {
  const target = safeTarget(address, allowed(also));
  if (target === null) {
    console.error('navigation to an unknown site was blocked');
    return false;
  }
  window.location[how](target);
  return true;
}

/** Navigates another window if the address is allowed. @returns whether it navigates */
export function navigateWindow(other: Window, address: unknown): boolean {
  const target = safeTarget(address, allowed([]));
  if (target !== null) other.location.assign(target);
  return target !== null;
}

/** Opens a window; null if the address is not allowed or the browser blocks it. */
export function openWindow(address: unknown, name: string, features: string): Window | null {
  const target = safeTarget(address, allowed([]));
  return target === null ? null : window.open(target, name, features);
}
