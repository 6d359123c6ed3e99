/** A brand's home page in English and Spanish, and mismatches between the two files (decision 074). */
import { Parser } from 'htmlparser2';
import { oncePer } from '../../lib/once-per.ts';
import { contentHash } from '../addresses.ts';
import type { Brand } from '../brand.schema.ts';
import type { BrandError } from '../brand-error.ts';
import { readBodyFor } from './copy-body.ts';
import { fillMarkdown, type PageSource } from './page-copy.ts';
import type { Pictures } from './markdown.ts';
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

export function homeOf(site: Site): {
  lead: string;
  cards: string;
  updated: string | undefined;
} {
  const page = site.copy[HOME];
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

const atTop = (file: string, message: string): BrandError => ({
  file,
  line: 1,
  column: 1,
  path: '',
  message,
});

export function missingTranslations(folder: string, names: readonly string[]): BrandError[] {
  const [english, spanish] = [names.includes(HOME), names.includes(HOME_SPANISH)];
  if (english && !spanish)
    return [
      atTop(
        `${folder}/${HOME}.md`,
        `this page has no Spanish: write ${folder}/${HOME_SPANISH}.md, starting from a copy of brands/_pages/${HOME_SPANISH}.md`,
      ),
    ];
  if (spanish && !english)
    return [
      atTop(
        `${folder}/${HOME_SPANISH}.md`,
        `this is the Spanish of a page that is not here: write ${folder}/${HOME}.md too, or delete this file`,
      ),
    ];
  return [];
}

/** Mismatches between the Spanish and the English home page: cards, links, dates. */
export function translationErrors(pages: ReadonlyMap<string, PageSource>, brand: Brand): BrandError[] {
  const [english, spanish] = [pages.get(HOME), pages.get(HOME_SPANISH)];
  if (!english || !spanish) return [];
  const bare = { brand, pictures: {} };
  const [here, there] = [wordsOf(spanish, bare).cards.length, wordsOf(english, bare).cards.length];
  if (here !== there)
    return [
      atTop(spanish.file, `expected as many cards as in ${english.file}, which has ${there}; got ${here}`),
    ];
  const [links, own] = [readBodyFor(english, brand).links, readBodyFor(spanish, brand).links];
  const lost = links.find(({ url }) => !own.some((link) => link.url === url));
  if (lost) return [atTop(spanish.file, `expected a link to ${lost.url}, as ${english.file} has`)];
  const [updated, before] = [english.front.updated, spanish.front.updated];
  return before < updated
    ? [
        {
          ...atTop(
            spanish.file,
            `${english.file} changed on ${updated}, this page on ${before}: make the change here too, and write its date`,
          ),
          line: 2,
          path: 'updated',
        },
      ]
    : [];
}
