/** Searches the texts of a site's pages. Tolerates typos and missing accents. Pure. */
import MiniSearch, { type SearchOptions, type SearchResult as Hit } from 'minisearch';
import type { PortalLanguage } from '../../lib/text/i18n.ts';
import type { ResultKind, SearchPage, SearchSection } from '../../brand/search/search-index.ts';
import { extractOf, hasMatch, highlight, type TextPart } from './extracts.rules.ts';
import { isRequested, type SearchRequest } from './search-form.rules.ts';
import { indexedWord, wordsOf } from './search-words.rules.ts';

/** Minimum length of a word to correct. In a shorter word, a different letter often makes another real word. */
const SHORTEST = 5;
/** In words of at least this length, any single letter may be wrong. */
const LONG_FROM = 7;
/** In words of at least this length, two letters may be wrong. */
const LONGEST_FROM = 10;
/** Letters that are often confused in spelling. In words shorter than `LONG_FROM`, only such letters may be wrong. */
const SOUND_ALIKE = ['aeiouy', 'scz', 'ckq', 'bv', 'gj', 'mn'] as const;

const maxEdits = (word: string): number => (word.length < SHORTEST ? 0 : word.length < LONG_FROM ? 1 : 2);

const soundAlike = (a: string, b: string): boolean =>
  SOUND_ALIKE.some((letters) => letters.includes(a) && letters.includes(b));

/** What remains of two words without their common start and end. */
function differences(a: string, b: string): [string, string] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

/**
 * Whether a typed word is a likely misspelling of an indexed word. Both must be in the form in which the index stores them.
 * @param typed a word that no page contains @param indexed a word at most `maxEdits` edits away
 */
export function isLikelyTypo(typed: string, indexed: string): boolean {
  if (typed.length < SHORTEST || typed[0] !== indexed[0]) return false;
  if (typed.length >= LONGEST_FROM) return true;
  const [wrong, right] = differences(typed, indexed);
  if (wrong.length === 2 && right.length === 2) return wrong[0] === right[1] && wrong[1] === right[0];
  if (wrong.length > 1 || right.length > 1) return false;
  if (typed.length >= LONG_FROM || wrong === '' || right === '') return true;
  return soundAlike(wrong, right);
}

export interface SearchResult {
  /** Includes the fragment of an entry, such as `/faqs/#lost-card`. */
  path: string;
  title: TextPart[];
  /** Title of the page that contains the entry (a question or a term); null if the result is a page. */
  page: string | null;
  kind: ResultKind;
  /** Empty for a section without text. */
  extract: TextPart[];
  /** Matching headings on the page. */
  headings: { path: string; title: TextPart[] }[];
}

export interface SearchResults {
  results: SearchResult[];
  /** What was actually searched for: the typed term, with corrections and without words that no page contains. */
  term: string;
  /** Typed words that no page contains. `term` contains corrections of some of them and leaves out the others. */
  missing: readonly string[];
  /** Whether each result contains only some of the words. Otherwise, the results that contain all are first. */
  isPartial: boolean;
  /** Whether the term consists only of common words, such as `the`. */
  isCommon: boolean;
}

export type FindPages = (request: SearchRequest) => SearchResults;

const HEADINGS_SHOWN = 3;
const PREFIX_FROM = 3;

const OPTIONS: SearchOptions = {
  boost: { title: 3, heading: 2.5 },
  prefix: (term) => term.length >= PREFIX_FROM,
};

/** minisearch reads a whole number for `fuzzy` as a number of edits. */
const FUZZY: SearchOptions = { prefix: false, fuzzy: maxEdits };

interface Entry {
  id: number;
  page: SearchPage;
  section: SearchSection;
}

const pathOf = ({ page, section }: Entry): string =>
  section.id === '' ? page.path : `${page.path}#${section.id}`;

/** Whether the match is in the section itself and not only in its page's title. */
const isInSection = ({ match }: Hit): boolean =>
  Object.values(match).some((fields) => fields.includes('heading') || fields.includes('text'));

interface Found {
  entry: Entry;
  hit: Hit;
}

