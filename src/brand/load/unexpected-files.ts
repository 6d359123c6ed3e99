/** Errors for files and folders under `brands/` that are never read, usually because of a typo in the name. */
import { fileError, type BrandError } from '../brand-error.ts';
import { englishName } from '../copy/spanish/spanish-pages.rules.ts';
import { nearest } from '../nearest.ts';
import type { Entry } from './folder-entries.ts';

interface FolderContents {
  files: readonly string[];
  folders: readonly string[];
  /** Files with this ending are allowed under any name. */
  ending?: string;
  rule: string;
}

export const BRAND_FOLDER: FolderContents = {
  files: ['brand.yaml', 'logo.svg'],
  folders: ['pages'],
  rule: "a brand's folder holds brand.yaml, logo.svg and the folder pages",
};

export const PAGE_FOLDER: FolderContents = {
  files: [],
  folders: [],
  ending: '.md',
  rule: 'pages end in .md, their pictures in .png, .jpg, .webp or .svg, and there are no folders here',
};

export const SHARED_FOLDERS = {
  _alerts: { files: [], folders: [], ending: '.yaml', rule: 'notices end in .yaml' },
  _families: { files: [], folders: [], ending: '.yaml', rule: 'families end in .yaml' },
  _pages: PAGE_FOLDER,
  _privacy: {
    files: ['clauses.md', 'clauses.es.md'],
    folders: [],
    rule: 'the privacy policy is clauses.md and clauses.es.md',
  },
  _schema: {
    files: ['alert.schema.json', 'brand.schema.json', 'state.schema.json'],
    folders: [],
    rule: 'this folder is written by npm run brands -- schema',
  },
  _states: { files: [], folders: [], ending: '.yaml', rule: 'records of states end in .yaml' },
} as const satisfies Record<string, FolderContents>;

export const brandsFolder = (codes: readonly string[]): FolderContents => ({
  files: ['_base.yaml', '_outside.yaml'],
  folders: [...Object.keys(SHARED_FOLDERS), ...codes],
  rule: 'besides _base.yaml and _outside.yaml there are only folders here',
});

/** The name without its extension, in lower case: `About.Markdown` → `about`. */
const stem = (name: string): string => name.replace(/\.[^.]*$/, '').toLowerCase();

const TEXT_FILE = /\.(?:ya?ml|md|mdx|markdown|txt|json)$/i;

/** The right path for a page, or for a record named after its brand, that was saved one folder too high. */
function pathInSubfolder(name: string, folders: readonly string[]): string | undefined {
  const pages = folders.find((folder) => /^_?pages$/.test(folder));
  if (pages && name.endsWith('.md')) return `${pages}/${name}`;
  return /\.ya?ml$/i.test(name) && folders.includes(stem(name)) ? `${stem(name)}/brand.yaml` : undefined;
}

/** The name that the editor most likely meant. */
function intendedName(
  { name, folder }: Entry,
  { files, folders, ending }: FolderContents,
): string | undefined {
  if (folder) return nearest(name, folders);
  const known =
    files.find((file) => stem(file) === stem(name)) ?? nearest(name, files) ?? pathInSubfolder(name, folders);
  if (known !== undefined || ending === undefined) return known;
  return TEXT_FILE.test(name) || !name.includes('.') ? name.replace(/\.[^.]*$/, '') + ending : undefined;
}

export interface UnexpectedEntry {
  intended: string | undefined;
  error: BrandError;
}

export function unexpectedEntries(
  folder: string,
  entries: readonly Entry[],
  contents: FolderContents,
): UnexpectedEntry[] {
  return entries.flatMap((entry): UnexpectedEntry[] => {
    const { name } = entry;
    const asFile =
      contents.files.includes(name) || (contents.ending !== undefined && name.endsWith(contents.ending));
    const asFolder = contents.folders.includes(name);
    if (entry.folder ? asFolder : asFile) return [];
    const unexpected = (message: string, intended?: string): UnexpectedEntry[] => [
      { intended, error: fileError(`${folder}/${name}`, message) },
    ];
    // A folder in place of an expected file is reported later, when the file is read.
    if (asFile) return [];
    if (asFolder) return unexpected('expected a folder here, found a file of this name');
    const intended = intendedName(entry, contents);
    const kind = entry.folder ? 'folder' : 'file';
    return intended === undefined
      ? unexpected(`this ${kind} is never read: ${contents.rule}`)
      : unexpected(`this ${kind} is never read; did you mean ${intended}?`, intended);
  });
}

export const unexpectedEntryErrors = (
  folder: string,
  entries: readonly Entry[],
  contents: FolderContents,
): BrandError[] => unexpectedEntries(folder, entries, contents).map(({ error }) => error);

/** Errors for page files that are never read: unlisted pages, and `routed` pages, which need no file. */
export const unshownPages = (
  folder: string,
  names: readonly string[],
  listed: readonly string[],
  routed: readonly string[],
): BrandError[] => {
  const possible = listed.filter((name) => !routed.includes(name));
  return (
    names
      // Skips Spanish pages: they are reported with the English page or, without one, by `missingTranslations`.
      .filter((name) => !possible.includes(name) && englishName(name) === name)
      .map((name) => fileError(`${folder}/${name}.md`, unshownMessage(name, possible, routed)))
  );
};

function unshownMessage(name: string, possible: readonly string[], routed: readonly string[]): string {
  if (routed.includes(name)) return `this file is never read: the page ${name} needs no file`;
  const near = nearest(name, possible);
  return near === undefined
    ? `this page is never shown: add ${name} to pages, or delete the file`
    : `this page is never shown; did you mean ${near}.md? To show it under its own name, add it to pages`;
}
