/** What each layout of the first screen shows of the drawing: all of it, a strip, or tiles. */
import { CANVAS, drawSky } from './hero-art.ts';
import type { Theme } from '../brand.schema.ts';

/** Which parts of the canvas a layout shows. */
interface Views {
  /** As `viewBox` values. */
  views: readonly string[];
  /** A strip is wider than one canvas: a landscape goes on beside it, another drawing is mirrored. */
  strip?: boolean;
  /** The mark is a tile of its own, before this view; left out: it lies on the drawing. */
  markAmong?: number;
}

const WHOLE: Views = { views: [`0 0 ${CANVAS.width} ${CANVAS.height}`] };
const STRIP: Views = { views: ['0 100 960 190'], strip: true };
const TILES: Views = {
  views: ['0 0 160 160', '160 60 160 160', '40 180 160 160', '320 0 160 160', '300 190 160 160'],
  markAmong: 2,
};

const VIEWS = {
  split: WHOLE,
  banner: WHOLE,
  card: WHOLE,
  editorial: WHOLE,
  mosaic: TILES,
  centred: STRIP,
  desk: STRIP,
  panorama: STRIP,
} as const satisfies Record<Theme['hero'], Views>;

/** The parts of the canvas that a layout of the first screen shows. */
export const viewsOf = (hero: Theme['hero']): Views => VIEWS[hero];

/** Where a strip has its sky: lower than a whole canvas has it, and off the middle. */
export const STRIP_SKY = 'translate(330 62)';

/** How the second canvas of a strip lies beside the first. */
export const besideInStrip = (art: Theme['art']): string =>
  drawSky(art).length > 0 ? `translate(${CANVAS.width} 0)` : `matrix(-1 0 0 1 ${2 * CANVAS.width} 0)`;
