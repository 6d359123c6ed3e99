/** Describes the changes of a site. Shows a change on several pages as one line. */
import { siteDifference, type PageChange, type SiteDifference, type SiteFiles } from './site-difference.ts';

const MOST_EXCEPTIONS = 3;

const isSpanish = (page: string): boolean => page.startsWith('/es/');

/** For example `on all 72 pages`, `on all 36 Spanish pages` or `on 16 pages (not /login/, /logout/)`. Null if the pages should be listed. */
function countedPages(on: readonly string[], others: readonly string[], all: number): string | null {
  if (on.length === all) return `on all ${all} pages`;
  const inSpanish = on.filter(isSpanish).length;
  const isMixed = inSpanish > 0 && inSpanish < on.length;
  const language = isMixed ? '' : inSpanish > 0 ? 'Spanish ' : 'English ';
  const left = isMixed ? others : others.filter((page) => isSpanish(page) === inSpanish > 0);
  if (left.length === 0) return `on all ${on.length} ${language}pages`;
  const isOneLanguage = isMixed || left.length === others.length;
  return left.length <= MOST_EXCEPTIONS && left.length < on.length
    ? `on ${on.length} ${isOneLanguage ? '' : language}pages (not ${left.join(', ')})`
    : null;
}

/**
 * Like `countedPages`, but lists the pages instead of returning null: `on 2 pages: /, /about/`. A single page is always
 * listed: `on /about/`.
 */
export function onPages(on: readonly string[], others: readonly string[], all: number): string {
  if (on.length === 1) return `on ${on[0] ?? ''}`;
  return countedPages(on, others, all) ?? `on ${on.length} pages: ${on.join(', ')}`;
}

export interface Group {
  change: PageChange;
  pages: readonly string[];
  /** The change, with the words around it if they are the same on all pages. */
  text: string;
}

/** Groups changes that are the same, even if the words around them differ. */
export function grouped({ changed }: Pick<SiteDifference, 'changed'>): Group[] {
  const groups = new Map<string, { change: PageChange; lines: Set<string>; pages: Set<string> }>();
  for (const [page, changes] of changed)
    for (const change of changes) {
      const group = groups.get(change.what) ?? { change, lines: new Set(), pages: new Set() };
      group.lines.add(change.line);
      group.pages.add(page);
      groups.set(change.what, group);
    }
  return [...groups.values()].map(({ change, lines, pages }) => ({
    change,
    pages: [...pages],
    text: lines.size === 1 ? change.line : change.what,
  }));
}

const section = (title: string, body: readonly string[]): string[] =>
  body.length === 0 ? [] : ['', title, ...body.map((line) => `  ${line}`)];

function pageSections(difference: SiteDifference): string[] {
  const groups = grouped(difference);
  const several = groups.filter(({ pages }) => pages.length > 1);
  const others = (on: readonly string[]): string[] =>
    [...difference.changed.keys(), ...difference.unchanged, ...difference.added.keys()].filter((page) => !on.includes(page));
  const isShared = ({ what }: PageChange): boolean => several.some(({ change }) => change.what === what);
  const counted = several.map(({ text, pages }) => ({
    text,
    on: countedPages(pages, others(pages), difference.pages),
    list: `On ${pages.length} pages: ${pages.join(', ')}`,
  }));
  const listed = Map.groupBy(
    counted.filter(({ on }) => on === null),
    ({ list }) => list,
  );
  return [
    ...section(
      'On several pages',
      counted.flatMap(({ text, on }) => (on === null ? [] : [`${text}, ${on}`])),
    ),
    ...[...listed].flatMap(([list, found]) =>
      section(
        list,
        found.map(({ text }) => text),
      ),
    ),
    ...[...difference.changed].flatMap(([page, changes]) =>
      section(
        page,
        changes.filter((change) => !isShared(change)).map(({ line }) => line),
      ),
    ),
  ];
}

const translationOf = (page: string): string => (isSpanish(page) ? page.replace('/es', '') : `/es${page}`);

/** A change on more than this many pages comes from a shared part, such as the header, not from a page's own text. */
const MOST_WRITTEN = 5;

/** Names the pages whose words change while their translation stays the same. Ignores changes of shared parts. */
function changedInOneLanguage(difference: SiteDifference): string[] {
  const { changed, unchanged } = difference;
  const own = grouped(difference).filter(
    ({ change, pages }) =>
      change.kind === 'words' &&
      pages.length <= MOST_WRITTEN &&
      new Set(pages.map((page) => isSpanish(page))).size === 1,
  );
  const pages = new Set(own.flatMap((group) => group.pages));
  const isTranslated = (page: string): boolean => changed.has(page) || unchanged.includes(page);
  const alone = [...pages].filter((page) => isTranslated(translationOf(page)) && !pages.has(translationOf(page)));
  return alone.length === 0
    ? []
    : ['', `Changed in one language only: ${alone.join(', ')}. Check whether the translation still says the same.`];
}

/** @returns null if nothing would change */
export function siteChanges(before: SiteFiles, after: SiteFiles): string | null {
  const difference = siteDifference(before, after);
  const { changed, added, removed, others, pages } = difference;
  const text = [
    ...[...added].flatMap(([page, content]) => section(`Page added: ${page}`, content)),
    ...(removed.length > 0 ? ['', `Pages removed: ${removed.join(', ')}`] : []),
    ...pageSections(difference),
    ...changedInOneLanguage(difference),
    ...others.flatMap(([title, body]) => section(title, body)),
  ];
  if (text.length === 0) return null;
  const count = `${changed.size} of ${pages} pages change, ${added.size} added, ${removed.length} removed.`;
  return [count, ...text].join('\n');
}
