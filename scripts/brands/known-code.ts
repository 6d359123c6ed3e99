/** Finds a brand code, ignoring case. */
import { brandCodes, UnknownBrandError } from '../../src/brand/read-brands.ts';

/**
 * @returns the code as its folder has it
 * @throws UnknownBrandError that suggests the nearest code
 */
export function knownCode(root: string, named: string): string {
  const codes = brandCodes(root);
  const lower = named.toLowerCase();
  // A folder in capitals is reported as an error elsewhere: it must not hide the brand.
  const match = codes.find((code) => code === lower) ?? codes.find((code) => code.toLowerCase() === lower);
  if (match === undefined) throw new UnknownBrandError(named, codes);
  return match;
}
