/** Reads all brands under `brands/`. Runs in plain Node, because scripts, the renderer, the dev server and unit tests use it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTED_PAGES } from './addresses.ts';
import { byPosition, distinctErrors, formatBrandError, type BrandError } from './brand-error.ts';
import type { BrandSource } from './load/brand-source.ts';
import { entriesIn } from './load/folder-entries.ts';
import { listedPages, loadLayers } from './load/load-brand.ts';
import { loadShared, type SharedFiles } from './load/load-shared.ts';
import { unshownPages } from './load/unexpected-files.ts';
import { didYouMean } from './nearest.ts';
import { unshownPictures } from './pictures/picture-use.ts';
import { readSite, type BrandResult, type BrandSite } from './read-site.ts';
import { brandConflicts } from './validate/brand-conflicts.ts';
import { errorsWithBrands } from './validate/shared-errors.ts';

export type { BrandSite };

/** Error for invalid brand files. Its message lists every error, one per line. */
export class BrandFilesError extends Error {
  readonly errors: readonly BrandError[];
  constructor(errors: readonly BrandError[]) {
    super(
      `${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in the brand files\n${errors.map(formatBrandError).join('\n')}`,
    );
    this.name = 'BrandFilesError';
    this.errors = errors;
  }
}

/** Error for a brand code without a folder under `brands/` (spec 000 §5). */
export class UnknownBrandError extends Error {
  constructor(code: string, known: readonly string[]) {
    super(`There is no brand '${code}'${didYouMean(code, known) || '.'} Known brands: ${known.join(', ')}`);
    this.name = 'UnknownBrandError';
  }
}

/** The brand codes: names of all folders in `brands/` that do not start with an underscore, sorted. */
export const brandCodes = (root: string): string[] =>
  entriesIn(root, 'brands')
    .filter(({ name, folder }) => folder && !name.startsWith('_'))
    .map(({ name }) => name);

/** Errors for shared pages that no brand lists. Returns no errors if any brand's list cannot be read. */
function unshownSharedPages({ pageNames }: SharedFiles, results: readonly BrandResult[]): BrandError[] {
  const lists = results.map(({ sources }) => listedPages(sources));
  if (lists.includes(undefined)) return [];
  return unshownPages(
    'brands/_pages',
    pageNames,
    [...new Set(lists.flatMap((list) => list ?? []))],
    ROUTED_PAGES,
  );
}

/** Errors for shared pictures that no page shows. Empty if any brand has errors, because its pages are unknown. */
function unshownSharedPictures({ pictureNames }: SharedFiles, results: readonly BrandResult[]): BrandError[] {
  const sites = results.flatMap(({ site }) => site ?? []);
  if (sites.length < results.length) return [];
  const pages = new Set(sites.flatMap(({ copy }) => Object.values(copy)));
  return unshownPictures('brands/_pages', pictureNames, [...pages]);
}

/**
 * Reads a single brand, fast enough for every request in dev.
 * @param asOf time that decides which notices are current, in milliseconds since 1970; default: the build time
 */
export function readBrand(
  root: string,
  code: string,
  asOf?: number,
): { site: BrandSite } | { errors: BrandError[] } {
  const shared = loadShared(root, brandCodes(root), asOf);
  const { site, errors, siteErrors = [] } = readSite(root, code, shared);
  const all = distinctErrors([...shared.errors, ...errors, ...siteErrors]);
  return site && all.length === 0 ? { site } : { errors: all };
}

/** The base, family and brand file, not yet merged. @throws UnknownBrandError */
export function brandLayers(root: string, code: string): BrandSource[] {
  const known = brandCodes(root);
  if (!known.includes(code) || !existsSync(join(root, `brands/${code}/brand.yaml`)))
    throw new UnknownBrandError(code, known);
  return loadLayers(root, code);
}

/**
 * Reads all brands. Returns the valid sites, and the errors sorted by file and line.
 * @param only limits the errors to these brands and the shared files
 */
