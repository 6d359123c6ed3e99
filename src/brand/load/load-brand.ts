import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTED_PAGES } from '../addresses.ts';
import { type BrandError, fileError } from '../brand-error.ts';
import type { PageSource } from '../copy/page-copy.ts';
import { englishName } from '../copy/spanish/spanish-pages.rules.ts';
import type { Picture } from '../pictures/pictures.ts';
import { loadBrandSource, type BrandSource } from './brand-source.ts';
import { entriesIn, type Entry } from './folder-entries.ts';
import { EMPTY_PAGE_FOLDER, loadPages, type PageFolder } from './load-pages.ts';
import type { SharedFiles } from './load-shared.ts';
import {
  BRAND_FOLDER,
  unexpectedEntries,
  unshownPages,
  SHARED_FOLDERS,
  type UnexpectedEntry,
} from './unexpected-files.ts';
import { didYouMean } from '../nearest.ts';
import { errorAt } from './source-positions.ts';

const BRAND_FILE = 'brand.yaml';

/** Error if a brand's family file does not exist. Without the error, the brand would silently lack the family's values. */
function unknownFamilyErrors(sources: readonly BrandSource[], families: readonly string[]): BrandError[] {
  const family = sources.at(-1)?.data['sharedBrandCode'];
  if (typeof family !== 'string' || family === 'base' || families.includes(family)) return [];
  const message = `expected brands/_families/${family}.yaml, found none${didYouMean(family, [...families, 'base'])}`;
  return [errorAt(sources, ['sharedBrandCode'], message)];
}

/** Errors in a folder name, which is the brand's code. Codes are compared in lower case and become host names. */
function folderNameErrors(code: string, codes: readonly string[]): BrandError[] {
  const file = `brands/${code}`;
  const lower = code.toLowerCase();
  if (code !== lower)
    return [
      fileError(
        file,
        codes.includes(lower)
          ? `a brand's folder is written in lower case, and brands/${lower} exists too: delete one of the two`
          : `a brand's folder is written in lower case: rename it to brands/${lower}`,
      ),
    ];
  if (/^[a-z][a-z0-9]*$/.test(code)) return [];
  return [
    fileError(
      file,
      `a brand's folder is written in lower-case letters and digits, and begins with a letter: rename it`,
    ),
  ];
}

/** Errors for a folder without `brand.yaml`. If a file has a similar name, suggests renaming that file. */
function missingBrandFile(code: string, unexpected: readonly UnexpectedEntry[]): BrandError[] {
  const misnamed = unexpected.filter(({ intended }) => intended === BRAND_FILE);
  if (misnamed.length > 0) return misnamed.map(({ error }) => error);
  const shared = didYouMean(code, Object.keys(SHARED_FOLDERS));
  return [fileError(`brands/${code}/${BRAND_FILE}`, `expected a brand file here, found none${shared}`)];
}

export interface LoadedBrand {
  code: string;
  /** Base, family and brand file; empty if the folder is not for a brand. */
  sources: readonly BrandSource[];
  /** Whether all layers exist and could be parsed. Otherwise the record cannot be resolved. */
  hasLayers: boolean;
  /** Pages by name: the shared pages, replaced by the brand's own pages where they exist. */
  pages: ReadonlyMap<string, PageSource>;
  pictures: ReadonlyMap<string, Picture>;
  /** Names of all page files, including those with errors. */
  pageNames: readonly string[];
  ownPageNames: readonly string[];
  pictureNames: readonly string[];
  ownPictureNames: readonly string[];
  errors: BrandError[];
}

const unloaded = (code: string, errors: BrandError[]): LoadedBrand => ({
  code,
  sources: [],
  hasLayers: false,
  pages: new Map(),
  pictures: new Map(),
  pageNames: [],
  ownPageNames: [],
  pictureNames: [],
  ownPictureNames: [],
  errors,
});

