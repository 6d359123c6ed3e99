/** Reads the files of brands from disk: the layers of one, and what all of them share. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readAlerts, type AlertSource } from '../alerts/alerts.ts';
import { parseBrandSource, unreadableSource, type BrandSource, type Fault } from './brand-source.ts';
import { parsePage, updatedFaults, type PageSource } from '../copy/page-copy.ts';
import { brandNames, foreignSearch, type ForeignSearch } from '../validate/other-brand-names.ts';
import { missingTwins } from '../copy/home-page.ts';
import { buildTime, dayOf } from '../moments.ts';
import { isPictureName } from '../pictures/picture.rules.ts';
import { readPictures, type Picture } from '../pictures/pictures.ts';
import { brandsFolder, entriesIn, namesOf, PAGES, SHARED_FOLDERS, strayFaults } from './unexpected-files.ts';
import { readText } from './text-file.ts';

function read(root: string, file: string): BrandSource {
  const found = readText(root, file);
  return 'fault' in found ? unreadableSource(found.fault) : parseBrandSource(file, found.text);
}

/** The pages and pictures of a folder: the sound ones, and every name that has a file. */
export interface FolderPages {
  pages: Map<string, PageSource>;
  names: readonly string[];
  pictures: Map<string, Picture>;
  pictureNames: readonly string[];
  faults: Fault[];
}

/** The Markdown pages of a folder and their pictures by name, and what is wrong with them. */
export function readPages(root: string, folder: string): FolderPages {
  const pages = new Map<string, PageSource>();
  const entries = entriesIn(root, folder);
  const shown = readPictures(root, folder, entries);
  const others = entries.filter((entry) => entry.folder || !isPictureName(entry.name));
  const faults = [...strayFaults(folder, others, PAGES), ...shown.faults];
  const names = namesOf(entries, '.md');
  for (const name of names) {
    const file = `${folder}/${name}.md`;
    const found = readText(root, file);
    const result = 'fault' in found ? { faults: [found.fault] } : parsePage(file, found.text);
    if ('page' in result) pages.set(name, result.page);
    else faults.push(...result.faults);
  }
  faults.push(...missingTwins(folder, names));
  return { pages, names, pictures: shown.pictures, pictureNames: shown.names, faults };
}

/** What every brand is read with. */
export interface Shared {
  codes: readonly string[];
  base: BrandSource;
  families: Map<string, BrandSource>;
  pages: Map<string, PageSource>;
  /** Every shared page that has a file. */
  pageNames: readonly string[];
  pictures: Map<string, Picture>;
  pictureNames: readonly string[];
  alerts: readonly AlertSource[];
  /** Finds other brands' names in a brand's texts. */
  search: ForeignSearch;
  /** The moment that counts as now, taken once for all brands. */
  now: number;
  /** The moment as of which notices are over, current or to come: now, but for a preview of another one. */
  noticesAsOf: number;
}

/** The layers of a brand as written: base, family, brand file. */
export function layersOf(root: string, code: string, { base, families }: Shared): BrandSource[] {
  const own = read(root, `brands/${code}/brand.yaml`);
  const family = families.get(String(own.data['sharedBrandCode']));
  return family ? [base, family, own] : [base, own];
}

/** Whether every layer of a brand was found and read. */
function isWhole(sources: readonly BrandSource[]): boolean {
  const family = sources.at(-1)?.data['sharedBrandCode'];
  const named = typeof family === 'string' && family !== 'base';
  return sources.length > (named ? 2 : 1) && sources.every(({ faults }) => faults.length === 0);
}

/** The pages that a brand lists; nothing where that cannot be said, because a layer is missing or broken. */
export function listedPages(sources: readonly BrandSource[]): string[] | undefined {
  const list = sources.findLast(({ data }) => Object.hasOwn(data, 'pages'))?.data['pages'];
  return isWhole(sources) && Array.isArray(list) ? list.map(String) : undefined;
}

/** Without shared pages every brand would lack most of its own: it is said once. */
const withoutPages = (names: readonly string[]): Fault[] =>
  names.length > 0
    ? []
    : [
        {
          file: 'brands/_pages',
          line: 1,
          column: 1,
          path: '',
          message: 'expected the pages that brands share here, found none',
        },
      ];

/** What nothing reads in the folders that all brands share; pages have their own reader. */
const sharedStrays = (root: string, codes: readonly string[]): Fault[] => [
  ...strayFaults('brands', entriesIn(root, 'brands'), brandsFolder(codes)),
  ...(['_alerts', '_families', '_schema'] as const).flatMap((name) =>
    strayFaults(`brands/${name}`, entriesIn(root, `brands/${name}`), SHARED_FOLDERS[name]),
  ),
];

/** Shared pages with a day still to come, in the time zone of the base: brands in the west reach it hours later. */
const datedAhead = (pages: Iterable<PageSource>, { data }: BrandSource, now: number): Fault[] =>
  typeof data['timeZone'] === 'string'
    ? [...pages].flatMap((page) => updatedFaults(page, dayOf(now, String(data['timeZone']))))
    : [];

/**
 * @param codes every brand there is
 * @param asOf the moment for notices, milliseconds since 1970; left out: that of the build
 */
export function readShared(
  root: string,
  codes: readonly string[],
  asOf?: number,
): Shared & { faults: Fault[] } {
  const pages = readPages(root, 'brands/_pages');
  const families = namesOf(entriesIn(root, 'brands/_families'), '.yaml').map(
    (name) => [name, read(root, `brands/_families/${name}.yaml`)] as const,
  );
  const { alerts, faults } = readAlerts(
    root,
    codes,
    families.map(([name]) => name),
  );
  const base = read(root, 'brands/_base.yaml');
  const now = buildTime();
  return {
    codes,
    alerts,
    search: foreignSearch(brandNames(root, codes)),
    now,
    noticesAsOf: asOf ?? now,
    base,
    families: new Map(families),
    pages: pages.pages,
    pageNames: pages.names,
    pictures: pages.pictures,
    pictureNames: pages.pictureNames,
    faults: [
      ...sharedStrays(root, codes),
      ...withoutPages(pages.names),
      ...pages.faults,
      ...datedAhead(pages.pages.values(), base, now),
      ...faults,
    ],
  };
}

/** The layers of one brand, read without anything else. */
export function readLayers(root: string, code: string): BrandSource[] {
  const own = read(root, `brands/${code}/brand.yaml`);
  const family = `brands/_families/${String(own.data['sharedBrandCode'])}.yaml`;
  const base = read(root, 'brands/_base.yaml');
  return existsSync(join(root, family)) ? [base, read(root, family), own] : [base, own];
}
