/** The brand that someone means by a code. */
import { brandCodes, UnknownBrandError } from '../../src/brand/read-brands.ts';

/**
 * The code as its folder has it, compared without regard to case.
 * @throws UnknownBrandError that names the nearest brand
 */
export function knownCode(root: string, asked: string): string {
  const codes = brandCodes(root);
  const lower = asked.toLowerCase();
  // A folder in capitals is an error of its own: it must not hide the brand beside it.
  const found = codes.find((code) => code === lower) ?? codes.find((code) => code.toLowerCase() === lower);
  if (found === undefined) throw new UnknownBrandError(asked, codes);
  return found;
}
