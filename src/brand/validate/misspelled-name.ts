import type { Brand } from '../brand.schema.ts';
import type { TextError } from '../copy/conditions.ts';
import { editDistance } from '../nearest.ts';

const WORD_BEFORE = /[\p{L}\d]+$/u;
const WORD_AFTER = /^[\p{L}\d]+/u;
const WORD_END = /^(?![\p{L}\d])/u;
/** Maximum length of a word that is compared with a word of the name. */
const LONGEST_WORD = 40;

function* indexesOf(text: string, part: string): Generator<number> {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) yield at;
}

interface Place {
  word: string;
  /** `before` and `after`: the words of the name before and after `word`. */
  before: string;
  after: string;
}

/** Yields each word of the text that is between `before` and `after` but differs from `word`. */
function* writtenFor(
  text: string,
  { word, before, after }: Place,
): Generator<{ written: string; start: number }> {
  if (before === '') {
    for (const at of indexesOf(text, ` ${after}`)) {
      const from = text.lastIndexOf(' ', at - 1) + 1;
      const [written] = at - from > LONGEST_WORD ? [] : (WORD_BEFORE.exec(text.slice(from, at)) ?? []);
      if (written !== undefined && !text.slice(from, at).endsWith(word))
        yield { written, start: at - written.length };
    }
    return;
  }
  for (const start of indexesOf(text, `${before} `)) {
    const from = start + before.length + 1;
    const rest = text.slice(from, from + LONGEST_WORD);
    const [written] = WORD_AFTER.exec(rest) ?? [];
    const isPlace =
      written !== undefined && (after === '' || text.startsWith(` ${after}`, from + written.length));
    if (isPlace && !(rest.startsWith(word) && WORD_END.test(rest.slice(word.length))))
      yield { written, start };
  }
}

/** Returns a function that finds the brand's name with one wrong letter in one word, such as `Bighorn Heath`. A plural is not a mistake. */
export function misspelledNames({ name }: Pick<Brand, 'name'>): (text: string) => TextError[] {
  const words = name.split(' ');
  const isWrong = (written: string, word: string): boolean =>
    written !== `${word}s` &&
    Math.abs(written.length - word.length) <= 1 &&
    editDistance(written.toLowerCase(), word.toLowerCase()) === 1;
  const places = words.map((word, at): Place => ({
    word,
    before: words.slice(0, at).join(' '),
    after: words.slice(at + 1).join(' '),
  }));
  return (text) =>
    words.length === 1
      ? []
      : places.flatMap((place) =>
          [...writtenFor(text, place)]
            .filter(({ written }) => isWrong(written, place.word))
            .map(({ written, start }) => {
              const found = [place.before, written, place.after].filter(Boolean).join(' ');
              return { index: start, message: `'${found}' is not the name of this brand: write ${name}` };
            }),
        );
}
