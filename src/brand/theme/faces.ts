/** The typefaces: subsets of `@fontsource-variable` files, and local fallback fonts adjusted to the same size (decisions/publishing#fonts-that-move-no-text). */

export interface FaceData {
  /** A range of weights, or a single weight if only headings use the face. */
  weights: string;
  /** Name of the font package if it differs from the name of the face. */
  source?: string;
  /** First ten hex digits of the source file's SHA-256, for code that does not know the file's address. */
  digest: string;
  /** Size adjustment in percent, for faces whose letters are small. */
  size?: number;
  /** CSS fallback fonts, used after the local font. */
  fallback: string;
  /** The local font to show until the face is loaded, resized with `metrics`. */
  local: Local;
  metrics: Metrics;
}

/** Measurements of a face without its `size` adjustment. `tests/fonts.spec.ts` checks them. */
interface Metrics {
  /** Ascent in thousandths of an em. `descent` uses the same unit. */
  ascent: number;
  descent: number;
  /**
   * Width of text in percent of its width in the local font.
   * `regular`: at weight 400; `bold`: at weight 600 or the heading weight.
   */
  regular?: number;
  bold: number;
}

export const LOCAL = {
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

export const packageOf = (face: Face): string => {
  const { source = face }: FaceData = FACES[face];
  return source;
};
