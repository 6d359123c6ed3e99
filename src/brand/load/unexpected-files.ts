/** Files and folders under `brands/` that nothing reads: nearly always a name that is not quite right. */
import { readdirSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './brand-source.ts';
import { HOME_SPANISH } from '../copy/home-words.ts';
import { nearest } from '../nearest.ts';

export interface Entry {
  name: string;
  folder: boolean;
}

/** What editors and systems leave beside a file while they work on it, and words for people. */
const HARMLESS =
  /^\.|~$|^~\$|^#.*#$|^4913$|\.sw[a-p]$|\.tmp$|___jb_(?:tmp|old)___$|^sed\w{6}$|^(?:thumbs\.db|desktop\.ini|readme\.md)$/i;

/** What a folder may hold. */
interface Holds {
  files: readonly string[];
  folders: readonly string[];
  /** Files of any name that ends so: pages, families, notices. */
  ending?: string;
  /** All of that in words. */
  says: string;
}

/** A brand's own folder. */
export const BRAND_FOLDER: Holds = {
  files: ['brand.yaml', 'logo.svg'],
  folders: ['pages'],
  says: "a brand's folder holds brand.yaml, logo.svg and the folder pages",
};

export const PAGES: Holds = {
  files: [],
  folders: [],
  ending: '.md',
  says: 'pages end in .md, their pictures in .png, .jpg, .webp or .svg, and there are no folders here',
};

/** The folders that all brands share. */
export const SHARED_FOLDERS = {
  _alerts: { files: [], folders: [], ending: '.yaml', says: 'notices end in .yaml' },
  _families: { files: [], folders: [], ending: '.yaml', says: 'families end in .yaml' },
  _pages: PAGES,
  _schema: {
    files: ['alert.schema.json', 'brand.schema.json'],
    folders: [],
    says: 'this folder is written by npm run brands -- schema',
  },
} as const satisfies Record<string, Holds>;

/** `brands/` itself. */
export const brandsFolder = (codes: readonly string[]): Holds => ({
  files: ['_base.yaml'],
  folders: [...Object.keys(SHARED_FOLDERS), ...codes],
  says: 'beside _base.yaml there are only folders here',
});

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** A link counts as what it leads to; one that leads nowhere is left to whoever reads it. */
function isFolder(entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  try {
    return statSync(join(entry.parentPath, entry.name)).isDirectory();
  } catch {
    return false;
  }
}

/** What is in a folder, by name, without what editors leave; nothing where there is no such folder. */
export function entriesIn(root: string, folder: string): Entry[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !HARMLESS.test(name))
      .map((entry) => ({ name: entry.name, folder: isFolder(entry) }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Names without their ending, of all that ends so; whoever reads a folder under such a name says that it is none. */
export const namesOf = (entries: readonly Entry[], ending: string): string[] =>
  entries.flatMap(({ name }) => (name.endsWith(ending) ? [name.slice(0, -ending.length)] : []));

/** `about` of `about.Markdown`, in lower case. */
const stem = (name: string): string => name.replace(/\.[^.]*$/, '').toLowerCase();

const TEXT_FILE = /\.(?:ya?ml|md|mdx|markdown|txt|json)$/i;

/** Where a file would be read that lies a folder too high: a page, or a record named after its brand. */
function lower(name: string, folders: readonly string[]): string | undefined {
  const pages = folders.find((folder) => /^_?pages$/.test(folder));
  if (pages && name.endsWith('.md')) return `${pages}/${name}`;
  return /\.ya?ml$/i.test(name) && folders.includes(stem(name)) ? `${stem(name)}/brand.yaml` : undefined;
}

/** The name that an editor most likely meant. */
function meant({ name, folder }: Entry, { files, folders, ending }: Holds): string | undefined {
  if (folder) return nearest(name, folders);
  const known =
    files.find((file) => stem(file) === stem(name)) ?? nearest(name, files) ?? lower(name, folders);
  if (known !== undefined || ending === undefined) return known;
  return TEXT_FILE.test(name) || !name.includes('.') ? name.replace(/\.[^.]*$/, '') + ending : undefined;
}

export interface Stray {
  /** The name to be tried, if any is near. */
  meant: string | undefined;
  fault: Fault;
}

/** The entries of a folder that nothing reads, each with the name that was probably meant. */
export function strays(folder: string, entries: readonly Entry[], holds: Holds): Stray[] {
  return entries.flatMap((entry): Stray[] => {
    const { name } = entry;
    const asFile = holds.files.includes(name) || (holds.ending !== undefined && name.endsWith(holds.ending));
    const asFolder = holds.folders.includes(name);
    if (entry.folder ? asFolder : asFile) return [];
    const stray = (message: string, near?: string): Stray[] => [
      { meant: near, fault: { file: `${folder}/${name}`, line: 1, column: 1, path: '', message } },
    ];
    // Whoever reads a file says so where it finds a folder; of a folder nobody would.
    if (asFile) return [];
    if (asFolder) return stray('expected a folder here, found a file of this name');
    const near = meant(entry, holds);
    const what = entry.folder ? 'folder' : 'file';
    if (near !== undefined) return stray(`nothing reads this ${what}; did you mean ${near}?`, near);
    return stray(`nothing reads this ${what}: ${holds.says}`);
  });
}

/** Just the faults. */
export const strayFaults = (folder: string, entries: readonly Entry[], holds: Holds): Fault[] =>
  strays(folder, entries, holds).map(({ fault }) => fault);

/**
 * Pages that are written and shown by nobody.
 * @param names of the page files in the folder, without their ending
 * @param shown the pages that are listed for those who read this folder
 * @param routed pages that are not made of a file
 */
export function unshownPages(
  folder: string,
  names: readonly string[],
  shown: readonly string[],
  routed: readonly string[],
): Fault[] {
  const possible = shown.filter((name) => !routed.includes(name));
  return names
    .filter((name) => !possible.includes(name) && name !== HOME_SPANISH)
    .map((name) => {
      const message = unshown(name, possible, routed);
      return { file: `${folder}/${name}.md`, line: 1, column: 1, path: '', message };
    });
}

function unshown(name: string, possible: readonly string[], routed: readonly string[]): string {
  if (routed.includes(name)) return `nothing reads this file: the page ${name} is not made of one`;
  if (name.endsWith('.es')) return 'nothing shows this page: only the home page has a Spanish file beside it';
  const near = nearest(name, possible);
  return near === undefined
    ? `nothing shows this page: add ${name} to pages, or delete the file`
    : `nothing shows this page; did you mean ${near}.md? A page of its own has to be added to pages`;
}
