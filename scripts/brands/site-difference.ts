/** Compares two sites, file by file. */
import { pageContent } from './page-content.ts';
import { pictureChanges } from './picture-changes.ts';
import { blockChanges, listChanges, plainChange, valueChanges, type Change } from './word-changes.ts';

/** Plain names for the properties of a theme's stylesheet: colors, type and shape. */
const PLAIN_NAMES: Readonly<Record<string, string>> = {
  primary: 'main color',
  'primary-strong': 'main color, pressed',
  'on-primary': 'text on the main color',
  accent: 'accent color',
  band: 'color of the band',
  'on-band': 'text on the band',
  ink: 'color of text',
  'ink-soft': 'color of quiet text',
  paper: 'page ground',
  warm: 'warm tint',
  cool: 'cool tint',
  line: 'color of lines',
  part: 'outline of fields',
  radius: 'corner radius',
  'font-heading': 'typeface of headings',
  'font-text': 'typeface of text',
  'heading-weight': 'weight of headings',
};
const DARK_STARTS = /@media\s*\(prefers-color-scheme:\s*dark\)/;

const plainValue = (name: string, value: string): string =>
  name.startsWith('font-') ? (value.split(',')[0] ?? value).replaceAll(/["']/g, '') : value;

function properties(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/--(?<name>[\w-]+):(?<value>[^;}]*)/g)].map(({ groups }) => {
      const name = groups?.['name'] ?? '';
      return [PLAIN_NAMES[name] ?? name.replaceAll('-', ' '), plainValue(name, groups?.['value'] ?? '')];
    }),
  );
}

const parts = (css: string): [light: string, dark: string] => {
  const [light = '', ...dark] = css.split(DARK_STARTS);
  return [light, dark.join('')];
};

/** Lines such as `main color: #0b5d57 → #0b5d99`. Lines about the dark color scheme are marked. */
function lookChanges(before: string, after: string): string[] {
  const [[oldLight, oldDark], [newLight, newDark]] = [parts(before), parts(after)];
  return [
    ...valueChanges(properties(oldLight), properties(newLight)),
    ...valueChanges(properties(oldDark), properties(newDark)).map((line) => `${line} (in the dark)`),
  ];
}

export type SiteFiles = ReadonlyMap<string, string>;

/** A change on one page. Its texts start with the kind of change, such as `words: `, except for pictures and markup. */
export interface PageChange extends Change {
  kind: 'words' | 'link' | 'picture' | 'setting' | 'notice' | 'look' | 'markup';
}

export interface SiteDifference {
  pages: number;
  changed: ReadonlyMap<string, readonly PageChange[]>;
  unchanged: readonly string[];
  added: ReadonlyMap<string, readonly string[]>;
  removed: readonly string[];
  others: readonly (readonly [title: string, lines: readonly string[]])[];
}

