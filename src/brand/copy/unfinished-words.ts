/** Notes to oneself that must not reach readers. */
import type { TextProblem } from './conditions.ts';

/** In capitals: 'todo' is a Spanish word. A line all in capitals may say it too: TODO LO QUE NECESITA. */
const NOTE =
  /(?<![\p{L}\d_-])(?:TODO(?! +[\p{Lu}]{2,}(?![\p{L}\d]))|FIXME|[Tt][Bb][Dd]|XXX|[Ll]orem [Ii]psum|LOREM IPSUM)(?![\p{L}\d_-])/gu;

/** Words that stand for a text which is still to be written. */
export const unfinishedWords = (text: string): TextProblem[] =>
  // Nearly every text is without: the careful pattern costs more than the rest of the check.
  [...(/TODO|FIXME|TBD|XXX|orem ipsum|LOREM/i.test(text) ? text.matchAll(NOTE) : [])].map(
    ({ 0: word, index }) => ({
      index,
      message: `'${word}' stands for words that are still missing: write them, or take it away`,
    }),
  );
