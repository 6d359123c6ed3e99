/**
 * Type pairings: a typeface for headings and a typeface for text. `renderer/compile/subset-fonts.ts` reduces the font
 * files to the weights that `allFonts` lists, and puts the characters of headlines into a separate file. Local fonts of
 * the same size show until the files are loaded (decisions/publishing#fonts-that-move-no-text).
 */
import type { Theme } from '../brand.schema.ts';
import { FACES, LOCAL, type Face, type FaceData } from './faces.ts';

/** Mean width of a letter in running text, in thousandths of an em, including the face's `size` adjustment. */
const LETTER_WIDTHS = {
  figtree: 442,
  newsreader: 456,
  nunito: 450,
  'work-sans': 505,
} as const satisfies Partial<Record<Face, number>>;

interface Pairing {
  heading: Face;
  text: keyof typeof LETTER_WIDTHS;
  weight: number;
  tracking: string;
  /** Scale of the main heading. It differs between pairings because typefaces differ in width. */
  scale: number;
}

const PAIRINGS = {
  humanist: { heading: 'figtree', text: 'figtree', weight: 700, tracking: '-.01em', scale: 1 },
  geometric: { heading: 'outfit', text: 'figtree', weight: 600, tracking: '-.015em', scale: 1.04 },
  grotesque: {
    heading: 'bricolage-grotesque',
    text: 'work-sans',
    weight: 700,
    tracking: '-.02em',
    scale: 1.06,
  },
  wide: { heading: 'sora', text: 'figtree', weight: 600, tracking: '-.03em', scale: 0.92 },
  rounded: { heading: 'nunito-heading', text: 'nunito', weight: 800, tracking: '-.01em', scale: 1 },
  slab: { heading: 'roboto-slab', text: 'work-sans', weight: 600, tracking: '-.01em', scale: 0.96 },
  transitional: {
    heading: 'source-serif-4',
    text: 'work-sans',
    weight: 600,
    tracking: '-.015em',
    scale: 1.06,
  },
  oldstyle: { heading: 'lora', text: 'figtree', weight: 600, tracking: '0', scale: 1 },
  soft: { heading: 'fraunces', text: 'nunito', weight: 600, tracking: '-.015em', scale: 1.02 },
  editorial: { heading: 'newsreader', text: 'newsreader', weight: 500, tracking: '-.02em', scale: 1.12 },
} as const satisfies Record<Theme['type'], Pairing>;

type HeadingFace = (typeof PAIRINGS)[Theme['type']]['heading'];

export interface Font {
  name: Face | `${HeadingFace}-headline`;
  face: Face;
  /** The weights in the file, in the notation of FACES. */
  weights: string;
  /** The characters in the file. A typeface of headings has two files: one for the characters of headlines, and one for the rest. */
  characters: 'text' | 'headline' | 'rest';
}

export const headlineOf = (type: Theme['type']): Font => {
  const { heading, weight } = PAIRINGS[type];
  return { name: `${heading}-headline`, face: heading, weights: `${weight}`, characters: 'headline' };
};

const facesOf = (type: Theme['type']): Face[] => [...new Set([PAIRINGS[type].heading, PAIRINGS[type].text])];

function wholeFont(face: Face): Font {
  const { weights } = FACES[face];
  return { name: face, face, weights, characters: weights.includes(' ') ? 'text' : 'rest' };
}

/** Font files in loading order: the file for headlines first, the file for text last. */
export const fontsOf = (type: Theme['type']): Font[] => [headlineOf(type), ...facesOf(type).map(wholeFont)];

export const allFonts = (): Font[] => (Object.keys(PAIRINGS) as Theme['type'][]).flatMap(fontsOf);

/** The typeface of headings, for drawings. `width` is relative to Arial Bold; `tracking` is in em. */
export function headingFace(type: Theme['type']) {
  const { heading, weight, tracking } = PAIRINGS[type];
  const { digest, metrics }: FaceData = FACES[heading];
  return { face: heading, weight, tracking: Number.parseFloat(tracking), width: metrics.bold / 100, digest };
}

/** The typeface and weight of the headings of every pairing, without duplicates. */
export const headingFaces = (): { face: Face; weight: number }[] => [
  ...new Map(
    Object.values(PAIRINGS).map(({ heading, weight }) => [heading, { face: heading, weight }]),
  ).values(),
];

const localName = (face: Face): string => `${face}-local`;

const stack = (face: Face): string => `${face},${localName(face)},${FACES[face].fallback}`;

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** CSS for a local font with a face's width, ascent and descent, so that line breaks stay when the face loads. */
function localRule(face: Face, style: 'regular' | 'bold'): string {
  const { local, metrics, size = 100 }: FaceData = FACES[face];
  const width = metrics[style];
  if (width === undefined) return '';
  const scale = ((width / 100) * size) / 100;
  const ofEm = (thousandths: number): string => percent((thousandths / 1000) * (size / 100 / scale));
  const [weight, ending] = style === 'bold' ? [700, ' Bold'] : [400, ''];
  const fonts = LOCAL[local].map((font) => `local("${font}${ending}")`).join();
  return `@font-face{font-family:${localName(face)};font-weight:${weight};size-adjust:${percent(scale)};ascent-override:${ofEm(metrics.ascent)};descent-override:${ofEm(metrics.descent)};line-gap-override:0%;src:${fonts}}`;
}

/** `swap` (home and sign-in pages) shows a font once it has loaded; `optional` may show the font only on the next page (decisions/publishing#fonts-that-move-no-text). */
export type FontDisplay = 'swap' | 'optional';

function fontRule({ name, face, weights }: Font, display: FontDisplay, address: string): string {
  const { size }: FaceData = FACES[face];
  const adjusted = size ? `;size-adjust:${size}%` : '';
  return `@font-face{font-family:${name};font-weight:${weights};font-display:${display}${adjusted};src:url(${address})}`;
}

/** @param addressOf returns the address of a font file */
export const faceRules = (
  type: Theme['type'],
  display: FontDisplay,
  addressOf: (font: Font) => string,
): string =>
  [
    ...fontsOf(type).map((font) => fontRule(font, display, addressOf(font))),
    ...facesOf(type).map((face) => localRule(face, 'regular') + localRule(face, 'bold')),
  ].join('');

export function typeProperties(type: Theme['type']): Record<string, string> {
  const { heading, text, weight, tracking, scale } = PAIRINGS[type];
  return {
    'font-heading': `${headlineOf(type).name},${stack(heading)}`,
    'font-text': stack(text),
    letter: `${LETTER_WIDTHS[text] / 1000}em`,
    'heading-weight': `${weight}`,
    'heading-tracking': tracking,
    'heading-scale': `${scale}`,
  };
}
