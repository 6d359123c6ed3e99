/** Converts loaded brand files to entries of the brand index, and entries back to loaded files. */
import type { AlertSource } from '../../../brand/alerts/alerts.ts';
import { bodyReads, restoreBodyReads } from '../../../brand/copy/copy-body.ts';
import { parseBrandSource, type BrandSource } from '../../../brand/load/brand-source.ts';
import type { SharedFiles } from '../../../brand/load/load-shared.ts';
import { buildTime } from '../../../brand/moments.ts';
import type { BrandResult } from '../../../brand/read-site.ts';
import { otherBrandsSearch, type BrandName } from '../../../brand/validate/other-brand-names.ts';
import type { IndexedBrand, IndexedShared, IndexedSource } from './brand-index.ts';

/** Restores the source of a YAML file. Its text is parsed again only to find the position of an error. */
function toSource({ file, text, data }: IndexedSource): BrandSource {
  let parsed: BrandSource | null = null;
  return {
    file,
    text,
    data,
    errors: [],
    locate: (path) => (parsed ??= parseBrandSource(file, text)).locate(path),
  };
}

const withValue = <Key, Value>(key: Key, value: Value | undefined): [Key, Value][] =>
  value === undefined ? [] : [[key, value]];

const fromSource = ({ file, text, data }: BrandSource): IndexedSource => ({ file, text, data });

export function toShared(
  { base, families, pages, reads, pageNames, states, outside, alerts }: IndexedShared,
  codes: readonly string[],
  names: readonly BrandName[],
): SharedFiles {
  for (const [page, read] of reads) restoreBodyReads(page, read);
  const now = buildTime();
  return {
    codes,
    base: toSource(base),
    families: new Map(families.map(([name, source]) => [name, toSource(source)])),
    alerts: alerts.map(({ source, ...alert }): AlertSource => ({ ...alert, source: toSource(source) })),
    pages: new Map(pages),
    pageNames,
    states,
    brokenStates: new Set(),
    unfinishedStates: new Map(),
    outside,
    pictures: new Map(),
    pictureNames: [],
    search: otherBrandsSearch(names),
    now,
    noticesAsOf: now,
    errors: [],
  };
}

/**
 * Converts shared files to an index entry.
 * @returns null if a file has errors, a state record is unfinished, or there are shared pictures (too large to store)
 */
export function fromShared(shared: SharedFiles, stamp: string | null): IndexedShared | null {
  const { base, families, pages, pageNames, pictureNames, states, outside, alerts, errors } = shared;
  const sources = [base, ...families.values()];
  const all = [...pages.values()];
  if (stamp === null || pictureNames.length > 0 || errors.length > 0 || shared.unfinishedStates.size > 0)
    return null;
  if (sources.some((source) => source.errors.length > 0)) return null;
  return {
    stamp,
    base: fromSource(base),
    families: [...families].map(([name, source]) => [name, fromSource(source)]),
    pages: [...pages],
    reads: new Map(all.flatMap((page) => withValue(page, bodyReads(page)))),
    pageNames,
    states,
    outside,
    alerts: alerts.map(({ source, ...alert }) => ({ ...alert, source: fromSource(source) })),
  };
}

/** A brand restored from the index, without its site. That is enough to compare it with other brands. */
export function toResult(
  code: string,
  { own, drawing }: IndexedBrand,
  { base, families }: SharedFiles,
): BrandResult {
  const source = toSource(own);
  const family = families.get(String(own.data['sharedBrandCode']));
  return { code, sources: family ? [base, family, source] : [base, source], drawing, errors: [] };
}

/** Converts a brand to an index entry. @returns null for a brand with errors */
export function fromResult(
  { sources, drawing, site, errors, siteErrors = [] }: BrandResult,
  stamp: string | null,
): IndexedBrand | null {
  const own = sources.at(-1);
  if (stamp === null || !site || !own || drawing === undefined) return null;
  return errors.length + siteErrors.length > 0 ? null : { stamp, own: fromSource(own), drawing };
}
