/** Reads the table "Words on screens" of docs/glossary.md and finds texts that use a word that the table rejects. */

export type Language = 'english' | 'spanish';

/** One text that a member reads. */
export interface ScreenText {
  /** File and name, such as `src/a/b.text.ts:lead`, `brands/_pages/faqs.md:12` or `brands/_base.yaml:footer.help`. */
  where: string;
  language: Language;
  text: string;
}

interface Term {
  language: Language;
  /** The word to use instead of the rejected words. */
  write: string;
  allowed: RegExp | null;
  rejected: readonly { word: string; pattern: RegExp }[];
}

interface Exception {
  where: string;
  word: string;
}

export interface ScreenWords {
  terms: readonly Term[];
  exceptions: readonly Exception[];
}

export interface RejectedWord extends ScreenText {
  word: string;
  write: string;
}

const TERMS = '### Terms';
const EXCEPTIONS = '### Exceptions';
const PLACEHOLDER = /\{[^}]*\}/g;
/** Matches link targets and addresses. They are not shown as words. */
const ADDRESS = /\]\([^)]*\)|https?:\/\/\S+/g;

const codesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

/** The rows of the first table under a heading, without its header rows. */
function rowsUnder(markdown: string, heading: string): string[][] {
  const [, after = ''] = markdown.split(`${heading}\n`);
  const [section = ''] = after.split(/^#/m);
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** `*` at the end of a word matches any ending. A word with a capital letter matches only with that capitalization. */
function wordPattern(word: string): RegExp {
  const body = word
    .replaceAll(/[.?+()[\]{}$^|\\/]/g, String.raw`\$&`)
    .replaceAll("'", "['’]")
    .replaceAll(/\*/g, String.raw`[\p{L}]*`);
  const start = /^\p{L}/u.test(word) ? String.raw`(?<![\p{L}\p{N}])` : '';
  const end = /\p{L}$/u.test(word) ? String.raw`(?![\p{L}\p{N}])` : '';
  return new RegExp(`${start}${body}${end}`, /\p{Lu}/u.test(word) ? 'gu' : 'giu');
}

function termOf(language: Language, write = '', not = ''): Term[] {
  const words = codesIn(not);
  if (words.length === 0) return [];
  const allowed = codesIn(write).map((word) => wordPattern(word).source);
  return [
    {
      language,
      write: write.replaceAll('`', ''),
      allowed: allowed.length === 0 ? null : new RegExp(allowed.join('|'), 'giu'),
      rejected: words.map((word) => ({ word, pattern: wordPattern(word) })),
    },
  ];
}

/** @param glossary Markdown text of docs/glossary.md */
export function readScreenWords(glossary: string): ScreenWords {
  return {
    terms: rowsUnder(glossary, TERMS).flatMap(([write, not, spanish, notSpanish]) => [
      ...termOf('english', write, not),
      ...termOf('spanish', spanish, notSpanish),
    ]),
    exceptions: rowsUnder(glossary, EXCEPTIONS).flatMap(([texts, words]) =>
      codesIn(texts).flatMap((where) => codesIn(words).map((word) => ({ where, word }))),
    ),
  };
}

/** @param exception the location of a text, a file or a folder */
const isAt = (where: string, exception: string): boolean =>
  where === exception || where.startsWith(`${exception}:`) || where.startsWith(`${exception}/`);

/** Finds rejected words, except where an exception allows them. Ignores a rejected word inside the correct term (`ID card` in `member ID card`). */
export function rejectedWords(
  texts: readonly ScreenText[],
  { terms, exceptions }: ScreenWords,
): RejectedWord[] {
  return texts.flatMap((said) => {
    const plain = said.text.replaceAll(PLACEHOLDER, '{}').replaceAll(ADDRESS, ']').replaceAll(/\s+/g, ' ');
    return terms
      .filter(({ language }) => language === said.language)
      .flatMap(({ write, allowed, rejected }) => {
        const rest = allowed ? plain.replaceAll(allowed, '✓') : plain;
        return rejected
          .filter(({ pattern }) => rest.search(pattern) !== -1)
          .filter(({ word }) => !exceptions.some((row) => row.word === word && isAt(said.where, row.where)))
          .map(({ word }) => ({ ...said, word, write }));
      });
  });
}

/** The exceptions that can be removed, because they apply to no text. */
export function unusedExceptions(texts: readonly ScreenText[], words: ScreenWords): Exception[] {
  const rejectedTexts = rejectedWords(texts, { ...words, exceptions: [] });
  return words.exceptions.filter(
    ({ where, word }) => !rejectedTexts.some((said) => said.word === word && isAt(said.where, where)),
  );
}
