/** Handles clicks on the link to the same page in the other language (`layouts/header/LanguageSwitch.astro`). */
import { languageCookie } from '../../lib/text/language-keys.ts';
import { SPANISH, withoutLanguage } from '../../lib/navigation/page-address.ts';

/** Uses this page's address rather than the link's, because a 404 page can have any address. */
const addressOfThisPage = (language: string): string => {
  const plain = withoutLanguage(window.location.pathname);
  return language === 'es' ? SPANISH + plain : plain;
};

/**
 * Saves the clicked link's language and opens this page in that language, with the same query and hash. Replaces
 * the history entry, because otherwise Back would return here, and the cookie would immediately redirect again
 * (decisions/shell#the-address-decides-the-language).
 */
export function press(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  document.cookie = languageCookie(link.hreflang, window.location.protocol === 'https:');
  link.pathname = addressOfThisPage(link.hreflang);
  link.search = window.location.search;
  link.hash = window.location.hash;
  window.location.replace(link.href);
}

/** Presses the language link of this page. The buttons of the language menu call this to switch the language. */
export function pressLanguageSwitch(): void {
  const link = document.querySelector<HTMLElement>('a.language-switch');
  if (link) press(link);
}
