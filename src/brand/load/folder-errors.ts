/** What is wrong with a brand's folder, as opposed to what is in its record. */
import type { Brand } from '../brand.schema.ts';
import { faultAt } from './source-positions.ts';
import type { BrandSource, Fault } from './brand-source.ts';
import { didYouMean } from '../nearest.ts';
import { SHARED_FOLDERS, type Stray } from './unexpected-files.ts';

const BRAND_FILE = 'brand.yaml';

/** A brand whose family has no file would start from the base alone, and nobody would notice. */
export function familyFaults(sources: readonly BrandSource[], families: readonly string[]): Fault[] {
  const family = sources.at(-1)?.data['sharedBrandCode'];
  if (typeof family !== 'string' || family === 'base' || families.includes(family)) return [];
  const message = `expected brands/_families/${family}.yaml, found none${didYouMean(family, [...families, 'base'])}`;
  return [faultAt(sources, ['sharedBrandCode'], message)];
}

const atTop = (file: string, message: string): Fault => ({ file, line: 1, column: 1, path: '', message });

/**
 * A code is written in lower case: a folder in capitals could not be found by its code, one with a space has no host.
 * @param codes every brand there is
 */
export function folderFaults(code: string, codes: readonly string[]): Fault[] {
  const file = `brands/${code}`;
  const lower = code.toLowerCase();
  if (code !== lower)
    return [
      atTop(
        file,
        codes.includes(lower)
          ? `a brand's folder is written in lower case, and brands/${lower} exists too: delete one of the two`
          : `a brand's folder is written in lower case: rename it to brands/${lower}`,
      ),
    ];
  if (/^[a-z][a-z0-9]*$/.test(code)) return [];
  return [
    atTop(
      file,
      `a brand's folder is written in lower-case letters and digits, and begins with a letter: rename it`,
    ),
  ];
}

/** A folder without a brand file: the file has another name, or the folder is not a brand's. */
export function missingBrandFile(code: string, misnamed: readonly Stray[]): Fault[] {
  const meant = misnamed.filter((stray) => stray.meant === BRAND_FILE);
  if (meant.length > 0) return meant.map(({ fault }) => fault);
  const shared = didYouMean(code, Object.keys(SHARED_FOLDERS));
  return [atTop(`brands/${code}/${BRAND_FILE}`, `expected a brand file here, found none${shared}`)];
}

/** Pages that a brand lists and nobody has written. @param written names of the pages that there are */
export const pageFaults = (
  sources: readonly BrandSource[],
  { pages }: Brand,
  written: readonly string[],
): Fault[] =>
  pages.flatMap((name, at) => {
    if (written.includes(name)) return [];
    const message = `expected brands/_pages/${name}.md, or pages/${name}.md in the brand's folder, found neither${didYouMean(name, written)}`;
    return [faultAt(sources, ['pages', at], message)];
  });
