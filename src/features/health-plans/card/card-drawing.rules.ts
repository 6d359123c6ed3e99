/**
 * Lays out the texts of an insurance card. The screen, the printed card and the saved picture share this layout
 * (decisions/plans#one-drawing-of-a-card). Pure.
 */

/** A card has the size of a bank card (format ID-1), 85.6 by 54 mm. Drawings are in tenths of a millimeter. */
export const CARD_WIDTH = 856;
export const CARD_HEIGHT = 540;

export interface CardField {
  label: string;
  value: string;
  /** Notes are shown below the value in smaller type. */
  notes?: readonly string[];
  /** Whether the value comes from a service, whose texts are in English. */
  isEnglish?: boolean;
}

export interface CardSide {
  title: string;
  aside: string;
  /** These fields fill two columns, row by row. */
  fields: readonly CardField[];
  /** Full-width fields are shown below the columns. */
  wide: readonly CardField[];
}

export interface DrawnText {
  text: string;
  x: number;
  /** The text's baseline. */
  y: number;
  size: number;
  bold: boolean;
  tone: 'band' | 'ink' | 'soft';
  anchor: 'start' | 'end';
  /** Whether the text comes from a service, whose texts are in English. */
  isEnglish?: boolean;
}

export interface CardDrawing {
  /** Height of the colored band at the top. */
  band: number;
  texts: readonly DrawnText[];
}

export type Measure = (text: string, size: number, bold: boolean) => number;

const MARGIN = 44;
const BAND = 92;
const COLUMN_GAP = 28;
const COLUMN = (CARD_WIDTH - 2 * MARGIN - COLUMN_GAP) / 2;
const TITLE = 40;
const ASIDE = 26;
const ROW_GAP = 20;
/** Minimum space below the last row, in addition to `ROW_GAP`. */
const FOOT = 22;
const LABEL = 26;
const VALUE = 38;
const NOTE = 24;
const LEADING = 1.15;
/** Minimum text size, about 4 points on paper. */
const SMALLEST = 14;
/** Factors for the text sizes below the band. The card uses the largest factor at which everything fits. */
const SCALES = [1.2, 1.1, 1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.5];
const VALUE_LINES = 2;

interface Fit {
  lines: readonly string[];
  size: number;
}

function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Wraps a text and makes it smaller until it fits the width and the number of lines. Never cuts the text. */
export function fitText(
  text: string,
  { width, lines: most, size, bold }: { width: number; lines: number; size: number; bold: boolean },
  measure: Measure,
): Fit {
  for (let now = size; ; now -= 2) {
    const fits = (line: string): boolean => measure(line, now, bold) <= width;
    const lines = wrap(text, fits);
    if (now <= SMALLEST || (lines.length <= most && lines.every(fits))) return { lines, size: now };
  }
}

interface Position {
  x: number;
  y: number;
  width: number;
  scale: number;
}

function drawField(field: CardField, { x, y, width, scale }: Position, measure: Measure) {
  const texts: DrawnText[] = [];
  let below = y;
  const english = field.isEnglish ? { isEnglish: true } : {};
  const add = (
    text: string,
    lines: number,
    size: number,
    bold: boolean,
    more: Pick<DrawnText, 'tone' | 'isEnglish'>,
  ): void => {
    const fit = fitText(text, { width, lines, size: size * scale, bold }, measure);
    for (const line of fit.lines) {
      below += fit.size * LEADING;
      texts.push({ text: line, x, y: below, size: fit.size, bold, anchor: 'start', ...more });
    }
  };
  add(field.label, 1, LABEL, false, { tone: 'soft' });
  add(field.value, VALUE_LINES, VALUE, true, { tone: 'ink', ...english });
  for (const note of field.notes ?? []) add(note, 1, NOTE, false, { tone: 'soft', ...english });
  return { texts, height: below - y };
}

function drawBand({ title, aside }: CardSide, measure: Measure): DrawnText[] {
  const room = CARD_WIDTH - 2 * MARGIN;
  const more = fitText(aside, { width: room / 2, lines: 1, size: ASIDE, bold: false }, measure);
  const asideText = more.lines.join(' ');
  const left = room - measure(asideText, more.size, false) - COLUMN_GAP;
  const name = fitText(title, { width: left, lines: 1, size: TITLE, bold: true }, measure);
  const baseline = (size: number): number => BAND / 2 + size / 3;
  const common = { tone: 'band' } as const;
  return [
    {
      ...common,
      text: name.lines.join(' '),
      x: MARGIN,
      y: baseline(name.size),
      size: name.size,
      bold: true,
      anchor: 'start',
    },
    {
      ...common,
      text: asideText,
      x: CARD_WIDTH - MARGIN,
      y: baseline(more.size),
      size: more.size,
      bold: false,
      anchor: 'end',
    },
  ];
}

function drawFields({ fields, wide }: CardSide, scale: number, measure: Measure) {
  const texts: DrawnText[] = [];
  let y = BAND + ROW_GAP * scale;
  const addRow = (row: readonly CardField[], width: number): void => {
    const drawn = row.map((field, column) =>
      drawField(field, { x: MARGIN + column * (COLUMN + COLUMN_GAP), y, width, scale }, measure),
    );
    texts.push(...drawn.flatMap((block) => block.texts));
    y += Math.max(...drawn.map(({ height }) => height)) + ROW_GAP * scale;
  };
  for (let at = 0; at < fields.length; at += 2) addRow(fields.slice(at, at + 2), COLUMN);
  for (const field of wide) addRow([field], CARD_WIDTH - 2 * MARGIN);
  return { texts, bottom: y };
}

/** @param measure measures text in the font that displays the card */
export function drawCard(side: CardSide, measure: Measure): CardDrawing {
  const drawn = SCALES.map((scale) => () => drawFields(side, scale, measure));
  const fitting = drawn.find((draw) => draw().bottom <= CARD_HEIGHT - FOOT) ?? drawn.at(-1);
  return { band: BAND, texts: [...drawBand(side, measure), ...(fitting?.().texts ?? [])] };
}
