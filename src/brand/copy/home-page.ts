/** A brand's home page in its two languages: the words, and what is wrong between the two files (decision 074). */
import { Parser } from 'htmlparser2';
import { contentHash } from '../addresses.ts';
import type { Brand } from '../brand.schema.ts';
import type { Fault } from '../load/brand-source.ts';
import { readBodyFor } from './copy-body.ts';
import { fillMarkdown, type PageSource } from './page-copy.ts';
import type { Pictures } from './markdown.ts';
import { HOME, HOME_SPANISH, renderHomeWords, type HomeWords } from './home-words.ts';

/** A piece of a page: text, or an element with its attributes and what is in it. */
export type PageNode =
  string | readonly [name: string, attributes: Readonly<Record<string, string>>, ...PageNode[]];

interface Site {
  brand: Brand;
  /** Pages by name. */
  copy: Readonly<Record<string, PageSource>>;
  pictures: Pictures;
}

const NO_WORDS: HomeWords = { lead: '', cards: [] };

/** The words of a page's file for one brand. */
const wordsOf = (page: PageSource | undefined, { brand, pictures }: Omit<Site, 'copy'>): HomeWords =>
  page ? renderHomeWords(fillMarkdown(page.body, brand, page.front.updated), pictures) : NO_WORDS;

const cardList = ({ cards }: HomeWords): string =>
  cards.map((card) => `<li class="way">${card}</li>`).join('');

/** The English words of a site's home page, as HTML. */
export function homeOf(site: Site): {
  lead: string;
  cards: string;
  updated: string | undefined;
} {
  const page = site.copy[HOME];
  const words = wordsOf(page, site);
  return { lead: words.lead, cards: cardList(words), updated: page?.front.updated };
}

/** HTML taken apart, for a browser that may not be given HTML to parse (Trusted Types). */
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
 * The Spanish words of a home page: a file of their own, which only a Spanish page asks for. Its name says what is in it.
 * @returns the address, and JSON of the sentence and the list of cards as `PageNode[]`
 */
export function spanishHome(site: Site): {
  path: string;
  json: string;
} {
  const words = wordsOf(site.copy[HOME_SPANISH], site);
  const json = `${JSON.stringify([pageNodes(words.lead), pageNodes(cardList(words).replaceAll('\n', ''))])}\n`;
  return { path: `/home.es.${contentHash(json)}.json`, json };
}

const atTop = (file: string, message: string): Fault => ({ file, line: 1, column: 1, path: '', message });

/** A folder's home page without its Spanish, or the Spanish alone. */
export function missingTwins(folder: string, names: readonly string[]): Fault[] {
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

/** Where the Spanish words of a home page do not fit the English ones. */
export function homeTwinFaults(pages: ReadonlyMap<string, PageSource>, brand: Brand): Fault[] {
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
