/** Finds editors' notes such as TODO, which must not be published. */
import type { TextError } from './conditions.ts';

/** Matches TODO in capitals only, and not before other capitals: 'todo' is a Spanish word, as in TODO LO QUE NECESITA. */
const NOTE =
  /(?<![\p{L}\d_-])(?:TODO(?! +[\p{Lu}]{2,}(?![\p{L}\d]))|FIXME|[Tt][Bb][Dd]|XXX|[Ll]orem [Ii]psum|LOREM IPSUM)(?![\p{L}\d_-])/gu;

export const unfinishedWords = (text: string): TextError[] =>
  // A quick first test, because few texts match and the exact pattern is slow.
  [...(/TODO|FIXME|TBD|XXX|orem ipsum|LOREM/i.test(text) ? text.matchAll(NOTE) : [])].map(
    ({ 0: word, index }) => ({
      index,
      message: `'${word}' marks unfinished text: write the text, or delete this word`,
    }),
  );
