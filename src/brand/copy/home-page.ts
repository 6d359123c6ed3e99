/** A brand's home page in English and Spanish (decision 074). */
import { Parser } from 'htmlparser2';
import { oncePer } from '../../lib/once-per.ts';
import { contentHash } from '../addresses.ts';
import type { Brand } from '../brand.schema.ts';
import type { PageSource } from './page-copy.ts';
import { fillMarkdown } from './placeholders.ts';
import type { Pictures } from './markdown.ts';
import type { LocalSite } from '../localize-site.ts';
import { pageIn } from './page-in-language.ts';
import { HOME, HOME_SPANISH, renderHomeWords, type HomeWords } from './home-words.ts';

/** A parsed HTML node: text, or an element with attributes and children. */
export type PageNode =
  string | readonly [name: string, attributes: Readonly<Record<string, string>>, ...PageNode[]];

interface Site {
  brand: Brand;
  copy: Readonly<Record<string, PageSource>>;
  pictures: Pictures;
}

const NO_WORDS: HomeWords = { lead: '', cards: [] };

const wordsOf = (page: PageSource | undefined, { brand, pictures }: Omit<Site, 'copy'>): HomeWords =>
  page ? renderHomeWords(fillMarkdown(page.body, brand, page.front.updated), pictures) : NO_WORDS;

const cardList = ({ cards }: HomeWords): string =>
  cards.map((card) => `<li class="way">${card}</li>`).join('');

export function homeOf(site: LocalSite): {
  lead: string;
  cards: string;
  updated: string | undefined;
} {
  const page = pageIn(site, HOME)?.page;
  const words = wordsOf(page, site);
  return { lead: words.lead, cards: cardList(words), updated: page?.front.updated };
}

/** Parses HTML for browsers that may not parse it themselves (Trusted Types). */
export function pageNodes(html: string): PageNode[] {
  type Open = [name: string, attributes: Record<string, string>, ...nodes: PageNode[]];
  const root: Open = ['', {}];
  const open = [root];
  const parser = new Parser({
    onopentag: (name, attributes) => void open.push([name, attributes]),
    ontext: (text) => void open.at(-1)?.push(text),
    onclosetag() {
      const closed = open.pop();
      if (closed) (open.at(-1) ?? root).push(closed);
    },
  });
  parser.end(html);
  const [, , ...nodes] = root;
  return nodes;
}

/**
 * The Spanish text of a home page as a JSON file, loaded only by Spanish pages. The name contains a content hash.
 * @returns the address, and JSON of the lead and the cards as `PageNode[]`
 */
export const spanishHome = oncePer((site: Site): { path: string; json: string } => {
  const words = wordsOf(site.copy[HOME_SPANISH], site);
  const json = `${JSON.stringify([pageNodes(words.lead), pageNodes(cardList(words).replaceAll('\n', ''))])}\n`;
  return { path: `/home.es.${contentHash(json)}.json`, json };
});