/** The result for a page or an entry, built from its best matching section and the other matching sections. */
function resultOf(hits: readonly Found[], language: PortalLanguage): SearchResult[] {
  const [best] = hits;
  if (!best) return [];
  const { page, section } = best.entry;
  const matches = { terms: new Set(hits.flatMap(({ hit }) => hit.terms)), language };
  const isEntry = section.isEntry && section.id !== '';
  const shown = hits.find(({ entry }) => hasMatch(entry.section.text, matches))?.entry.section ?? section;
  const headings = isEntry
    ? []
    : hits
        .filter(({ entry, hit }) => entry.section.id !== '' && isInSection(hit))
        .slice(0, HEADINGS_SHOWN)
        .map(({ entry }) => ({ path: pathOf(entry), title: highlight(entry.section.heading, matches) }));
  return [
    {
      path: isEntry ? pathOf(best.entry) : page.path,
      title: highlight(isEntry ? section.heading : page.title, matches),
      page: isEntry ? page.title : null,
      kind: page.kind,
      extract: extractOf(shown.text, matches),
      headings,
    },
  ];
}

/** Spells an indexed word as the pages do, with accents. Picks the shortest form, which is the singular. */
const spelled = (entries: readonly Entry[], term: string, language: PortalLanguage): string | undefined =>
  entries
    .flatMap(({ page, section }) => wordsOf(`${page.title} ${section.heading} ${section.text}`))
    .filter(({ text }) => indexedWord(text, language) === term)
    .toSorted((a, b) => a.text.length - b.text.length)[0]
    ?.text.toLowerCase();

/** Builds the index of a site's pages. This takes about 20 ms. */
export function indexPages(pages: readonly SearchPage[], language: PortalLanguage): FindPages {
  const entries = pages
    .flatMap((page) => page.sections.map((section) => ({ page, section })))
    .map((entry, id): Entry => ({ id, ...entry }));
  const tokenize = (text: string): string[] => wordsOf(text).map(({ text: word }) => word);
  const index = new MiniSearch<Entry>({
    fields: ['title', 'heading', 'text'],
    extractField: ({ id, page, section }, field) =>
      field === 'id'
        ? id
        : field === 'title'
          ? page.title
          : field === 'heading'
            ? section.heading
            : section.text,
    tokenize,
    processTerm: (word) => indexedWord(word, language),
    searchOptions: { ...OPTIONS, tokenize },
  });
  index.addAll(entries);
  const entryOf = ({ id }: Hit): Entry | undefined => entries[Number(id)];
  /** Likely corrections of a word that no page contains. */
  function corrections(word: string): string[] {
    const typed = indexedWord(word, language) ?? word;
    const near = index.search(word, FUZZY);
    const nearest = near.flatMap(({ terms }) => terms).find((term) => isLikelyTypo(typed, term));
    if (nearest === undefined) return [];
    const matches = near.filter(({ terms }) => terms.includes(nearest)).flatMap((hit) => entryOf(hit) ?? []);
    const spelling = spelled(matches, nearest, language);
    return spelling === undefined ? [] : [spelling];
  }
  return (request) => {
    const filter = (hit: Hit): boolean => isRequested(entryOf(hit)?.page.kind ?? 'content', request);
    const search = (term: string, options: SearchOptions = {}): Hit[] =>
      index.search(term, { filter, combineWith: 'AND', ...options });
    const typed = tokenize(request.term).filter((word) => indexedWord(word, language) !== null);
    const missing = typed.filter((word) => index.search(word, OPTIONS).length === 0);
    const words = typed.flatMap((word) => (missing.includes(word) ? corrections(word) : [word]));
    const term = missing.length === 0 ? request.term : words.join(' ');
    const every = search(words.join(' '));
    const hits = every.length > 0 ? every : search(words.join(' '), { combineWith: 'OR' });
    const groups = new Map<string, Found[]>();
    for (const hit of hits) {
      const entry = entryOf(hit);
      if (!entry) continue;
      const key = entry.section.isEntry ? pathOf(entry) : entry.page.path;
      groups.set(key, [...(groups.get(key) ?? []), { entry, hit }]);
    }
    const terms = new Set(words.map((word) => indexedWord(word, language)));
    const hasAll = (matches: readonly Found[]): boolean =>
      new Set(matches.flatMap(({ hit }) => hit.queryTerms)).size === terms.size;
    const found = [...groups.values()];
    const [complete, partial] = [found.filter(hasAll), found.filter((matches) => !hasAll(matches))];
    return {
      results: [...complete, ...partial].flatMap((matches) => resultOf(matches, language)),
      term,
      missing,
      isPartial: complete.length === 0 && partial.length > 0,
      isCommon: typed.length === 0 && tokenize(request.term).length > 0,
    };
  };
}
