/** Finds brand codes in code. Differences between brands are data, so code in src/ must not check for a brand. */

interface Leak {
  line: number;
  code: string;
}

/** Brand codes that are also ordinary words. */
const ORDINARY: readonly string[] = ['default', 'shop'];
/** Words that equal a brand code but mean a brand family or a chat code, by the file that may contain them. */
const SPELLED_ALIKE: Readonly<Record<string, readonly string[]>> = {
  'src/brand/brand.schema.ts': ['mbh', 'PBS', 'HMBCBS'],
};
/** Shorter brand codes are found only in quotes, because a short object key is probably not a brand code. */
const MIN_KEY_LENGTH = 4;

/** Matches a code in quotes, or a longer code as an object key: `mincr: …`. Ignores case. */
function leakPattern(codes: readonly string[]): RegExp {
  const watched = codes.filter((code) => !ORDINARY.includes(code));
  const quoted = `(?<=(['"\`]))(?:${watched.join('|')})(?=\\1)`;
  const keys = watched.filter((code) => code.length >= MIN_KEY_LENGTH);
  const key = `(?<![\\w./-])(?:${keys.join('|')})(?=\\??:\\s)`;
  return new RegExp(keys.length > 0 ? `${quoted}|${key}` : quoted, 'gi');
}

/** @param file path from the project's root @param codes folder names in brands/ */
export function leaksIn(file: string, text: string, codes: readonly string[]): Leak[] {
  const pattern = leakPattern(codes);
  return text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(pattern)].map(([code]) => ({ line: index + 1, code })))
    .filter(({ code }) => !SPELLED_ALIKE[file]?.includes(code));
}
