/** Draws a side of a card on the device and saves it as a PNG (decisions/plans#one-drawing-of-a-card). */
import { saveFile } from '../../../ui/output/save-file.ts';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  type CardDrawing,
  type DrawnText,
  type Measure,
} from './card-drawing.rules.ts';

/** Pixels per tenth of a millimeter: 508 dots per inch. */
const SCALE = 2;
const CORNER = 32; // the ID-1 card format requires rounded corners of 3.2 mm

const fontOf = (size: number, bold: boolean, family: string): string =>
  `${bold ? 700 : 400} ${size}px ${family}`;

/** Returns a function that measures text in the given CSS font family. @returns null if the browser has no canvas */
export function measureIn(family: string): Measure | null {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return null;
  return (text, size, bold) => {
    context.font = fontOf(size, bold, family);
    return context.measureText(text).width;
  };
}

export interface CardLook {
  family: string;
  paper: string;
  band: string;
  tones: Record<DrawnText['tone'], string>;
}

const fillOf = (card: Element, part: string): string => {
  const element = card.querySelector(`.id-card-${part}`);
  return element ? getComputedStyle(element).fill : '';
};

/**
 * Reads the colors and the font from the card on the page. @param card the card's front, because only the front uses
 * every color
 */
export const lookOf = (card: Element): CardLook => ({
  family: getComputedStyle(card).fontFamily,
  paper: fillOf(card, 'paper'),
  band: fillOf(card, 'band'),
  tones: {
    band: fillOf(card, 'band-text'),
    ink: fillOf(card, 'ink-text'),
    soft: fillOf(card, 'soft-text'),
  },
});

function paint(context: CanvasRenderingContext2D, { band, texts }: CardDrawing, look: CardLook): void {
  context.scale(SCALE, SCALE);
  context.beginPath();
  context.roundRect(0, 0, CARD_WIDTH, CARD_HEIGHT, CORNER);
  context.clip();
  context.fillStyle = look.paper;
  context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  context.fillStyle = look.band;
  context.fillRect(0, 0, CARD_WIDTH, band);
  for (const { text, x, y, size, bold, tone, anchor } of texts) {
    context.font = fontOf(size, bold, look.family);
    context.textAlign = anchor;
    context.fillStyle = look.tones[tone];
    context.fillText(text, x, y);
  }
}

/** @returns false if the browser could not draw the picture */
export async function saveCardImage(drawing: CardDrawing, look: CardLook, name: string): Promise<boolean> {
  const canvas = document.createElement('canvas');
  canvas.width = CARD_WIDTH * SCALE;
  canvas.height = CARD_HEIGHT * SCALE;
  const context = canvas.getContext('2d');
  if (!context) return false;
  paint(context, drawing, look);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/png');
  const image = await promise;
  if (image) saveFile(image, name);
  return image !== null;
}
