/** Shows the results for the address's `#q=…` with plain DOM, because React would be ten times as large. */
import { t } from './search.text.ts';
import { pageAddress } from '../../lib/navigation/page-address.ts';
import { textsReady } from '../../lib/text/i18n.ts';
import type { TextPart } from './extracts.rules.ts';
import { isAnyPhone, isPhone, zipCodeAmong, zipCodeIn } from './direct-answers.rules.ts';
import { flagsOf, keepForAnswer, openZipAnswer, ZIP_ANSWER } from './search-form.ts';
import { readFragment, searchFragment, type SearchFlags, type SearchRequest } from './search-form.rules.ts';
import type { SearchResult, SearchResults } from './search-index.rules.ts';
import { searchSite } from './search.service.ts';

const SHOWN = 10;

type Child = Node | string;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}

const marked = (parts: readonly TextPart[]): Child[] =>
  parts.map(({ text, isMatch }) => (isMatch ? element('mark', '', text) : text));

/** @param path path on this site; `readIndex` rejects all other addresses */
function link(path: string, ...children: readonly Child[]): HTMLAnchorElement {
  const made = element('a', '', ...children);
  made.setAttribute('href', `/${path.slice(1)}`);
  return made;
}

function resultItem({ path, title, page, extract, headings }: SearchResult): HTMLLIElement {
  const item = element('li', '', element('h2', '', link(path, ...marked(title))));
  if (page !== null) item.append(element('p', 'search-place', t('fromPage', { page })));
  if (extract.length > 0) item.append(element('p', '', ...marked(extract)));
  const links = headings.map((heading) => element('li', '', link(heading.path, ...marked(heading.title))));
  if (links.length > 0) item.append(element('ul', 'search-headings', ...links));
  return item;
}

/** The first results, with a button that shows more results and focuses the first new result. */
function resultList(results: readonly SearchResult[], from = 0): Child[] {
  const list = element('ol', 'search-list', ...results.slice(from, from + SHOWN).map(resultItem));
  list.start = from + 1;
  const left = results.length - from - SHOWN;
  if (left <= 0) return [list];
  const more = element('button', 'button', t('more', { count: Math.min(left, SHOWN) }));
  more.type = 'button';
  more.addEventListener('click', () => {
    const next = resultList(results, from + SHOWN);
    more.replaceWith(...next);
    if (next[0] instanceof Element) next[0].querySelector('a')?.focus();
  });
  return [list, more];
}

const KINDS = {
  everything: { productEnabled: true, contentEnabled: true },
  product: { productEnabled: true, contentEnabled: false },
  content: { productEnabled: false, contentEnabled: true },
} as const satisfies Record<string, SearchFlags>;

const sameFlags = (a: SearchFlags, b: SearchFlags): boolean =>
  a.productEnabled === b.productEnabled && a.contentEnabled === b.contentEnabled;

/** Links to each kind of result, if there are results of both kinds. */
function kindLinks(request: SearchRequest, { results }: SearchResults): Child[] {
  const counts = {
    everything: results.length,
    product: results.filter(({ kind }) => kind === 'product').length,
    content: results.filter(({ kind }) => kind === 'content').length,
  };
  if (counts.product === 0 || counts.content === 0) return [];
  const links = (['everything', 'product', 'content'] as const).map((kind) => {
    const made = element('a', '', t(kind, { count: counts[kind] }));
    made.setAttribute('href', `#${searchFragment({ ...request, ...KINDS[kind] }).slice(1)}`);
    if (sameFlags(request, KINDS[kind])) made.setAttribute('aria-current', 'true');
    return element('li', '', made);
  });
  const nav = element('nav', 'search-kinds', element('ul', '', ...links));
  nav.setAttribute('aria-label', t('kinds'));
  return [nav];
}

/** Copies the three most common questions from the prerendered page, including their links. */
const threeQuestions = (): Child[] => [
  ...(document.querySelector('#search-questions')?.cloneNode(true).childNodes ?? []),
];

