/**
 * Type pairings: a face for headings and one for text, at most two files per brand. `renderer/compile/subset-fonts.ts` cuts the files
 * of the `@fontsource-variable` packages to these weights. `font-display: optional` and local fonts of the same size keep text
 * where it is (decision 111).
 */
import type { Theme } from '../brand.schema.ts';

interface FaceData {
  /** A range, or one weight of a face that only headings have. */
  weights: string;
  /** Its package, if not of the same name. */
  source?: string;
  /** First ten digits of the source file's SHA-256, for when its address is not known. */
  digest: string;
  /** Corrects faces that are drawn small, in percent. */
  size?: number;
  /** Fonts shown if the face does not load in time, after the local font. */
  fallback: string;
  /** The local font that is shown until then, resized with `metrics`. */
  local: Local;
  metrics: Metrics;
}

/** Of a face without `size`. `type-faces.spec.ts` measures them. */
interface Metrics {
  /** Thousandths of an em. */
  ascent: number;
  descent: number;
  /** Width of text in percent of the local font's, at weight 400 and in bold (600, or the heading's weight). */
  regular?: number;
  bold: number;
}

const LOCAL = {
  sans: ['Arial', 'Liberation Sans', 'Roboto'],
  serif: ['Times New Roman', 'Liberation Serif'],
} as const;
type Local = keyof typeof LOCAL;

const SANS = "system-ui,'Segoe UI',Roboto,'Liberation Sans',sans-serif";
const ROUND = "ui-rounded,'Arial Rounded MT Bold',system-ui,'Liberation Sans',sans-serif";
const WIDE = "'Avenir Next','Century Gothic',Verdana,'Liberation Sans',sans-serif";
const SERIF = "Charter,'Iowan Old Style',Georgia,'Liberation Serif',serif";
const SLAB = "Rockwell,'Rockwell Nova',Georgia,'Liberation Serif',serif";

export const FACES = {
  'bricolage-grotesque': {
    weights: '700',
    digest: 'a97804dc9f',
    fallback: SANS,
    local: 'sans',
    metrics: { ascent: 930, descent: 270, bold: 101.1 },
  },
  figtree: {
    weights: '400 700',
    digest: '4ba7d3d096',
    fallback: SANS,
    local: 'sans',
    metrics: { ascent: 950, descent: 250, regular: 99.5, bold: 94.9 },
  },
  fraunces: {
    weights: '600',
    digest: '7f9d191d99',
    fallback: SERIF,
    local: 'serif',
    metrics: { ascent: 978, descent: 255, bold: 112.1 },
  },
  lora: {
    weights: '600',
    digest: 'ddb8c66035',
    fallback: SERIF,
    local: 'serif',
    metrics: { ascent: 1006, descent: 274, bold: 109.7 },
  },
  newsreader: {
    weights: '400 700',
    digest: '62981321d9',
    size: 108,
    fallback: SERIF,
    local: 'serif',
    metrics: { ascent: 735, descent: 265, regular: 104.7, bold: 104 },
  },
  nunito: {
    weights: '400 700',
    digest: 'ba344451ea',
    fallback: ROUND,
    local: 'sans',
    metrics: { ascent: 1011, descent: 353, regular: 100.1, bold: 95.4 },
  },
  'nunito-heading': {
    weights: '800',
    source: 'nunito',
    digest: 'ba344451ea',
    fallback: ROUND,
    local: 'sans',
    metrics: { ascent: 1011, descent: 353, bold: 99.2 },
  },
  outfit: {
    weights: '600',
    digest: '6c18d579fd',
    fallback: WIDE,
    local: 'sans',
    metrics: { ascent: 1000, descent: 260, bold: 93.2 },
  },
  'roboto-slab': {
    weights: '600',
    digest: '50cf7d32c1',
    fallback: SLAB,
    local: 'serif',
    metrics: { ascent: 1048, descent: 271, bold: 110.1 },
  },
  sora: {
    weights: '600',
    digest: 'fa26406eed',
    fallback: WIDE,
    local: 'sans',
    metrics: { ascent: 970, descent: 290, bold: 105.9 },
  },
  'source-serif-4': {
    weights: '600',
    digest: '382475f382',
    fallback: SERIF,
    local: 'serif',
    metrics: { ascent: 1036, descent: 335, bold: 111.9 },
  },
  'work-sans': {
    weights: '400 700',
    digest: '1dd49afc07',
    fallback: SANS,
    local: 'sans',
    metrics: { ascent: 930, descent: 243, regular: 110, bold: 103.4 },
  },
} as const satisfies Record<string, FaceData>;

export type Face = keyof typeof FACES;

export const isFace = (name: string): name is Face => Object.hasOwn(FACES, name);

/** Mean width of a letter in running text, in thousandths of an em, the face's `size` included. */
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
  /** Size of the first heading relative to other pairings: faces differ in width. */
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

export const facesOf = (type: Theme['type']): Face[] => [
  ...new Set([PAIRINGS[type].heading, PAIRINGS[type].text]),
];

/** What a drawing with the brand's name needs to know. `width`: in proportion to Arial Bold. `tracking` in em. */
export function headingFace(type: Theme['type']) {
  const { heading, weight, tracking } = PAIRINGS[type];
  const { digest, metrics }: FaceData = FACES[heading];
  return { face: heading, weight, tracking: Number.parseFloat(tracking), width: metrics.bold / 100, digest };
}

/** The package of a face. */
export const packageOf = (face: Face): string => {
  const { source = face }: FaceData = FACES[face];
  return source;
};

/** The face and weight of every pairing's headings, each once. */
export const headingFaces = (): { face: Face; weight: number }[] => [
  ...new Map(
    Object.values(PAIRINGS).map(({ heading, weight }) => [heading, { face: heading, weight }]),
  ).values(),
];

const localName = (face: Face): string => `${face}-local`;

const stack = (face: Face): string => `${face},${localName(face)},${FACES[face].fallback}`;

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** A local font with the width, ascent and descent of a face: text keeps its lines when the face is shown. */
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

const faceRule = (face: Face, address: string): string => {
  const { weights, size }: FaceData = FACES[face];
  const adjusted = size ? `;size-adjust:${size}%` : '';
  return `@font-face{font-family:${face};font-weight:${weights};font-display:optional${adjusted};src:url(${address})format("woff2")}`;
};

/** @param addressOf address of a font file */
export const faceRules = (type: Theme['type'], addressOf: (face: Face) => string): string =>
  facesOf(type)
    .map((face) => faceRule(face, addressOf(face)) + localRule(face, 'regular') + localRule(face, 'bold'))
    .join('');

export function typeProperties(type: Theme['type']): Record<string, string> {
  const { heading, text, weight, tracking, scale } = PAIRINGS[type];
  return {
    'font-heading': stack(heading),
    'font-text': stack(text),
    letter: `${LETTER_WIDTHS[text] / 1000}em`,
    'heading-weight': `${weight}`,
    'heading-tracking': tracking,
    'heading-scale': `${scale}`,
  };
}
