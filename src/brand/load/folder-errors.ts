import { fileError, type BrandError } from '../brand-error.ts';
import { didYouMean } from '../nearest.ts';
import type { BrandSource } from './brand-source.ts';
import { errorAt } from './source-positions.ts';
import { SHARED_FOLDERS, type UnexpectedEntry } from './unexpected-files.ts';

const BRAND_FILE = 'brand.yaml';

/** Without its family file, a brand would silently start from the base alone. */
export function unknownFamilyErrors(
  sources: readonly BrandSource[],
  families: readonly string[],
): BrandError[] {
  const family = sources.at(-1)?.data['sharedBrandCode'];
  if (typeof family !== 'string' || family === 'base' || families.includes(family)) return [];
  const message = `expected brands/_families/${family}.yaml, found none${didYouMean(family, [...families, 'base'])}`;
  return [errorAt(sources, ['sharedBrandCode'], message)];
}

/** The folder name is the brand's code: codes are compared in lower case and become host names. */
export function folderNameErrors(code: string, codes: readonly string[]): BrandError[] {
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

/** A folder without `brand.yaml`: the file has another name, or the folder is not a brand's. */
export function missingBrandFile(code: string, unexpected: readonly UnexpectedEntry[]): BrandError[] {
  const misnamed = unexpected.filter(({ intended }) => intended === BRAND_FILE);
  if (misnamed.length > 0) return misnamed.map(({ error }) => error);
  const shared = didYouMean(code, Object.keys(SHARED_FOLDERS));
  return [fileError(`brands/${code}/${BRAND_FILE}`, `expected a brand file here, found none${shared}`)];
}
