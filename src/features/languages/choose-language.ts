/** The link to the page in the other language (`layouts/LanguageSwitch.astro`). Needs no service. */
import { languageCookie } from '../../lib/language-keys.ts';

/**
 * Saves the language of a clicked link and follows it, with the query and the hash of this page. The page in the other
 * language takes the place of this one in the history: Back would lead here, and the cookie away again (decision 127).
 */
export function press(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  document.cookie = languageCookie(link.hreflang, window.location.protocol === 'https:');
  link.search = window.location.search;
  link.hash = window.location.hash;
  window.location.replace(link.href);
}

/** For the language menu, whose buttons do not know the address of this page in the other language. */
export function pressLanguageSwitch(): void {
  const link = document.querySelector<HTMLElement>('a.language-switch');
  if (link) press(link);
}
