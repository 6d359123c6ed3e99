/** Reads every brand from disk. Plain Node: scripts, the renderer, dev and unit tests share it. */
import { faultAt } from './brand-place.ts';
import { recordLinkFaults, textLinkFaults } from './links.ts';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { alertsOf, type BrandAlert } from './alerts.ts';
import type { Brand } from './brand.schema.ts';
import { checkBrand } from './brand-check.ts';
import { clashes } from './brand-clashes.ts';
import { layersOf, readLayers, readPages, readShared, type Shared } from './brand-layers.ts';
import { distinctFaults, showFault, type BrandSource, type Fault } from './brand-source.ts';
import type { PageSource } from './copy.ts';
import { paintMark, type Mark } from './mark.ts';
import { didYouMean } from './nearest.ts';
import { familyFaults, folderFaults, pageFaults } from './folder-faults.ts';

/** A brand with all that its pages are made of. */
export interface BrandSite {
  brand: Brand;
  /** SVG of the logo mark. */
  mark: Mark;
  /** Its Markdown pages by name, placeholders not yet filled, in the order of `brand.pages`. */
  copy: Record<string, PageSource>;
  /** Its dated notices that show now or later. */
  alerts: BrandAlert[];
}

/** Pages that a route of their own renders; every other listed page needs a Markdown file. */
export const ROUTED_PAGES: readonly string[] = ['home', 'login', 'logout'];

/** The brand files cannot be used; the message lists every fault, one a line. */
export class BrandFaultsError extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super(
      `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in the brand files\n${faults.map(showFault).join('\n')}`,
    );
    this.name = 'BrandFaultsError';
    this.faults = faults;
  }
}

/** A brand code that no folder under `brands/` has (spec 000 §5). */
export class UnknownBrandError extends Error {
  constructor(code: string, known: readonly string[]) {
    super(`There is no brand '${code}'${didYouMean(code, known) || '.'} Known brands: ${known.join(', ')}`);
    this.name = 'UnknownBrandError';
  }
}

/** Codes of all brands: the folders that do not start with an underscore. */
export const brandCodes = (root: string): string[] =>
  readdirSync(join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .sort();

/** What reading one brand gives: its layers, its site where nothing is wrong, else what is. */
interface Reading {
  code: string;
  sources: BrandSource[];
  site?: BrandSite;
  faults: Fault[];
}

/** Links of a page that this brand's site does not have; a shared page may be wrong for one brand alone. */
const pageLinkFaults = (page: PageSource | undefined, brand: Brand): Fault[] =>
  page
    ? textLinkFaults(page.body, brand).map(({ line, column, message }) => ({
        file: page.file,
        line: page.bodyLine + line - 1,
        column,
        path: '',
        message: `${message} (${brand.code})`,
      }))
    : [];

function readSite(root: string, code: string, shared: Shared): Reading {
  const file = `brands/${code}/brand.yaml`;
  if (!existsSync(join(root, file))) {
    const message = 'expected a brand file here, found none';
    return { code, sources: [], faults: [{ file, line: 1, column: 1, path: '', message }] };
  }
  const sources = layersOf(root, code, shared);
  const own = readPages(root, `brands/${code}/pages`);
  const around = [
    ...folderFaults(code),
    ...familyFaults(sources, [...shared.families.keys()]),
    ...own.faults,
  ];
  const broken = sources.flatMap(({ faults }) => faults);
  if (broken.length > 0) return { code, sources, faults: [...broken, ...around] };
  const checked = checkBrand(code, sources, shared.codes);
  if ('faults' in checked) return { code, sources, faults: [...checked.faults, ...around] };
  const { brand } = checked;
  const pages = new Map([...shared.pages, ...own.pages]);
  const mark = paintMark(root, code, brand.theme);
  const faults = [
    ...around,
    ...('faults' in mark ? mark.faults : []),
    ...pageFaults(sources, brand, [...pages.keys(), ...ROUTED_PAGES]),
  ];
  if (faults.length > 0 || 'faults' in mark) return { code, sources, faults };
  // Only now: a page that is missing would make faults of all links to it.
  const lost = [
    ...recordLinkFaults(brand).map(({ path, message }) => faultAt(sources, path, message)),
    ...brand.pages.flatMap((name) => pageLinkFaults(pages.get(name), brand)),
  ];
  if (lost.length > 0) return { code, sources, faults: lost };
  const copy = Object.fromEntries(
    brand.pages.flatMap((name) => {
      const page = ROUTED_PAGES.includes(name) ? undefined : pages.get(name);
      return page ? [[name, page]] : [];
    }),
  );
  return {
    code,
    sources,
    site: { brand, mark, copy, alerts: alertsOf(shared.alerts, brand, shared.now) },
    faults,
  };
}

/** One brand as it is on disk now, read without the others: quick enough for every request of the dev server. */
export function readBrand(root: string, code: string): { site: BrandSite } | { faults: Fault[] } {
  const shared = readShared(root, brandCodes(root));
  const { site, faults } = readSite(root, code, shared);
  const all = distinctFaults([...shared.faults, ...faults]);
  return site && all.length === 0 ? { site } : { faults: all };
}

/**
 * The layers of one brand as written: base, family, brand file.
 * @throws UnknownBrandError
 */
export function brandLayers(root: string, code: string): BrandSource[] {
  const known = brandCodes(root);
  if (!known.includes(code) || !existsSync(join(root, `brands/${code}/brand.yaml`)))
    throw new UnknownBrandError(code, known);
  return readLayers(root, code);
}

/**
 * Reads all brands under `root/brands`.
 * @param only the faults of this brand alone, with those of the layers and pages that it shares
 * @returns the sites without fault and every fault of the others, by file and line
 */
export function readBrands(root: string, only?: string): { sites: BrandSite[]; faults: Fault[] } {
  const shared = readShared(root, brandCodes(root));
  const readings = shared.codes.map((code) => readSite(root, code, shared));
  const asked = (code: string): boolean => only === undefined || code === only;
  const faults = [
    ...shared.faults,
    ...readings.flatMap((reading) => (asked(reading.code) ? reading.faults : [])),
    ...clashes(readings).flatMap(({ between, fault }) => (between.some(asked) ? [fault] : [])),
  ];
  return { sites: readings.flatMap(({ site }) => site ?? []), faults: distinctFaults(faults) };
}

/**
 * All brands, or an error that lists every fault.
 * @throws BrandFaultsError
 */
export function loadBrands(root: string): BrandSite[] {
  const { sites, faults } = readBrands(root);
  if (faults.length > 0) throw new BrandFaultsError(faults);
  return sites;
}

/**
 * The site of a brand code, compared without regard to case.
 * @throws UnknownBrandError
 */
export function findBrand(sites: readonly BrandSite[], code: string): BrandSite {
  const site = sites.find(({ brand }) => brand.code === code.toLowerCase());
  if (!site)
    throw new UnknownBrandError(
      code,
      sites.map(({ brand }) => brand.code),
    );
  return site;
}
