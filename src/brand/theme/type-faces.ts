/**
 * Type pairings: a face for headings and one for text. Files are the Latin subsets of the `@fontsource-variable`
 * packages, at most two per brand. `font-display: optional` avoids layout shifts when a face loads late.
 */
import type { Theme } from '../brand.schema.ts';

interface FaceData {
  weights: string;
  /** First ten digits of the file's SHA-256, for when its address is not known. */
  digest: string;
  /** Corrects faces that are drawn small. */
  size?: string;
  /** Fonts shown if the face does not load in time. */
  fallback: string;
}

const SANS = "system-ui,'Segoe UI',Roboto,'Liberation Sans',sans-serif";
const ROUND = "ui-rounded,'Arial Rounded MT Bold',system-ui,'Liberation Sans',sans-serif";
const WIDE = "'Avenir Next','Century Gothic',Verdana,'Liberation Sans',sans-serif";
const SERIF = "Charter,'Iowan Old Style',Georgia,'Liberation Serif',serif";
const SLAB = "Rockwell,'Rockwell Nova',Georgia,'Liberation Serif',serif";

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

export const facesOf = (type: Theme['type']): Face[] => [
  ...new Set([PAIRINGS[type].heading, PAIRINGS[type].text]),
];

const stack = (face: Face): string => `${face},${FACES[face].fallback}`;

const faceRule = (face: Face, address: string): string => {
  const { weights, size }: FaceData = FACES[face];
  const adjusted = size ? `;size-adjust:${size}` : '';
  return `@font-face{font-family:${face};font-weight:${weights};font-display:optional${adjusted};src:url(${address})format("woff2")}`;
};

/** @param addressOf address of a font file */
export const faceRules = (type: Theme['type'], addressOf: (face: Face) => string): string =>
  facesOf(type)
    .map((face) => faceRule(face, addressOf(face)))
    .join('');

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
