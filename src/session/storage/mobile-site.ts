import {
  MOBILE_COOKIE,
  MOBILE_COOKIE_SECONDS,
  MOBILE_MARK,
  MOBILE_ON,
  MOBILE_WINDOW_KEY,
} from './session-keys.ts';

export const isMobile = (): boolean => 'mobile' in document.documentElement.dataset;

export const isMobileWindow = (): boolean => window.sessionStorage.getItem(MOBILE_WINDOW_KEY) !== null;

/** Removes `mobile=true` from an absolute address: as a parameter, or as a segment of the hash route. */
export function withoutMobileMark(href: string): string {
  // Keeps the separator before `mobile=true`, then removes separators that are no longer needed.
  return href
    .replaceAll(new RegExp(MOBILE_MARK, 'g'), '$1')
    .replaceAll('&&', '&')
    .replaceAll(/([?/])&/g, '$1')
    .replaceAll(/[?&](?=#|$)/g, '')
    .replace(/(#.*?)\/+$/, '$1');
}

/** Saves the choice of site. @returns the address to load (spec 000 §2 'view full site / Mobile Site toggle') */
export function chooseSite(site: 'mobile' | 'full'): string {
  const seconds = site === 'mobile' ? MOBILE_COOKIE_SECONDS : 0;
  document.cookie = `${MOBILE_COOKIE}=${MOBILE_ON}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
  if (site === 'full') window.sessionStorage.removeItem(MOBILE_WINDOW_KEY);
  return site === 'full' ? withoutMobileMark(window.location.href) : window.location.href;
}
