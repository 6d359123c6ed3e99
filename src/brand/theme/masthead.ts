/**
 * The band behind the heading of a member page. Its background depends on the header style. The brand's drawing is on
 * it, in tones that keep the band's text readable (decisions/shell#the-masthead).
 */
import { wcagContrast } from 'culori/fn';
import type { Theme } from '../brand.schema.ts';
import { CANVAS, drawArt, drawSky } from './hero-art.ts';
import { toneStyles, shapesSvg } from './art-svg.ts';
import { mix, schemeOf, TEXT_CONTRAST, type Scheme, type SchemeName } from './theme.ts';

interface Paint {
  ground: 'band' | 'cool' | 'paper' | 'tint' | 'warm';
  text: 'ink' | 'on-band';
}

/** Background and text colors by header style. Must match inside.css. */
const PAINTS = {
  band: { ground: 'band', text: 'on-band' },
  plain: { ground: 'warm', text: 'ink' },
  line: { ground: 'paper', text: 'ink' },
  tinted: { ground: 'cool', text: 'ink' },
  split: { ground: 'band', text: 'on-band' },
  inset: { ground: 'cool', text: 'ink' },
  pills: { ground: 'tint', text: 'ink' },
  double: { ground: 'paper', text: 'ink' },
} as const satisfies Record<Theme['header'], Paint>;

export const mastheadPaint = ({ header }: Theme): Paint => PAINTS[header];

/** For each tone of hero-art.ts, the color to mix into the background, and its maximum share. */
type Shares = readonly (readonly [color: keyof Scheme | 'shade', share: number])[];
const ON_LIGHT: Shares = [
  ['primary', 0.1],
  ['primary', 0.22],
  ['primary', 0.4],
  ['accent', 0.5],
  ['accent', 0.26],
];
const ON_BAND: Shares = [
  ['shade', 0.16],
  ['on-band', 0.12],
  ['shade', 0.36],
  ['accent', 0.6],
  ['on-band', 0.06],
];

const SHADE = '#000000';
const STEP = 0.02;

/** Mixes as much of a color into the background as the text's contrast allows, but at most `most`. */
function legibleTone(ground: string, color: string, most: number, text: string): string {
  for (let share = most; share > 0; share -= STEP) {
    const tone = mix(ground, color, share);
    if (wcagContrast(text, tone) >= TEXT_CONTRAST) return tone;
  }
  return ground;
}

export function mastheadTones(theme: Theme, scheme: SchemeName): string[] {
  const colors = schemeOf(theme, scheme);
  const paint = mastheadPaint(theme);
  const [ground, text] = [colors[paint.ground], colors[paint.text]];
  return (paint.ground === 'band' ? ON_BAND : ON_LIGHT).map(([name, most]) =>
    legibleTone(ground, name === 'shade' ? SHADE : colors[name], most, text),
  );
}

/** The drawing as a background image that covers a box of any size. */
export function mastheadSvg(theme: Theme): string {
  const shapes = [...drawSky(theme.art), ...drawArt(theme.art)];
  const styles = toneStyles(mastheadTones(theme, 'light'), mastheadTones(theme, 'dark'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" preserveAspectRatio="xMaxYMid slice">${styles}${shapesSvg(shapes)}</svg>`;
}
