/** Finds a brand code, ignoring case. */
import { brandCodes, UnknownBrandError } from '../../src/brand/read-brands.ts';

/**
 * @returns the code as the brand's folder spells it
 * @throws UnknownBrandError with the most similar code
 */
export function knownCode(root: string, named: string): string {
  const codes = brandCodes(root);
  const lower = named.toLowerCase();
  // Also finds a folder whose name has capitals, although `check` reports such a name as an error.
  const match = codes.find((code) => code === lower) ?? codes.find((code) => code.toLowerCase() === lower);
  if (match === undefined) throw new UnknownBrandError(named, codes);
  return match;
}
