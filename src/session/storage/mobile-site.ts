/** The mobile site (spec 000 §2, §6) and the switch to it. */
import {
  MOBILE_COOKIE,
  MOBILE_COOKIE_SECONDS,
  MOBILE_MARK,
  MOBILE_ON,
  MOBILE_WINDOW_KEY,
} from './session-keys.ts';

/** Whether this page uses the mobile tab set; `layouts/boot.ts` decides before the first paint. */
export const isMobile = (): boolean => 'mobile' in document.documentElement.dataset;

/** Whether `mobile=true` marked this window: another window opened it and acts through it. */
export const isMobileWindow = (): boolean => window.sessionStorage.getItem(MOBILE_WINDOW_KEY) !== null;

/** Removes `mobile=true` from query and hash, also as a bare segment. @param href absolute */
export function withoutMobileMark(href: string): string {
  // Keep the separator before the mark, then drop separators that separate nothing.
  return href
    .replaceAll(new RegExp(MOBILE_MARK, 'g'), '$1')
    .replaceAll('&&', '&')
    .replaceAll(/([?/])&/g, '$1')
    .replaceAll(/[?&](?=#|$)/g, '')
    .replace(/(#.*?)\/+$/, '$1');
}

/**
 * Switches this window and, by cookie, the browser for a year; the page must be reloaded (footer, spec 000 §2 'view
 * full site / Mobile Site toggle').
 * @returns the address to load
 */
export function chooseSite(site: 'mobile' | 'full'): string {
  const seconds = site === 'mobile' ? MOBILE_COOKIE_SECONDS : 0;
  document.cookie = `${MOBILE_COOKIE}=${MOBILE_ON}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
  if (site === 'full') window.sessionStorage.removeItem(MOBILE_WINDOW_KEY);
  return site === 'full' ? withoutMobileMark(window.location.href) : window.location.href;
}
