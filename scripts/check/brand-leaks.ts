/** Finds brand codes in code: brand differences are data, so no file of src/ may ask which brand it is. */

interface Leak {
  line: number;
  code: string;
}

/** Ordinary words that are brand codes as well. */
const ORDINARY: readonly string[] = ['default', 'shop'];
/** Families and chat codes of the schema's lists that are spelled like a brand: values of the record, not a question which brand it is. */
const SPELLED_ALIKE: Readonly<Record<string, readonly string[]>> = {
  'src/brand/brand.schema.ts': ['mbh', 'PBS', 'HMBCBS'],
};
/** Shorter codes are too likely as a key with another meaning; they count only in quotes. */
const MIN_KEY_LENGTH = 4;

/** A code in quotes, or a longer one as a key of a record: `mincr: …`. Case does not matter. */
function leakPattern(codes: readonly string[]): RegExp {
  const watched = codes.filter((code) => !ORDINARY.includes(code));
  const quoted = `(?<=(['"\`]))(?:${watched.join('|')})(?=\\1)`;
  const keys = watched.filter((code) => code.length >= MIN_KEY_LENGTH);
  const key = `(?<![\\w./-])(?:${keys.join('|')})(?=\\??:\\s)`;
  return new RegExp(keys.length > 0 ? `${quoted}|${key}` : quoted, 'gi');
}

/** @param file its path from the project's root. @param codes the folder names of brands/ */
export function leaksIn(file: string, text: string, codes: readonly string[]): Leak[] {
  const pattern = leakPattern(codes);
  return text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(pattern)].map(([code]) => ({ line: index + 1, code })))
    .filter(({ code }) => !SPELLED_ALIKE[file]?.includes(code));
}
