/** Whether somebody uses the portal as a mobile user (spec 000 §2, §6), and how they change it. */
import { MOBILE_COOKIE, MOBILE_COOKIE_SECONDS, MOBILE_ON, MOBILE_WINDOW_KEY } from './session-keys.ts';

/** Whether this page has the mobile tab set: decided before the first paint (`layouts/boot.ts`). */
export const isMobile = (): boolean => 'mobile' in document.documentElement.dataset;

/** Whether `mobile=true` has marked this window: it was opened by another one, and acts through it. */
export const isMobileWindow = (): boolean => window.sessionStorage.getItem(MOBILE_WINDOW_KEY) !== null;

/** The address without `mobile=true`, in query and hash. @param href absolute */
export function withoutMobileMark(href: string): string {
  const mark = new RegExp(`[?&]mobile=${MOBILE_ON}(?=&|#|$)`, 'g');
  // What follows a `?` that goes begins the query then.
  return href
    .replaceAll(mark, (found) => (found.startsWith('?') ? '?' : ''))
    .replaceAll(/\?&/g, '?')
    .replaceAll(/\?(?=#|$)/g, '');
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
