/** Reads every brand from disk. Plain Node: scripts, the renderer, dev and unit tests share it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { clashes } from './validate/brand-conflicts.ts';
import { listedPages, readLayers, readShared, type Shared } from './load/load-files.ts';
import { readSite, ROUTED_PAGES, type BrandSite, type Reading } from './read-site.ts';
import { distinctFaults, showFault, type BrandSource, type Fault } from './load/brand-source.ts';
import { didYouMean } from './nearest.ts';
import { unshownPictures } from './pictures/picture-use.ts';
import { namedFaults } from './validate/shared-errors.ts';
import { entriesIn, unshownPages } from './load/unexpected-files.ts';

export { ROUTED_PAGES, type BrandSite };

/** The brand files cannot be used; the message lists every fault, one a line. */
export class BrandFaultsError extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super(
      `${faults.length} ${faults.length === 1 ? 'error' : 'errors'} in the brand files\n${faults.map(showFault).join('\n')}`,
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

/** Codes of all brands, sorted: the folders that do not start with an underscore. */
export const brandCodes = (root: string): string[] =>
  entriesIn(root, 'brands')
    .filter(({ name, folder }) => folder && !name.startsWith('_'))
    .map(({ name }) => name);

const byPlace = (one: Fault, other: Fault): number =>
  one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column;

/** Shared pages that no brand lists; nobody knows while a brand's list cannot be read. */
function unshownShared({ pageNames }: Shared, readings: readonly Reading[]): Fault[] {
  const lists = readings.map(({ sources }) => listedPages(sources));
  if (lists.includes(undefined)) return [];
  return unshownPages(
    'brands/_pages',
    pageNames,
    [...new Set(lists.flatMap((list) => list ?? []))],
    ROUTED_PAGES,
  );
}

/** Shared pictures that no page of any brand shows; that is not known while a brand cannot be read. */
function unshownSharedPictures({ pictureNames }: Shared, readings: readonly Reading[]): Fault[] {
  const sites = readings.flatMap(({ site }) => site ?? []);
  if (sites.length < readings.length) return [];
  const pages = new Set(sites.flatMap(({ copy }) => Object.values(copy)));
  return unshownPictures('brands/_pages', pictureNames, [...pages]);
}

/**
 * One brand as it is on disk now, read without the others: quick enough for every request of the dev server.
 * @param asOf the moment for notices, milliseconds since 1970; left out: that of the build
 */
export function readBrand(
  root: string,
  code: string,
  asOf?: number,
): { site: BrandSite } | { faults: Fault[] } {
  const shared = readShared(root, brandCodes(root), asOf);
  const { site, faults, lost = [] } = readSite(root, code, shared);
  const all = distinctFaults([...shared.faults, ...faults, ...lost]);
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
 * @param only the faults of these brands alone, with those of the layers and pages that they share
 * @returns the sites without fault and every fault of the others, by file and line
 */
export function readBrands(root: string, only?: readonly string[]): { sites: BrandSite[]; faults: Fault[] } {
  const codes = brandCodes(root);
  const shared = readShared(root, codes);
  const readings = codes.map((code) => readSite(root, code, shared));
  const asked = (code: string): boolean => only === undefined || only.includes(code);
  const faults = [
    ...shared.faults,
    ...readings.flatMap((reading) => (asked(reading.code) ? reading.faults : [])),
    ...namedFaults(
      readings.flatMap(({ code, lost }) => (lost && asked(code) ? [{ code, faults: lost }] : [])),
      codes.length,
    ),
    ...unshownShared(shared, readings),
    ...unshownSharedPictures(shared, readings),
    ...clashes(readings).flatMap(({ code, fault }) => (asked(code) ? [fault] : [])),
  ];
  return { sites: readings.flatMap(({ site }) => site ?? []), faults: distinctFaults(faults).sort(byPlace) };
}

/** What can be published, and what cannot. */
export interface BrandStates {
  /** Brands without errors. */
  sites: BrandSite[];
  /** Errors in files that all brands share: while there are any, no brand can be published. */
  shared: Fault[];
  /** Errors of single brands by code, those of their families and pages included. */
  own: Map<string, Fault[]>;
}

/** Reads all brands under `root/brands` and sorts the errors by the brand that they stop. */
export function readEach(root: string): BrandStates {
  const codes = brandCodes(root);
  const shared = readShared(root, codes);
  const readings = codes.map((code) => readSite(root, code, shared));
  const between = clashes(readings);
  const found = readings.map(({ code, faults, lost = [] }) => {
    const clashing = between.flatMap((clash) => (clash.code === code ? [clash.fault] : []));
    return { code, faults: distinctFaults([...faults, ...lost, ...clashing]) };
  });
  // What every brand has is an error of a file that all of them read.
  const counts = Map.groupBy(
    found.flatMap(({ faults }) => faults),
    showFault,
  );
  const isOwn = (fault: Fault): boolean =>
    codes.length === 1 || counts.get(showFault(fault))?.length !== codes.length;
  const everywhere = found.flatMap(({ faults }) => faults.filter((fault) => !isOwn(fault)));
  const own = new Map(
    found.flatMap(({ code, faults }) => {
      const left = faults.filter(isOwn).sort(byPlace);
      return left.length > 0 ? [[code, left] as const] : [];
    }),
  );
  return {
    sites: readings.flatMap(({ code, site }) => (site && !own.has(code) ? [site] : [])),
    shared: distinctFaults([...shared.faults, ...unshownShared(shared, readings), ...everywhere]).sort(
      byPlace,
    ),
    own,
  };
}

/**
 * All brands, or an error that lists every fault.
 * @param only brands that must be without fault; others that are not are left out
 * @throws BrandFaultsError
 */
export function loadBrands(root: string, only?: readonly string[]): BrandSite[] {
  const { sites, faults } = readBrands(root, only);
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
