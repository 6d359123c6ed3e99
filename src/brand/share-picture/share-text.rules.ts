/** Breaks text into lines for a drawing, because SVG does not break lines. Pure. */

/** Character widths in Arial Bold, in thousandths of an em. Other characters count as lower-case letters. */
const WIDTHS: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[ .,'’·ijl|I]/, 280],
  [/[ftr()-]/, 350],
  [/[MW]/, 900],
  [/[mw]/, 830],
  [/[A-Z&]/, 720],
];
const USUAL_WIDTH = 580;

const widthOf = (character: string): number =>
  WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? USUAL_WIDTH;

/** The width of a text in em. @param factor width of the typeface relative to Arial Bold */
export const textWidth = (text: string, factor: number): number =>
  ([...text].reduce((sum, character) => sum + widthOf(character), 0) / 1000) * factor;

/** Fills lines word by word. @param most maximum width of a line in em */
function wrap(text: string, most: number, factor: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && textWidth(longer, factor) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

interface FittedText {
  lines: string[];
  /** Font size in pixels. */
  size: number;
}

const STEP = 4;

/**
 * The largest font size at which a text fits into a box. Returns the smallest size if the text does not fit.
 * @param box width in pixels, number of lines, and smallest and largest size in pixels
 */
export function fitText(
  text: string,
  factor: number,
  box: { width: number; lines: number; largest: number; smallest: number },
): FittedText {
  for (let size = box.largest; size > box.smallest; size -= STEP) {
    const lines = wrap(text, box.width / size, factor);
    const fits = lines.every((line) => textWidth(line, factor) * size <= box.width);
    if (fits && lines.length <= box.lines) return { lines, size };
  }
  return { lines: wrap(text, box.width / box.smallest, factor), size: box.smallest };
}
