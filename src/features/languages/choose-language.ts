/** The link to the page in the other language (`layouts/header/LanguageSwitch.astro`). Needs no service. */
import { languageCookie } from '../../lib/text/language-keys.ts';
import { SPANISH, withoutLanguage } from '../../lib/navigation/page-address.ts';

/** Also of an address without a page, which may end in no slash. */
const addressOfThisPage = (language: string): string => {
  const plain = withoutLanguage(window.location.pathname);
  return language === 'es' ? SPANISH + plain : plain;
};

/**
 * Saves the language of a clicked link and leads to the address of this page in it, with its query and hash. The page in the other
 * language replaces this one in the history: Back would lead here, and the cookie away again (decisions/shell#the-address-decides-the-language).
 */
export function press(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  document.cookie = languageCookie(link.hreflang, window.location.protocol === 'https:');
  link.pathname = addressOfThisPage(link.hreflang);
  link.search = window.location.search;
  link.hash = window.location.hash;
  window.location.replace(link.href);
}

/** For the language menu, whose buttons do not know the address of this page in the other language. */
export function pressLanguageSwitch(): void {
  const link = document.querySelector<HTMLElement>('a.language-switch');
  if (link) press(link);
}
