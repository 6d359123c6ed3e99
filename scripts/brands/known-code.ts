/** Finds a brand code, ignoring case. */
import { brandCodes, UnknownBrandError } from '../../src/brand/read-brands.ts';

/**
 * @returns the code as the brand's folder spells it
 * @throws UnknownBrandError with the most similar code
 */
export function knownCode(root: string, named: string): string {
  const codes = brandCodes(root);
  const lower = named.toLowerCase();
  // A folder name with capitals is reported as an error elsewhere, but a code must still match that folder here.
  const match = codes.find((code) => code === lower) ?? codes.find((code) => code.toLowerCase() === lower);
  if (match === undefined) throw new UnknownBrandError(named, codes);
  return match;
}
