/** Derives all colors of a brand from its theme settings, and writes them as a stylesheet of custom properties. */
import { converter, formatHex, interpolate, wcagContrast } from 'culori/fn';
import { modeOklab, modeOklch, modeRgb, modeLrgb, useMode as registerMode } from 'culori/fn';
import { oncePer } from '../../lib/http/once-per.ts';
import type { Theme } from '../brand.schema.ts';
import { FACES } from './faces.ts';
import { faceRules, typeProperties, type Font, type FontDisplay } from './type-faces.ts';

registerMode(modeRgb);
registerMode(modeLrgb);
registerMode(modeOklab);
registerMode(modeOklch);
const oklch = converter('oklch');

export const TEXT_CONTRAST = 4.5; // WCAG 1.4.3
const DARK_PAPER_LIGHTNESS = 0.19;

export const mix = (from: string, to: string, share: number): string =>
  formatHex(interpolate([from, to], 'oklab')(share)) ?? from;

/** Sets a color's OKLCH lightness (0 to 1), and multiplies its chroma. */
function relight(color: string, lightness: number, chroma = 1): string {
  const { c, h } = oklch(color) ?? { c: 0, h: 0 };
  return formatHex({ mode: 'oklch', l: lightness, c: (c ?? 0) * chroma, h: h ?? 0 }) ?? color;
}

const WHITE = '#ffffff';

/** White or the dark color, whichever has more contrast on the background. */
const readableOn = (ground: string, dark: string): string =>
  wcagContrast(WHITE, ground) >= wcagContrast(dark, ground) ? WHITE : dark;

/** A color with less OKLCH chroma than this counts as gray. */
const GRAY_CHROMA = 0.03;

/** Minimum lightness of a color on a dark background. It is higher for grays: a gray of 0.68 would look disabled. */
const leastLightness = (color: string): number => ((oklch(color)?.c ?? 0) < GRAY_CHROMA ? 0.9 : 0.68);

/** Lightens a color until its contrast on a dark background is enough for text. */
function legibleOnDark(color: string, ground: string): string {
  for (let lightness = leastLightness(color); lightness < 0.98; lightness += 0.02) {
    const lighter = relight(color, lightness);
    if (wcagContrast(lighter, ground) >= TEXT_CONTRAST) return lighter;
  }
  return '#ffffff';
}

export type Scheme = Record<
  | 'primary'
  | 'primary-strong'
  | 'on-primary'
  | 'band'
  | 'on-band'
  | 'band-deep'
  | 'accent'
  | 'ink'
  | 'ink-soft'
  | 'paper'
  | 'warm'
  | 'cool'
  | 'tint'
  | 'tint-strong'
  | 'accent-tint'
  | 'focus'
  | 'line'
  | 'part'
  | 'good'
  | 'bad'
  | 'wait',
  string
>;

/** The colors of the light scheme. `part` is the color of field outlines. */
export const lightScheme = oncePer((theme: Theme): Scheme => ({
  primary: theme.primary,
  'primary-strong': mix(theme.primary, '#000000', 0.25),
  'on-primary': readableOn(theme.primary, theme.ink),
  band: theme.primary,
  'on-band': readableOn(theme.primary, theme.ink),
  'band-deep': mix(theme.primary, '#000000', 0.24),
  accent: theme.accent,
  ink: theme.ink,
  'ink-soft': mix(theme.ink, theme.paper, 0.25),
  paper: theme.paper,
  warm: theme.warm,
  cool: theme.cool,
  tint: mix(theme.primary, theme.paper, 0.9),
  'tint-strong': mix(theme.primary, theme.paper, 0.62),
  'accent-tint': mix(theme.accent, theme.paper, 0.6),
  focus: mix(theme.ink, theme.primary, 0.35),
  line: mix(theme.ink, theme.paper, 0.86),
  part: mix(theme.ink, theme.paper, 0.45),
  good: '#1d6b3a',
  bad: '#b3261e',
  wait: '#7a4d00',
}));

export const darkScheme = oncePer((theme: Theme): Scheme => {
  const paper = relight(theme.ink, DARK_PAPER_LIGHTNESS, 0.6);
  const cool = relight(theme.ink, DARK_PAPER_LIGHTNESS + 0.06, 0.6);
  const primary = legibleOnDark(theme.primary, cool);
  return {
    primary,
    'primary-strong': mix(primary, '#ffffff', 0.3),
    'on-primary': readableOn(primary, paper),
    band: theme.primary,
    'on-band': readableOn(theme.primary, theme.ink),
    'band-deep': mix(theme.primary, '#000000', 0.24),
    accent: legibleOnDark(theme.accent, cool),
    ink: '#f2f4f4',
    'ink-soft': '#c3cacb',
    paper,
    warm: relight(theme.accent, DARK_PAPER_LIGHTNESS + 0.08, 0.14),
    cool,
    tint: mix(primary, paper, 0.86),
    'tint-strong': mix(primary, paper, 0.62),
    'accent-tint': mix(theme.accent, paper, 0.6),
    focus: mix('#f2f4f4', primary, 0.35),
    line: mix(paper, '#ffffff', 0.18),
    part: mix(paper, '#ffffff', 0.55),
    good: '#7fd39b',
    bad: '#ff9d94',
    wait: '#f0c36d',
  };
});

export type SchemeName = 'light' | 'dark';

export const schemeOf = (theme: Theme, name: SchemeName): Scheme =>
  name === 'light' ? lightScheme(theme) : darkScheme(theme);

/** Values for the `theme-color` meta tags: the color at the top of the header, in light and dark. */
export const browserColors = (theme: Theme): { media: string | undefined; color: string }[] =>
  theme.header === 'band'
    ? [{ media: undefined, color: theme.primary }]
    : [
        { media: '(prefers-color-scheme: light)', color: theme.paper },
        { media: '(prefers-color-scheme: dark)', color: darkScheme(theme).paper },
      ];

/** Colors of a logo on a background in the primary color. */
export function bandPaint(theme: Theme): { primary: string; accent: string; paper: string } {
  const { band, 'on-band': over } = lightScheme(theme);
  return { primary: over, accent: mix(over, band, 0.35), paper: band };
}

export const RADII = {
  sharp: ['0', '0'],
  square: ['3px', '3px'],
  soft: ['8px', '8px'],
  round: ['18px', '14px'],
  leaf: ['2px 20px', '2px 14px'],
  pill: ['22px', '999px'],
} as const satisfies Record<Theme['radius'], readonly [panel: string, button: string]>;

const declarations = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/**
 * Writes a theme's stylesheet. Equal themes give equal text.
 * @param addressOf returns the address of a font's file; default: the font's digest, which suffices to compare themes
 */
export function themeCss(
  theme: Theme,
  display: FontDisplay,
  addressOf: (font: Font) => string = ({ face }) => FACES[face].digest,
): string {
  const [radius, button] = RADII[theme.radius];
  const shape = declarations({ radius, 'radius-button': button, ...typeProperties(theme.type) });
  const dark = `:root{color-scheme:dark;${declarations(darkScheme(theme))}}`;
  return `${faceRules(theme.type, display, addressOf)}\n:root{${declarations(lightScheme(theme))};${shape}}\n@media (prefers-color-scheme:dark){${dark}}\n`;
}
