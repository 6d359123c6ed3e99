/**
 * Finds translations that are older than their English. `checked.json` contains a digest of each English text whose
 * translation was reviewed, grouped by the file of the Spanish text.
 */
import { createHash } from 'node:crypto';
import type { EnglishText } from './english-texts.ts';

/** Digests by file, sorted and separated by spaces. */
export type Checked = Readonly<Record<string, string>>;

const DIGEST_LENGTH = 8;
const PAGE = /\.md$/;

/** The digest of a text. Leaves out a paragraph's line number, because paragraphs may move. */
const digestOf = ({ file, key, text }: EnglishText): string =>
  createHash('sha256')
    .update(PAGE.test(file) ? text : `${key}\0${text}`)
    .digest('hex')
    .slice(0, DIGEST_LENGTH);

const digestsIn = (checked: Checked, file: string): ReadonlySet<string> =>
  new Set(checked[file]?.split(' ').filter(Boolean));

/** The texts whose translation was not compared with the current English text. */
export function staleTexts(texts: readonly EnglishText[], checked: Checked): EnglishText[] {
  const keysByFile = new Map<string, ReadonlySet<string>>();
  return texts.filter((text) => {
    const digests = keysByFile.get(text.file) ?? digestsIn(checked, text.file);
    keysByFile.set(text.file, digests);
    return !digests.has(digestOf(text));
  });
}

/** @param path a folder, a file, or a file with the key of a text: `src/a/b.text.es.ts:lead` */
export const isAt = ({ file, key }: EnglishText, path: string): boolean =>
  path === `${file}:${key}` || path === file || file.startsWith(`${path.replace(/\/$/, '')}/`);

/**
 * The content of `checked.json` after texts were reviewed. Drops texts that no longer exist.
 * @param paths paths as in `isAt`
 */
export function withChecked(
  texts: readonly EnglishText[],
  checked: Checked,
  paths: readonly string[],
): Checked {
  const stale = new Set(staleTexts(texts, checked));
  const now = texts.filter((text) => !stale.has(text) || paths.some((path) => isAt(text, path)));
  const byFile = Map.groupBy(now, ({ file }) => file);
  return Object.fromEntries(
    [...byFile]
      .map(([file, keysByFile]) => [file, [...new Set(keysByFile.map(digestOf))].sort().join(' ')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const LONGEST = 60;
const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;

export const staleLine = (text: EnglishText): string =>
  `${text.file}:${text.key} translates ${shortened(text.text.replaceAll(/\s+/g, ' '))}`;
