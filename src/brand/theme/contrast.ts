/** Contrast of a theme's color pairs (WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for other parts). */
import { wcagContrast } from 'culori/fn';
import type { Theme } from '../brand.schema.ts';
import { mastheadPaint, mastheadTones } from './masthead.ts';
import { schemeOf, TEXT_CONTRAST, type Scheme, type SchemeName } from './theme.ts';

const PART_CONTRAST = 3; // WCAG 1.4.11

type Pair = readonly [key: keyof Theme, over: keyof Scheme, ground: keyof Scheme, least: number];

const PAIRS: readonly Pair[] = [
  ['ink', 'ink', 'paper', TEXT_CONTRAST],
  ['ink', 'ink', 'warm', TEXT_CONTRAST],
  ['ink', 'ink', 'cool', TEXT_CONTRAST],
  ['ink', 'ink-soft', 'paper', TEXT_CONTRAST],
  ['ink', 'ink-soft', 'warm', TEXT_CONTRAST],
  ['ink', 'ink-soft', 'cool', TEXT_CONTRAST],
  ['primary', 'primary', 'paper', TEXT_CONTRAST],
  ['primary', 'primary', 'warm', TEXT_CONTRAST],
  ['primary', 'primary', 'cool', TEXT_CONTRAST],
  ['primary', 'on-primary', 'primary', TEXT_CONTRAST],
  ['primary', 'on-primary', 'primary-strong', TEXT_CONTRAST],
  ['primary', 'on-band', 'band', TEXT_CONTRAST],
  ['primary', 'on-band', 'band-deep', TEXT_CONTRAST],
  ['ink', 'ink', 'tint', TEXT_CONTRAST],
  ['primary', 'primary', 'tint', TEXT_CONTRAST],
  ['primary', 'primary-strong', 'tint', TEXT_CONTRAST],
  ['primary', 'focus', 'paper', PART_CONTRAST],
  ['primary', 'focus', 'warm', PART_CONTRAST],
  ['primary', 'focus', 'cool', PART_CONTRAST],
  ['primary', 'focus', 'tint', PART_CONTRAST],
  ['accent', 'accent', 'paper', PART_CONTRAST],
  ['accent', 'accent', 'cool', PART_CONTRAST],
  ['ink', 'part', 'paper', PART_CONTRAST],
  ['paper', 'good', 'paper', TEXT_CONTRAST],
  ['paper', 'bad', 'paper', TEXT_CONTRAST],
  ['paper', 'wait', 'paper', TEXT_CONTRAST],
  ['cool', 'good', 'cool', TEXT_CONTRAST],
  ['cool', 'bad', 'cool', TEXT_CONTRAST],
  ['cool', 'wait', 'cool', TEXT_CONTRAST],
  ['warm', 'bad', 'warm', TEXT_CONTRAST],
];

/** A pair of colors with its contrast and the required minimum. */
export interface ContrastRow {
  scheme: SchemeName;
  key: keyof Theme;
  over: { name: keyof Scheme; color: string };
  ground: { name: string; color: string };
  contrast: number;
  least: number;
}

/** Pairs of the masthead's text color with each tone of the masthead's drawing. */
function mastheadRows(theme: Theme, scheme: ContrastRow['scheme']): ContrastRow[] {
  const { text } = mastheadPaint(theme);
  const color = schemeOf(theme, scheme)[text];
  return mastheadTones(theme, scheme).map((tone, index) => ({
    scheme,
    key: text === 'ink' ? 'ink' : 'primary',
    over: { name: text, color },
    ground: { name: `masthead tone ${index + 1}`, color: tone },
    contrast: wcagContrast(color, tone),
    least: TEXT_CONTRAST,
  }));
}

/** Every pair of colors that pages use, in light and dark. */
export const contrastTable = (theme: Theme): ContrastRow[] =>
  (['light', 'dark'] as const).flatMap((scheme) => {
    const colors = schemeOf(theme, scheme);
    const pairs = PAIRS.map(([key, over, ground, least]): ContrastRow => ({
      scheme,
      key,
      over: { name: over, color: colors[over] },
      ground: { name: ground, color: colors[ground] },
      contrast: wcagContrast(colors[over], colors[ground]),
      least,
    }));
    return [...pairs, ...mastheadRows(theme, scheme)];
  });

export const lowContrastPairs = (theme: Theme): ContrastRow[] =>
  contrastTable(theme).filter(({ contrast, least }) => contrast < least);
