import {
  MOBILE_COOKIE,
  MOBILE_COOKIE_SECONDS,
  MOBILE_MARK,
  MOBILE_ON,
  MOBILE_WINDOW_KEY,
} from './session-keys.ts';

export const isMobile = (): boolean => 'mobile' in document.documentElement.dataset;

export const isMobileWindow = (): boolean => window.sessionStorage.getItem(MOBILE_WINDOW_KEY) !== null;

/** Removes the mark, also as a bare segment of the hash. `href` is absolute. */
export function withoutMobileMark(href: string): string {
  // Keep the separator before the mark, then drop separators that separate nothing.
  return href
    .replaceAll(new RegExp(MOBILE_MARK, 'g'), '$1')
    .replaceAll('&&', '&')
    .replaceAll(/([?/])&/g, '$1')
    .replaceAll(/[?&](?=#|$)/g, '')
    .replace(/(#.*?)\/+$/, '$1');
}

/** Returns the address to load (spec 000 §2 'view full site / Mobile Site toggle'). */
export function chooseSite(site: 'mobile' | 'full'): string {
  const seconds = site === 'mobile' ? MOBILE_COOKIE_SECONDS : 0;
  document.cookie = `${MOBILE_COOKIE}=${MOBILE_ON}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
  if (site === 'full') window.sessionStorage.removeItem(MOBILE_WINDOW_KEY);
  return site === 'full' ? withoutMobileMark(window.location.href) : window.location.href;
}
