import type { Brand } from '../brand.schema.ts';
import type { TextError } from '../copy/conditions.ts';
import { editDistance } from '../nearest.ts';

const WORD_BEFORE = /\p{L}+$/u;
const WORD_AFTER = /^\p{L}+/u;
/** Number of characters in which a word before another one is searched. */
const LONGEST_WORD = 40;

function* indexesOf(text: string, part: string): Generator<number> {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) yield at;
}

/** The words in a text that stand where a word of the name would: after the words before it, and before the words after it. */
function* writtenFor(
  text: string,
  before: string,
  after: string,
): Generator<{ word: string; start: number }> {
  if (before === '') {
    for (const at of indexesOf(text, ` ${after}`)) {
      const from = text.lastIndexOf(' ', at - 1) + 1;
      const [word] = at - from > LONGEST_WORD ? [] : (WORD_BEFORE.exec(text.slice(from, at)) ?? []);
      if (word !== undefined) yield { word, start: at - word.length };
    }
    return;
  }
  for (const start of indexesOf(text, `${before} `)) {
    const from = start + before.length + 1;
    const [word] = WORD_AFTER.exec(text.slice(from, from + LONGEST_WORD)) ?? [];
    const isPlace = word !== undefined && (after === '' || text.startsWith(` ${after}`, from + word.length));
    if (isPlace) yield { word, start };
  }
}

/** Returns a function that finds the brand's name with one wrong letter in one word, such as `Bighorn Heath`. A plural is no mistake. */
export function misspelledNames({ name }: Pick<Brand, 'name'>): (text: string) => TextError[] {
  const words = name.split(' ');
  const isWrong = (written: string, word: string): boolean =>
    written !== word &&
    written !== `${word}s` &&
    Math.abs(written.length - word.length) <= 1 &&
    editDistance(written.toLowerCase(), word.toLowerCase()) === 1;
  const places = words.map((word, at) => ({
    word,
    before: words.slice(0, at).join(' '),
    after: words.slice(at + 1).join(' '),
  }));
  return (text) =>
    words.length === 1
      ? []
      : places.flatMap(({ word, before, after }) =>
          [...writtenFor(text, before, after)]
            .filter((written) => isWrong(written.word, word))
            .map(({ word: wrong, start }) => {
              const found = [before, wrong, after].filter(Boolean).join(' ');
              return { index: start, message: `'${found}' is not the name of this brand: write ${name}` };
            }),
        );
}