const phoneLink = (): Child => document.querySelector('.help-phone a')?.cloneNode(true) ?? '';

/**
 * A link to the contact form, for a term that is a phone number. No phone link is needed, because the page already
 * shows customer service's number below.
 */
const contact = (): Child =>
  element('p', 'search-direct', link(`${pageAddress('/msg/')}#!/contact-us`, t('toContact')));

/**
 * Links to the result for the zip code that the search term contains. A click stores the zip code, so the link's address
 * does not contain it.
 */
function zipLink(zipCode: string): Child {
  const made = link(pageAddress(ZIP_ANSWER), t('zipAnswer', { zip: zipCode }));
  made.addEventListener('click', () => keepForAnswer(zipCode));
  return element('p', 'search-direct', made);
}

function nothingFound(phone: Child, isCommon: boolean): Child[] {
  const ways = [
    t(isCommon ? 'emptyCommon' : 'emptySpelling'),
    link(pageAddress('/all-pages/'), t('emptyAll')),
  ];
  const call = element('li', '', `${t('emptyCall')} `, phone);
  return [
    ...(isCommon ? [] : threeQuestions()),
    element('p', '', t('emptyHelp')),
    element('ul', '', ...ways.map((way) => element('li', '', way)), call),
  ];
}

/** Says how many results there are, and which typed words were searched for. @param term as typed */
function statusOf(
  { results, missing, isPartial, isCommon, term: searched }: SearchResults,
  term: string,
): string {
  const count = results.length;
  if (isCommon) return t('common', { term });
  if (count === 0) return t('none', { term });
  const without = missing.length > 0 ? `${t('missing', { words: missing.join('”, “') })} ` : '';
  return without + t(isPartial ? 'partial' : 'count', { count, term: searched });
}

/** If the term is a phone number, drops results that contain only parts of the number. */
const withoutNoise = (results: SearchResults, term: string): SearchResults =>
  isAnyPhone(term) && (results.isPartial || results.missing.length > 0)
    ? { ...results, results: [], missing: [], isPartial: false }
    : results;

/** Shows the results for the search term in the page's address. @throws Error if the index cannot be loaded */
export async function showResults(): Promise<void> {
  const root = document.querySelector<HTMLElement>('#search-results');
  const status = document.querySelector('#search-status');
  if (!root || !status) return;
  const allowed = flagsOf(root.dataset['search']);
  const request = readFragment(window.location.hash, allowed);
  if (!request) return;
  const zipCode = zipCodeIn(request.term);
  if (zipCode !== null) {
    openZipAnswer(zipCode, 'replace');
    return;
  }
  await textsReady();
  const field = document.querySelector<HTMLInputElement>('#search-again');
  if (field) field.value = request.term;
  if (isPhone(request.term, (root.dataset['phones'] ?? '').split(','))) {
    status.textContent = t('ourNumber');
    root.replaceChildren(contact());
    return;
  }
  status.textContent = t('loading');
  const zip = zipCodeAmong(request.term);
  const term = zip?.words ?? request.term;
  const search = async (flags: SearchFlags): Promise<SearchResults> =>
    withoutNoise(await searchSite(root.dataset['index'] ?? '', { ...flags, term }), term);
  const [requested, all] = await Promise.all([search(request), search(allowed)]).catch((error: unknown) => {
    status.textContent = '';
    root.replaceChildren();
    throw error;
  });
  const { results, isCommon } = requested;
  const isZipOnly = zip !== null && results.length === 0;
  status.textContent = isZipOnly ? t('zipFirst') : statusOf(requested, term);
  root.replaceChildren(
    ...(zip ? [zipLink(zip.zipCode)] : []),
    ...kindLinks(request, all),
    ...(results.length > 0 ? resultList(results) : isZipOnly ? [] : nothingFound(phoneLink(), isCommon)),
  );
}
