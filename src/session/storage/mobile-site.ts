/** Whether somebody uses the portal as a mobile user (spec 000 §2, §6), and how they change it. */
import {
  MOBILE_COOKIE,
  MOBILE_COOKIE_SECONDS,
  MOBILE_MARK,
  MOBILE_ON,
  MOBILE_WINDOW_KEY,
} from './session-keys.ts';

/** Whether this page has the mobile tab set: decided before the first paint (`layouts/boot.ts`). */
export const isMobile = (): boolean => 'mobile' in document.documentElement.dataset;

/** Whether `mobile=true` has marked this window: it was opened by another one, and acts through it. */
export const isMobileWindow = (): boolean => window.sessionStorage.getItem(MOBILE_WINDOW_KEY) !== null;

/** The address without `mobile=true`, in query and hash, also as a bare segment. @param href absolute */
export function withoutMobileMark(href: string): string {
  // The separator before the mark stays; one that separates nothing then goes.
  return href
    .replaceAll(new RegExp(MOBILE_MARK, 'g'), '$1')
    .replaceAll('&&', '&')
    .replaceAll(/([?/])&/g, '$1')
    .replaceAll(/[?&](?=#|$)/g, '')
    .replace(/(#.*?)\/+$/, '$1');
}

/**
 * Changes to the mobile or the full site, for this window and, by the cookie, for a year; the page has to be
 * loaded anew after it (footer, spec 000 §2 'view full site / Mobile Site toggle').
 * @returns the address to load
 */
export function chooseSite(site: 'mobile' | 'full'): string {
  const seconds = site === 'mobile' ? MOBILE_COOKIE_SECONDS : 0;
  document.cookie = `${MOBILE_COOKIE}=${MOBILE_ON}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
  if (site === 'full') window.sessionStorage.removeItem(MOBILE_WINDOW_KEY);
  return site === 'full' ? withoutMobileMark(window.location.href) : window.location.href;
}
