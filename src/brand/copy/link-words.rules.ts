/** Checks whether a link's text says where the link leads (WCAG 2.4.4). */

/** Link texts that say nothing on their own: screen readers list links without the surrounding text. */
const VAGUE =
  /^(?:click here|here|this|this (?:link|page)|link|more|read more|(?:haga )?clic aquí|(?:pulse |presione )?aquí|este|este enlace|esta página|enlace|más|leer más)[.:]?$/i;
const HOST = /^(?:https:\/\/)?(?:www\.)?(?<host>(?:[a-z0-9-]+\.)+[a-z]{2,})(?:\/\S*)?$/i;
const PHONE = /^[+()\d. -]{10,}$/;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(-10);

/** @returns an error message, or null if the link text is fine */
export function linkWordsError(words: string, url: string): string | null {
  const shown = words.trim();
  if (VAGUE.test(shown))
    return `'${shown}' does not say where this link leads: write the name of the page, or what is there`;
  if (url.startsWith('tel:') && PHONE.test(shown) && digitsOf(shown) !== digitsOf(url))
    return `this link shows ${shown}, and calls ${url.slice('tel:'.length)}: write the same number in both`;
  const named = HOST.exec(shown)?.groups?.['host']?.toLowerCase();
  const host = url.startsWith('https://') ? URL.parse(url)?.hostname : undefined;
  return named === undefined || host === undefined || host === named || host.endsWith(`.${named}`)
    ? null
    : `this link shows ${named}, and leads to ${host}: write the same site in both`;
}