export function loadBrand(root: string, code: string, shared: SharedFiles): LoadedBrand {
  // Reads no file in a folder with an invalid name, because the folder may be a copy of a brand's folder. The values of
  // a copy would conflict with those of the original.
  const nameErrors = folderNameErrors(code, shared.codes);
  if (nameErrors.length > 0) return unloaded(code, nameErrors);
  const entries = entriesIn(root, `brands/${code}`);
  const unexpected = unexpectedEntries(`brands/${code}`, entries, BRAND_FOLDER);
  if (!entries.some(({ name }) => name === 'brand.yaml'))
    return unloaded(code, missingBrandFile(code, unexpected));
  const sources = layersWith(root, code, shared);
  const own = ownPages(root, code, entries, sources);
  const layerErrors = sources.flatMap(({ errors }) => errors);
  return {
    code,
    sources,
    hasLayers: layerErrors.length === 0,
    pages: withOwn(shared.pages, own),
    pictures: new Map([...shared.pictures, ...own.pictures]),
    pageNames: [...shared.pageNames, ...own.pageNames],
    ownPageNames: own.pageNames,
    pictureNames: [...shared.pictureNames, ...own.pictureNames],
    ownPictureNames: own.pictureNames,
    errors: [
      ...layerErrors,
      ...unexpected.map(({ error }) => error),
      ...unknownFamilyErrors(sources, [...shared.families.keys()]),
      ...own.errors,
    ],
  };
}

/** Adds a brand's own pages. Removes shared pages that have the same name, together with their translations. */
const withOwn = (shared: ReadonlyMap<string, PageSource>, own: PageFolder): Map<string, PageSource> =>
  new Map([...[...shared].filter(([name]) => !own.pageNames.includes(englishName(name))), ...own.pages]);

/** The base, family and brand layers. Only the brand file is loaded here; base and families are passed in. */
export function layersWith(
  root: string,
  code: string,
  { base, families }: Pick<SharedFiles, 'base' | 'families'>,
): BrandSource[] {
  const own = loadBrandSource(root, `brands/${code}/brand.yaml`);
  const family = families.get(String(own.data['sharedBrandCode']));
  return family ? [base, family, own] : [base, own];
}

export function loadLayers(root: string, code: string): BrandSource[] {
  const own = loadBrandSource(root, `brands/${code}/brand.yaml`);
  const family = `brands/_families/${String(own.data['sharedBrandCode'])}.yaml`;
  const base = loadBrandSource(root, 'brands/_base.yaml');
  return existsSync(join(root, family)) ? [base, loadBrandSource(root, family), own] : [base, own];
}

/** The brand's own pages, with errors for unlisted pages. If the list cannot be read, there are no such errors. */
function ownPages(
  root: string,
  code: string,
  entries: readonly Entry[],
  sources: readonly BrandSource[],
): PageFolder {
  if (!entries.some(({ name, folder }) => folder && name === 'pages')) return EMPTY_PAGE_FOLDER;
  const folder = `brands/${code}/pages`;
  const own = loadPages(root, folder);
  const listed = listedPages(sources);
  const unshown = listed ? unshownPages(folder, own.pageNames, listed, ROUTED_PAGES) : [];
  return { ...own, errors: [...own.errors, ...unshown] };
}

/** The pages that a brand lists; undefined if a layer is missing or has errors. */
export function listedPages(sources: readonly BrandSource[]): string[] | undefined {
  const list = sources.findLast(({ data }) => Object.hasOwn(data, 'pages'))?.data['pages'];
  return hasAllLayers(sources) && Array.isArray(list) ? list.map(String) : undefined;
}

function hasAllLayers(sources: readonly BrandSource[]): boolean {
  const family = sources.at(-1)?.data['sharedBrandCode'];
  const hasFamily = typeof family === 'string' && family !== 'base';
  return sources.length > (hasFamily ? 2 : 1) && sources.every(({ errors }) => errors.length === 0);
}
