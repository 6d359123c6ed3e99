/** Compares two sites, file by file, and says what changed as a person would. */
import { lookChanges } from './look-changes.ts';
import { pictureChanges } from './picture-changes.ts';
import { pageContent } from './page-content.ts';
import { blockChanges,listChanges,valueChanges } from './word-changes.ts';

/** Texts by path in the site's folder; of a picture only its size in bytes. */
type SiteFiles = ReadonlyMap<string, string>;

/** Names of compiled files and themes carry hashes, and ids of parts follow from them. */
const ASSET_NAMES = /\/(_astro\/[^"'&\s)]+|theme\.[0-9a-f]+\.css|home\.es\.[0-9a-f]+\.json)|\buid="[^"]*"/g;
const THEME = /^theme\..*\.css$/;
const PAGE = /\.html$/;
const SPANISH_HOME = /^home\.es\.\w+\.json$/;
const SAID_ELSEWHERE = /^(?:_redirects|_headers)$|^pictures\/|^home\.es\./;
/** What a person calls the files that are no pages. */
const OTHER_FILES: Readonly<Record<string, string>> = {
  'favicon.svg': "the mark in the browser's tab",
  'sitemap.xml': 'the list of pages for search engines',
  'robots.txt': 'what search engines may read',
};
const UNREAD = 'only markup that nobody reads';

/** `about/index.html` is `/about/` to a visitor. */
const address = (file: string): string =>
  file === '404.html' ? 'the page for unknown addresses' : `/${file.replace(/index\.html$/, '')}`;

/** A picture's own lines in `_headers`. */
const PICTURE_HEADERS = /\/pictures\/\S+\n {2}Cache-Control: [^\n]*\n*/g;

const withoutNames = (text: string): string => text.replaceAll(ASSET_NAMES, '').replaceAll(PICTURE_HEADERS, '').trimEnd();
const mark = (kind: string, lines: readonly string[]): string[] => lines.map((line) => `${kind}: ${line}`);

/** One line a change; none where only names of compiled files differ. */
export function pageChanges(before: string, after: string, sizeOf: (path: string) => number = () => 0): string[] {
  if (withoutNames(before) === withoutNames(after)) return [];
  const [old, now] = [pageContent(before), pageContent(after)];
  const lines = [
    ...mark('words', blockChanges(old.blocks, now.blocks)),
    ...mark('link', listChanges(old.links, now.links)),
    ...pictureChanges(old.pictures, now.pictures, sizeOf),
    ...mark('setting', valueChanges(old.settings, now.settings)),
    ...mark('notice', valueChanges(old.notices, now.notices)),
    ...mark('look', valueChanges(old.look, now.look)),
  ];
  return lines.length > 0 ? [...new Set(lines)] : [UNREAD];
}

const lines = (text: string | undefined): string[] => (text ?? '').split('\n').filter(Boolean);

/** Every text of the home page's Spanish file; an element is its name, its attributes and what is in it. */
function textsIn(node: unknown): string[] {
  if (!Array.isArray(node)) return typeof node === 'string' && node.trim() !== '' ? [node] : [];
  const [first, second, ...inside]: unknown[] = node;
  const isElement = typeof first === 'string' && typeof second === 'object' && !Array.isArray(second);
  return isElement ? inside.flatMap(textsIn) : node.flatMap(textsIn);
}

function spanishHome(files: SiteFiles): string[] {
  const file = [...files].find(([path]) => SPANISH_HOME.test(path))?.[1];
  return file === undefined ? [] : textsIn(JSON.parse(file));
}

/** Files that are no pages, each with what is said of it. */
function otherChanges(before: SiteFiles, after: SiteFiles): [title: string, lines: string[]][] {
  const theme = (files: SiteFiles) => [...files].find(([path]) => THEME.test(path))?.[1] ?? '';
  const differs = (path: string) => withoutNames(before.get(path) ?? '') !== withoutNames(after.get(path) ?? '');
  const [oldTheme, newTheme] = [theme(before), theme(after)];
  const look = lookChanges(oldTheme, newTheme);
  if (look.length === 0 && withoutNames(oldTheme) !== withoutNames(newTheme)) look.push('details of the stylesheet');
  const plain = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => !PAGE.test(path) && !THEME.test(path) && !SAID_ELSEWHERE.test(path),
  );
  return [
    ['Colours and type', look],
    ['The home page in Spanish', blockChanges(spanishHome(before), spanishHome(after))],
    ['Redirects', listChanges(lines(before.get('_redirects')), lines(after.get('_redirects')))],
    ['Headers of all answers', differs('_headers') ? ['security policy or caching'] : []],
    ['Other files', plain.filter(differs).sort().map((path) => OTHER_FILES[path] ?? `/${path}`)],
  ];
}

/** What many pages have in common is said once. */
function shared(changed: ReadonlyMap<string, readonly string[]>): string[] {
  if (changed.size < 3) return [];
  const [first = [], ...others] = [...changed.values()];
  return first.filter((line) => others.every((one) => one.includes(line)));
}

const section = (title: string, body: readonly string[]): string[] =>
  body.length === 0 ? [] : ['', title, ...body.map((line) => `  ${line}`)];

const pagesOf = (files: SiteFiles): string[] => [...files.keys()].filter((path) => PAGE.test(path)).sort();

/** @returns the text for a person; null where nothing would change */
export function siteChanges(before: SiteFiles, after: SiteFiles): string | null {
  const [old, now] = [pagesOf(before), pagesOf(after)];
  const sizeOf = (path: string) => Number(after.get(path) ?? before.get(path));
  const added = now.filter((path) => !before.has(path)).map(address);
  const removed = old.filter((path) => !after.has(path)).map(address);
  const changed = new Map(
    now
      .filter((path) => before.has(path))
      .map((path) => [address(path), pageChanges(before.get(path) ?? '', after.get(path) ?? '', sizeOf)] as const)
      .filter(([, found]) => found.length > 0),
  );
  const common = shared(changed);
  const text = [
    ...section('Pages added', added),
    ...section('Pages removed', removed),
    ...section(`On all ${changed.size} changed pages (${[...changed.keys()].join(', ')})`, common),
    ...[...changed].flatMap(([path, found]) =>
      section(
        path,
        found.filter((line) => !common.includes(line)),
      ),
    ),
    ...otherChanges(before, after).flatMap(([title, body]) => section(title, body)),
  ];
  if (text.length === 0) return null;
  const count = `${changed.size} of ${now.length} pages change, ${added.length} added, ${removed.length} removed.`;
  return [count, ...text].join('\n');
}
