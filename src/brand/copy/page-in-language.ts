/** The Markdown of a page in the language of the site. */
import { ROUTED_PAGES } from '../addresses.ts';
import type { LocalSite } from '../localize-site.ts';
import type { PageSource } from './page-copy.ts';
import { spanishName } from './spanish-pages.rules.ts';

type Copy = Readonly<Record<string, PageSource>>;

/** Whether a page exists in Spanish. A page without Markdown has its texts in text files, which have both. */
export const hasSpanish = (copy: Copy, name: string): boolean =>
  ROUTED_PAGES.includes(name) || spanishName(name) in copy;

/**
 * A page by name (`about`); undefined if the brand does not have it.
 * @returns `isTranslated`: false for a page that is English on a Spanish site
 */
export function pageIn(
  { copy, language }: LocalSite,
  name: string,
): { page: PageSource; isTranslated: boolean } | undefined {
  const english = copy[name];
  if (!english) return undefined;
  const own = language === 'es' ? copy[spanishName(name)] : english;
  return { page: own ?? english, isTranslated: own !== undefined };
}
