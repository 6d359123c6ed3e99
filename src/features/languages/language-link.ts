/** The link to the page in the other language. Part of every page's script, so keep it short. */
import { languageCookie } from '../../lib/language-keys.ts';

/**
 * Saves the language of a clicked link, which keeps the query and the hash of this page. The page in the other language
 * takes the place of this one in the history, so that Back does not lead to this page, from where the cookie leads on.
 */
export function followLanguageLink(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.language-switch');
  if (!link) return;
  document.cookie = languageCookie(link.hreflang, location.protocol === 'https:');
  link.search = location.search;
  link.hash = location.hash;
  if (ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  location.replace(link.href);
}
