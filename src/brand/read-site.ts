/** Reads one brand with all that its site is made of, or says what is wrong with it. */
import { alertsOf, type BrandAlert } from './alerts/alerts.ts';
import type { Brand } from './brand.schema.ts';
import { checkBrand } from './validate/validate-brand.ts';
import type { Layered } from './validate/brand-conflicts.ts';
import { layersOf, listedPages, readPages, type FolderPages, type Shared } from './load/load-files.ts';
import type { BrandSource, Fault } from './load/brand-source.ts';
import type { PageSource } from './copy/page-copy.ts';
import { homeTwinFaults } from './copy/home-page.ts';
import { HOME, HOME_SPANISH } from './copy/home-words.ts';
import { familyFaults, folderFaults, missingBrandFile, pageFaults } from './load/folder-errors.ts';
import { paintMark, readDrawing, type Mark } from './theme/logo.ts';
import { pictureFaults, picturesOfPages, unshownPictures } from './pictures/picture-use.ts';
import type { Picture } from './pictures/pictures.ts';
import { writtenIn, type WrittenIn } from './rule-changes/record-entries.ts';
import { siteFaults } from './validate/site-errors.ts';
import { BRAND_FOLDER, entriesIn, strays, unshownPages, type Entry } from './load/unexpected-files.ts';

/** A brand with all that its pages are made of. */
export interface BrandSite {
  brand: Brand;
  /** Which file sets each key of the record. */
  written: WrittenIn;
  /** SVG of the logo mark. */
  mark: Mark;
  /** Its Markdown pages by name, placeholders not yet filled, in the order of `brand.pages`; `home.es` is the Spanish of `home`. */
  copy: Record<string, PageSource>;
  /** The pictures of these pages, by name. */
  pictures: Record<string, Picture>;
  /** Its dated notices that show now or later. */
  alerts: BrandAlert[];
}

/** Pages that a route of their own renders; every other listed page needs a Markdown file. */
export const ROUTED_PAGES: readonly string[] = [
  'login',
  'logout',
  'forgot-user-name',
  'forgot-password',
  'msg',
  'producer',
];

/** What reading one brand gives: its layers, its site where nothing is wrong, else what is. */
export interface Reading extends Layered {
  site?: BrandSite;
  faults: Fault[];
  /** What is missing for this brand, and maybe for others: pages, and what links lead to. */
  lost?: Fault[];
}

const NO_PAGES: FolderPages = {
  pages: new Map(),
  names: [],
  pictures: new Map(),
  pictureNames: [],
  faults: [],
};

/** A brand's own pages; one that it does not list is a fault once its lists can be read. */
function ownPages(
  root: string,
  code: string,
  entries: readonly Entry[],
  sources: readonly BrandSource[],
): FolderPages {
  if (!entries.some(({ name, folder }) => folder && name === 'pages')) return NO_PAGES;
  const folder = `brands/${code}/pages`;
  const own = readPages(root, folder);
  const shown = listedPages(sources);
  const unshown = shown ? unshownPages(folder, own.names, shown, ROUTED_PAGES) : [];
  return { ...own, faults: [...own.faults, ...unshown] };
}

export function readSite(root: string, code: string, shared: Shared): Reading {
  // Read under such a name, a copy would clash with its model in every value.
  const named = folderFaults(code, shared.codes);
  if (named.length > 0) return { code, sources: [], faults: named };
  const entries = entriesIn(root, `brands/${code}`);
  const misnamed = strays(`brands/${code}`, entries, BRAND_FOLDER);
  if (!entries.some(({ name }) => name === 'brand.yaml'))
    return { code, sources: [], faults: missingBrandFile(code, misnamed) };
  const sources = layersOf(root, code, shared);
  const own = ownPages(root, code, entries, sources);
  const around = [
    ...misnamed.map(({ fault }) => fault),
    ...familyFaults(sources, [...shared.families.keys()]),
    ...own.faults,
  ];
  const broken = sources.flatMap(({ faults }) => faults);
  if (broken.length > 0) return { code, sources, faults: [...broken, ...around] };
  const checked = checkBrand(code, sources, shared.codes);
  if ('faults' in checked) return { code, sources, faults: [...checked.faults, ...around] };
  const { brand } = checked;
  const pages = new Map([...shared.pages, ...own.pages]);
  const words = pagesWithSpanish(brand.pages);
  const logo = readDrawing(root, code, brand.theme);
  const written = [...shared.pageNames, ...own.names, ...ROUTED_PAGES];
  const missing = shared.pageNames.length > 0 ? pageFaults(sources, brand, written) : [];
  const faults = [...around, ...('faults' in logo ? logo.faults : [])];
  if (faults.length > 0 || 'faults' in logo) return { code, sources, faults, lost: missing };
  const { drawing } = logo;
  const shown = words.flatMap((name) => pages.get(name) ?? []);
  // Only now: a page that is missing would make faults of all links to it.
  const lost =
    missing.length > 0
      ? missing
      : [
          ...siteFaults(
            { brand, sources, pages: shown, alerts: shared.alerts, now: shared.now },
            shared.search,
          ),
          ...homeTwinFaults(pages, brand),
          ...pictureFaults(shown, brand, [...shared.pictureNames, ...own.pictureNames]),
          ...unshownPictures(`brands/${code}/pages`, own.pictureNames, shown),
        ];
  if (lost.length > 0) return { code, sources, drawing, faults, lost };
  const copy = Object.fromEntries(
    words.flatMap((name) => {
      const page = ROUTED_PAGES.includes(name) ? undefined : pages.get(name);
      return page ? [[name, page]] : [];
    }),
  );
  const pictures = picturesOfPages(shown, new Map([...shared.pictures, ...own.pictures]));
  const alerts = shared.alerts.map(({ alert }) => alert);
  const mark = paintMark(drawing, brand.theme);
  return {
    code,
    sources,
    drawing,
    site: {
      brand,
      written: writtenIn(sources),
      mark,
      copy,
      pictures,
      alerts: alertsOf(alerts, brand, shared.noticesAsOf),
    },
    faults,
  };
}

/** The files of a brand's pages: its home page has one for each language. */
const pagesWithSpanish = (pages: readonly string[]): string[] =>
  pages.flatMap((name) => (name === HOME ? [HOME, HOME_SPANISH] : [name]));
