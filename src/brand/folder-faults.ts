/** What is wrong with a brand's folder, as opposed to what is in its record. */
import type { Brand } from './brand.schema.ts';
import { faultAt } from './brand-place.ts';
import type { BrandSource, Fault } from './brand-source.ts';
import { didYouMean } from './nearest.ts';

/** A brand whose family has no file would start from the base alone, and nobody would notice. */
export function familyFaults(sources: readonly BrandSource[], families: readonly string[]): Fault[] {
  const family = sources.at(-1)?.data['sharedBrandCode'];
  if (typeof family !== 'string' || family === 'base' || families.includes(family)) return [];
  const message = `expected brands/_families/${family}.yaml, found none${didYouMean(family, [...families, 'base'])}`;
  return [faultAt(sources, ['sharedBrandCode'], message)];
}

/** A code lives in lower case: a folder in capitals could never be found by its code. */
export function folderFaults(code: string): Fault[] {
  if (code === code.toLowerCase()) return [];
  const message = `expected a folder in lower case, got '${code}'`;
  return [{ file: `brands/${code}/brand.yaml`, line: 1, column: 1, path: '', message }];
}

/** Pages that a brand lists and nobody has written. @param written names of the pages that there are */
export const pageFaults = (
  sources: readonly BrandSource[],
  { code, pages }: Brand,
  written: readonly string[],
): Fault[] =>
  pages.flatMap((name, at) => {
    if (written.includes(name)) return [];
    const places = `brands/_pages/${name}.md or brands/${code}/pages/${name}.md`;
    const message = `expected ${places}, found neither${didYouMean(name, written)}`;
    return [faultAt(sources, ['pages', at], message)];
  });
