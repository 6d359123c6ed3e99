/** Editors' notes such as TODO that must not be published. */
import type { TextError } from './conditions.ts';

/** In capitals: 'todo' is a Spanish word, also in a line of capitals such as TODO LO QUE NECESITA. */
const NOTE =
  /(?<![\p{L}\d_-])(?:TODO(?! +[\p{Lu}]{2,}(?![\p{L}\d]))|FIXME|[Tt][Bb][Dd]|XXX|[Ll]orem [Ii]psum|LOREM IPSUM)(?![\p{L}\d_-])/gu;

export const unfinishedWords = (text: string): TextError[] =>
  // A quick test first: few texts match, and the exact pattern is slow.
  [...(/TODO|FIXME|TBD|XXX|orem ipsum|LOREM/i.test(text) ? text.matchAll(NOTE) : [])].map(
    ({ 0: word, index }) => ({
      index,
      message: `'${word}' marks unfinished text: write the text, or delete this word`,
    }),
  );
