/** The text of a brand's home page in the language of the site (decisions/brands#text-of-the-home-page). */
import type { LocalSite } from '../localize-site.ts';
import { HOME, renderHomeWords, type HomeWords } from './home-words.ts';
import { pageIn } from './spanish/page-in-language.ts';
import { fillMarkdown } from './placeholders.ts';

const NO_WORDS: HomeWords = { lead: '', cards: [] };

export function homeOf(site: LocalSite): {
  lead: string;
  cards: string;
  updated: string | undefined;
} {
  const page = pageIn(site, HOME);
  const { lead, cards } = page
    ? renderHomeWords(fillMarkdown(page.body, site.brand, page.front.updated), site.pictures)
    : NO_WORDS;
  return {
    lead,
    cards: cards.map((card) => `<li class="way">${card}</li>`).join(''),
    updated: page?.front.updated,
  };
}
