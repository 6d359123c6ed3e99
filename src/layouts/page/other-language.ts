/** Finds the address of a page in the other language of the site. */
import type { AstroGlobal } from 'astro';
import { addressIn, withoutLanguage } from '../../lib/navigation/page-address.ts';

/**
 * Placeholder for the address of the page in the other language. Parts that several pages share contain this
 * placeholder (`SharedPart.astro`).
 */
export const OTHER_LANGUAGE_MARK = '#other-language';

const NOT_FOUND = '/404/';

/**
 * The address of the current page in the other language. If the page has no translation, the server responds with the
 * 404 page in that language. On a 404 page, returns the home page's address; when the user clicks the language link,
 * `choose-language.ts` replaces this address with that of the page that the user requested.
 */
export function otherLanguageAddress({ locals: { language, translation }, url }: AstroGlobal): string {
  const other = language === 'en' ? 'es' : 'en';
  if (withoutLanguage(url.pathname) === NOT_FOUND) return addressIn(other, '/');
  return translation ?? addressIn(other, url.pathname);
}
