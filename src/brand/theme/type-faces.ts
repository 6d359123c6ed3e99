/**
 * The type pairings: which open face sets the headings and which the text. Files are the latin subsets of the
 * `@fontsource-variable` packages, at most two a brand, and a face never swaps in under a reader
 * (`font-display: optional`), so a page does not move when it comes.
 */
import type { Theme } from '../brand.schema.ts';

/** A face as its package has it. */
interface FaceData {
  /** Weights of the variable file. */
  weights: string;
  /** First ten digits of the file's SHA-256: names the content where the file's address is not known. */
  digest: string;
  /** Evens out faces that are drawn small. */
  size?: string;
  /** What is shown where the face does not come in time. */
  fallback: string;
}

const SANS = "system-ui,'Segoe UI',Roboto,'Liberation Sans',sans-serif";
const ROUND = "ui-rounded,'Arial Rounded MT Bold',system-ui,'Liberation Sans',sans-serif";
const WIDE = "'Avenir Next','Century Gothic',Verdana,'Liberation Sans',sans-serif";
const SERIF = "Charter,'Iowan Old Style',Georgia,'Liberation Serif',serif";
const SLAB = "Rockwell,'Rockwell Nova',Georgia,'Liberation Serif',serif";

/** Every face, by the name of its package. */
export const FACES = {
  'bricolage-grotesque': { weights: '200 800', digest: 'a97804dc9f', fallback: SANS },
  figtree: { weights: '300 900', digest: '4ba7d3d096', fallback: SANS },
  fraunces: { weights: '100 900', digest: '7f9d191d99', fallback: SERIF },
  lora: { weights: '400 700', digest: 'ddb8c66035', fallback: SERIF },
  newsreader: { weights: '200 800', digest: '62981321d9', size: '108%', fallback: SERIF },
  nunito: { weights: '200 1000', digest: 'ba344451ea', fallback: ROUND },
  outfit: { weights: '100 900', digest: '6c18d579fd', fallback: WIDE },
  'roboto-slab': { weights: '100 900', digest: '50cf7d32c1', fallback: SLAB },
  sora: { weights: '100 800', digest: 'fa26406eed', fallback: WIDE },
  'source-serif-4': { weights: '200 900', digest: '382475f382', fallback: SERIF },
  'work-sans': { weights: '100 900', digest: '1dd49afc07', fallback: SANS },
} as const satisfies Record<string, FaceData>;

export type Face = keyof typeof FACES;

interface Pairing {
  heading: Face;
  text: Face;
  /** Weight of headings. */
  weight: number;
  /** Letter spacing of headings. */
  tracking: string;
  /** Size of the first heading against other pairings': faces are drawn wide or narrow. */
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
  rounded: { heading: 'nunito', text: 'nunito', weight: 800, tracking: '-.01em', scale: 1 },
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

/** The faces that a pairing fetches: one or two. */
export const facesOf = (type: Theme['type']): Face[] => [
  ...new Set([PAIRINGS[type].heading, PAIRINGS[type].text]),
];

const stack = (face: Face): string => `${face},${FACES[face].fallback}`;

const faceRule = (face: Face, address: string): string => {
  const { weights, size }: FaceData = FACES[face];
  const adjusted = size ? `;size-adjust:${size}` : '';
  return `@font-face{font-family:${face};font-weight:${weights};font-display:optional${adjusted};src:url(${address})format("woff2")}`;
};

/**
 * The `@font-face` rules of a pairing.
 * @param addressOf where a face's file is
 */
export const faceRules = (type: Theme['type'], addressOf: (face: Face) => string): string =>
  facesOf(type)
    .map((face) => faceRule(face, addressOf(face)))
    .join('');

/** The custom properties of a pairing. */
export function typeProperties(type: Theme['type']): Record<string, string> {
  const { heading, text, weight, tracking, scale } = PAIRINGS[type];
  return {
    'font-heading': stack(heading),
    'font-text': stack(text),
    'heading-weight': `${weight}`,
    'heading-tracking': tracking,
    'heading-scale': `${scale}`,
  };
}
