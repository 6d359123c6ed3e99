/**
 * Makes the search index and the list of all pages for each language of a site. Runs after all pages are rendered,
 * because it needs their texts.
 */
import { hashedAddress, HIDDEN_PAGES, pagePath } from '../../brand/addresses.ts';
import { groupOf, kindOf } from '../../brand/search/page-groups.rules.ts';
import { writeIndex, type SearchPage, type SearchSection } from '../../brand/search/search-index.ts';
import { withoutLanguage } from '../../lib/navigation/page-address.ts';
import type { PageFacts } from './page-facts.ts';
import { storedPerText } from '../../lib/text/once-per-text.ts';
import { Parser } from 'htmlparser2';

/** Elements whose text is not indexed, such as forms, menus and scripts. */
const UNREAD: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'svg', 'nav', 'form', 'astro-island', 'button', 'h1'],
]);
/** Matches classes of elements that are not indexed, because they are on every page or shown only without JavaScript. */
const UNREAD_CLASS = /(?:^|\s)(?:help|no-script|when-in|alerts)(?:\s|$)/;
/** Inline elements, which do not separate the text before and after them. */
const INLINE: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'code', 'em', 'i', 'mark', 'small', 'span', 'strong', 'sub', 'sup'],
]);
const HEADINGS: ReadonlySet<string> = new Set(['h2', 'h3', 'dt']);

/** Table cells. The cells of a row are joined to one line. */
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);
/** Separates paragraphs, list items and rows, because an extract must come from only one of them. */
const BREAK = '\n';

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');
const tidy = (text: string): string => spaced(text).trim();
const tidyBlocks = (text: string): string => text.split(BREAK).map(tidy).filter(Boolean).join(BREAK);

/** @param main HTML of a page's main part @returns the text before the first heading, then the sections with a heading */
export const sectionsOf = storedPerText('sectionsOf', (main: string): readonly SearchSection[] => {
  let current: SearchSection = { id: '', heading: '', text: '', isEntry: false };
  const sections = [current];
  let unread = 0;
  let heading: string | null = null;
  let inSummary = false;
  /** The last id since the previous heading. The next heading takes this id if it has none of its own. */
  let outerId = '';
  const separate = (name: string): void => {
    if (!INLINE.has(name) && heading === null) current.text += CELLS.has(name) ? ' ' : BREAK;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id = '', class: classes = '', hidden } = attributes;
      if (unread > 0 || UNREAD.has(name) || hidden !== undefined || UNREAD_CLASS.test(classes)) {
        unread += 1;
        return;
      }
      if (name === 'summary') inSummary = true;
      if (HEADINGS.has(name)) {
        current = { id: id || outerId, heading: '', text: '', isEntry: inSummary || name === 'dt' };
        sections.push(current);
        outerId = '';
        heading = name;
      } else if (id && current.isEntry && current.id === '' && tidy(current.text) === '') {
        current.id = id; // the question has no id, so links to it use the id of its answer
      } else if (id) outerId = id;
      separate(name);
    },
    ontext(text) {
      if (unread > 0) return;
      if (heading === null) current.text += spaced(text);
      else current.heading += text;
    },
    onclosetag(name) {
      if (unread > 0) {
        unread -= 1;
        return;
      }
      if (name === heading) heading = null;
      if (name === 'summary') inSummary = false;
      separate(name);
    },
  });
  parser.end(main);
  return sections.map((section) => ({
    ...section,
    heading: tidy(section.heading),
    text: tidyBlocks(section.text),
  }));
});

interface RenderedFacts {
  /** Path of the page, for example `/es/faqs/`. */
  path: string;
  facts: PageFacts;
}

/** The sign-in page is hidden from search engines, but readers may search for it on the site. */
const SIGN_IN = pagePath('login');
const LISTS: readonly string[] = ['/all-pages/'];

const nameOf = (path: string): string => withoutLanguage(path).slice(1, -1) || 'home';

/** The pages that a reader may search for. */
const findable = (pages: readonly RenderedFacts[]): RenderedFacts[] =>
  pages.filter(({ path, facts }) => {
    const plain = withoutLanguage(path);
    return (!facts.isHidden || plain === SIGN_IN) && !LISTS.includes(plain) && facts.title !== '';
  });

/** A title without the brand's name: `Privacy policy` for `Privacy policy · North Star Health Plan`. */
const shortTitle = ({ title }: PageFacts, brandName: string): string => title.replace(` · ${brandName}`, '');

function searchPage({ path, facts }: RenderedFacts, brandName: string): SearchPage {
  const name = nameOf(path);
  const [start, ...sections] = HIDDEN_PAGES.includes(name) ? [] : sectionsOf(facts.main);
  const text = start?.text ?? '';
  const intro = text.startsWith(facts.description) ? text : `${facts.description}${BREAK}${text}`.trim();
  return {
    path,
    title: shortTitle(facts, brandName),
    kind: kindOf(name),
    sections: [
      { id: '', heading: '', text: intro, isEntry: false },
      ...sections.filter(({ heading }) => heading !== ''),
    ],
  };
}

/** The index as a file, whose address contains its language and a content hash. */
function searchIndexFile(
  pages: readonly RenderedFacts[],
  language: string,
  brandName: string,
): { path: string; text: string } {
  const text = writeIndex(findable(pages).map((page) => searchPage(page, brandName)));
  return { path: hashedAddress(`search.${language}`, text, 'json'), text };
}

const INDEX_ADDRESS = 'data-index=""';

/** Writes the address of the index into the page that shows search results. */
const fillIndexAddress = (html: string, path: string): string =>
  html.replace(INDEX_ADDRESS, `data-index="${path}"`);

const LIST = /<section data-pages="(?<group>\w+)">(?<heading>[\s\S]*?)<ul><\/ul>\s*<\/section>/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Writes the links of each group into the list of all pages. Removes groups without pages. */
function fillPageList(html: string, pages: readonly RenderedFacts[], brandName: string): string {
  if (!html.includes('<section data-pages=')) return html;
  const listed = findable(pages);
  return html.replaceAll(LIST, (_section, group: string, heading: string) => {
    const entries = listed
      .filter(({ path }) => groupOf(nameOf(path)) === group)
      .map(
        ({ path, facts }) =>
          `<li><a href="${escape(path)}">${escape(shortTitle(facts, brandName))}</a><p>${escape(facts.description)}</p></li>`,
      );
    return entries.length === 0
      ? ''
      : `<section>${heading}<ul class="page-list">${entries.join('')}</ul></section>`;
  });
}

/**
 * Writes the list of all pages into the pages that show it, and the address of the search index into the results pages.
 * @param pages pages of all languages @returns the index file of each language that has a results page
 */
export function writeSearchIndexes(
  pages: readonly (RenderedFacts & { page: { text: string } })[],
  brandName: string,
): { path: string; text: string }[] {
  const languages = Map.groupBy(pages, ({ facts }) => facts.language);
  return [...languages].flatMap(([language, inLanguage]) => {
    for (const { page } of inLanguage) page.text = fillPageList(page.text, inLanguage, brandName);
    const results = inLanguage.filter(({ page }) => page.text.includes(INDEX_ADDRESS));
    if (results.length === 0) return [];
    const index = searchIndexFile(inLanguage, language, brandName);
    for (const { page } of results) page.text = fillIndexAddress(page.text, index.path);
    return [index];
  });
}
