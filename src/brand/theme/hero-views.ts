/** Which part of the drawing each hero layout shows: the whole drawing, a strip, or tiles. */
import { CANVAS, drawSky } from './hero-art.ts';
import type { Theme } from '../brand.schema.ts';

interface Views {
  views: readonly string[];
  /** Whether the view is wider than one canvas. A landscape is then repeated, and any other drawing is mirrored. */
  strip?: boolean;
  /**
   * Index of the view before which the logo is inserted as a tile of its own. If undefined, the logo is on top of the
   * drawing.
   */
  markAmong?: number;
  /** Whether the drawing is below the text on phones. The drawing then follows the text in the document, so that nothing shifts. */
  isBelowText?: true;
}

const WHOLE: Views = { views: [`0 0 ${CANVAS.width} ${CANVAS.height}`] };
const STRIP: Views = { views: ['0 100 960 190'], strip: true };
const TILES: Views = {
  views: ['0 0 160 160', '160 60 160 160', '40 180 160 160', '320 0 160 160', '300 190 160 160'],
  markAmong: 2,
};

const VIEWS = {
  split: WHOLE,
  banner: { ...WHOLE, isBelowText: true },
  card: WHOLE,
  editorial: WHOLE,
  mosaic: { ...TILES, isBelowText: true },
  centered: { ...STRIP, isBelowText: true },
  desk: { ...STRIP, isBelowText: true },
  panorama: STRIP,
} as const satisfies Record<Theme['hero'], Views>;

export const viewsOf = (hero: Theme['hero']): Views => VIEWS[hero];

/** Transform of the sky in a strip, where the sky is lower and off center. */
export const STRIP_SKY = 'translate(330 62)';

/** Transform of the second copy of the drawing in a strip. */
export const secondCanvasTransform = (art: Theme['art']): string =>
  drawSky(art).length > 0 ? `translate(${CANVAS.width} 0)` : `matrix(-1 0 0 1 ${2 * CANVAS.width} 0)`;