/** Matches styles, hashed file names and ids derived from them. Style changes are found in the theme files instead. */
const ASSET_NAMES =
  /<style>.*?<\/style>|<link rel="stylesheet"[^>]*>|\/(_astro\/[^"'&\s)]+|hashed\/(?:theme|share|search)\.[\w.]+)|\buid="[^"]*"/gs;
const THEME = /^hashed\/theme\./;
const PAGE = /\.html$/;
const OTHER_FILES: Readonly<Record<string, string>> = {
  'favicon.svg': "the mark in the browser's tab",
  'sitemap.xml': 'the list of pages for search engines',
  'robots.txt': 'what search engines may read',
};
const UNREAD = 'only markup, no words';

/** The address of a file as visitors see it: `/about/` for `about/index.html`. */
export const address = (file: string): string =>
  file === '404.html' ? 'the page for unknown addresses' : `/${file.replace(/index\.html$/, '')}`;

/** Matches hashes of inline scripts in the security policy. They change only if the scripts change. */
const SUMS = /'sha256-[^']+' ?/g;

const withoutNames = (text: string): string =>
  text.replaceAll(ASSET_NAMES, '').replaceAll(SUMS, '').trimEnd();

const marked = (kind: PageChange['kind'], changes: readonly Change[]): PageChange[] =>
  changes.map((change) => ({
    ...change,
    kind,
    line: `${kind}: ${change.line}`,
    what: `${kind}: ${change.what}`,
  }));

/** Returns an empty list if only names of compiled files differ. */
export function pageChanges(
  before: string,
  after: string,
  sizeOf: (path: string) => number = () => 0,
): PageChange[] {
  if (withoutNames(before) === withoutNames(after)) return [];
  const [old, now] = [pageContent(before), pageContent(after)];
  const changes = [
    ...marked('words', blockChanges(old.blocks, now.blocks)),
    ...marked('link', listChanges(old.links, now.links).map(plainChange)),
    ...pictureChanges(old.pictures, now.pictures, sizeOf).map(
      (line): PageChange => ({ ...plainChange(line), kind: 'picture' }),
    ),
    ...marked('setting', valueChanges(old.settings, now.settings).map(plainChange)),
    ...marked('notice', valueChanges(old.notices, now.notices).map(plainChange)),
    ...marked('look', valueChanges(old.look, now.look).map(plainChange)),
  ];
  if (changes.length === 0) return [{ ...plainChange(UNREAD), kind: 'markup' }];
  return [...new Map(changes.map((change) => [change.line, change])).values()];
}

const lines = (text: string | undefined): string[] => (text ?? '').split('\n').filter(Boolean);

/**
 * The text of a site's two theme files, which differ in when fonts are shown
 * (decisions/publishing#fonts-that-move-no-text).
 */
const themesOf = (files: SiteFiles): string =>
  [...files]
    .flatMap(([path, text]) => (THEME.test(path) ? [text] : []))
    .sort()
    .join('\n');

function otherChanges(before: SiteFiles, after: SiteFiles): [title: string, lines: string[]][] {
  const differs = (path: string) =>
    withoutNames(before.get(path) ?? '') !== withoutNames(after.get(path) ?? '');
  const [oldTheme, newTheme] = [themesOf(before), themesOf(after)];
  const look = lookChanges(oldTheme, newTheme);
  if (look.length === 0 && withoutNames(oldTheme) !== withoutNames(newTheme))
    look.push('details of the stylesheet');
  const apart = [PAGE, THEME, /^_redirects$/, /^_headers$/, /^hashed\/pictures\//, /^hashed\/search\./];
  const plain = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => !apart.some((pattern) => pattern.test(path)),
  );
  return [
    ['Colors and type', look],
    ['Redirects', listChanges(lines(before.get('_redirects')), lines(after.get('_redirects')))],
    ['Technical', differs('_headers') ? ['response headers (nothing that readers see)'] : []],
    ['Other files', plain.filter(differs).sort().map((path) => OTHER_FILES[path] ?? `/${path}`)],
  ];
}

const pagesOf = (files: SiteFiles): string[] => [...files.keys()].filter((path) => PAGE.test(path)).sort();

export function siteDifference(before: SiteFiles, after: SiteFiles): SiteDifference {
  const [old, now] = [pagesOf(before), pagesOf(after)];
  const sizeOf = (path: string) => Number(after.get(path) ?? before.get(path));
  const changed = now
    .filter((path) => before.has(path))
    .map((path) => [address(path), pageChanges(before.get(path) ?? '', after.get(path) ?? '', sizeOf)] as const);
  const added = now
    .filter((path) => !before.has(path))
    .map((path) => [address(path), pageContent(after.get(path) ?? '').main] as const);
  return {
    pages: now.length,
    changed: new Map(changed.filter(([, found]) => found.length > 0)),
    unchanged: changed.filter(([, found]) => found.length === 0).map(([page]) => page),
    added: new Map(added),
    removed: old.filter((path) => !after.has(path)).map(address),
    others: otherChanges(before, after).filter(([, found]) => found.length > 0),
  };
}