export function readBrands(
  root: string,
  only?: readonly string[],
): { sites: BrandSite[]; errors: BrandError[] } {
  const codes = brandCodes(root);
  const shared = loadShared(root, codes);
  const results = codes.map((code) => readSite(root, code, shared));
  const isRequested = (code: string): boolean => only === undefined || only.includes(code);
  const errors = [
    ...shared.errors,
    ...results.flatMap((result) => (isRequested(result.code) ? result.errors : [])),
    ...errorsWithBrands(
      results.flatMap(({ code, siteErrors }) =>
        siteErrors && isRequested(code) ? [{ code, errors: siteErrors }] : [],
      ),
      codes.length,
    ),
    ...unshownSharedPages(shared, results),
    ...unshownSharedPictures(shared, results),
    ...brandConflicts(results, shared.unfinishedStates).flatMap(({ code, error }) =>
      isRequested(code) ? [error] : [],
    ),
  ];
  return {
    sites: results.flatMap(({ site }) => site ?? []),
    errors: distinctErrors(errors).sort(byPosition),
  };
}

export interface BrandStates {
  sites: BrandSite[];
  /** Errors in files that all brands share. They prevent publishing any brand. */
  shared: BrandError[];
  /** Errors of single brands, by brand code, including errors in the brand's family and pages. */
  own: Map<string, BrandError[]>;
}

export function readBrandStates(root: string): BrandStates {
  const codes = brandCodes(root);
  const shared = loadShared(root, codes);
  return brandStates(
    codes,
    shared,
    codes.map((code) => readSite(root, code, shared)),
  );
}

/** @param results the results of all brands, in the order of `codes`; a result without errors may still have no site */
export function brandStates(
  codes: readonly string[],
  shared: SharedFiles,
  results: readonly BrandResult[],
): BrandStates {
  const conflicts = brandConflicts(results, shared.unfinishedStates);
  const withSiteErrors = results.map(({ code, errors, siteErrors = [] }) => {
    const inConflict = conflicts.flatMap((conflict) => (conflict.code === code ? [conflict.error] : []));
    return { code, errors: distinctErrors([...errors, ...siteErrors, ...inConflict]) };
  });
  // An error that occurs for every brand is in a shared file.
  const counts = Map.groupBy(
    withSiteErrors.flatMap(({ errors }) => errors),
    formatBrandError,
  );
  const isOwn = (error: BrandError): boolean =>
    codes.length === 1 || counts.get(formatBrandError(error))?.length !== codes.length;
  const ofEveryBrand = withSiteErrors.flatMap(({ errors }) => errors.filter((error) => !isOwn(error)));
  const own = new Map(
    withSiteErrors.flatMap(({ code, errors }) => {
      const left = errors.filter(isOwn).sort(byPosition);
      return left.length > 0 ? [[code, left] as const] : [];
    }),
  );
  return {
    sites: results.flatMap(({ code, site }) => (site && !own.has(code) ? [site] : [])),
    shared: distinctErrors([...shared.errors, ...unshownSharedPages(shared, results), ...ofEveryBrand]).sort(
      byPosition,
    ),
    own,
  };
}

/**
 * Loads the valid sites. @param only the brands that must be valid; default: all
 * @throws BrandFilesError if the shared files or one of these brands have errors
 */
export function loadBrands(root: string, only?: readonly string[]): BrandSite[] {
  const { sites, errors } = readBrands(root, only);
  if (errors.length > 0) throw new BrandFilesError(errors);
  return sites;
}

/** Finds a site by brand code, ignoring case. @throws UnknownBrandError */
export function findBrand(sites: readonly BrandSite[], code: string): BrandSite {
  const site = sites.find(({ brand }) => brand.code === code.toLowerCase());
  if (!site)
    throw new UnknownBrandError(
      code,
      sites.map(({ brand }) => brand.code),
    );
  return site;
}
