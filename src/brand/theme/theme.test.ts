import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../brand-tree.fixture.ts';
import { loadBrands } from '../read-brands.ts';
import { lowContrastPairs } from './contrast.ts';
import { mastheadPaint, mastheadTones } from './masthead.ts';
import { darkScheme, lightScheme, themeCss } from './theme.ts';

const brands = loadBrands(PROJECT).map(({ brand }) => brand);

/** WCAG 2 relative luminance, implemented independently of the library that the code uses. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (text: string, ground: string): number => {
  const [low = 0, high = 0] = [luminance(text), luminance(ground)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const TEXT = [
  ['ink', 'paper'],
  ['ink', 'warm'],
  ['ink', 'cool'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'warm'],
  ['ink-soft', 'cool'],
  ['primary', 'paper'],
  ['primary', 'warm'],
  ['primary', 'cool'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-band', 'band'],
  ['on-band', 'band-deep'],
  ['ink', 'tint'],
  ['primary', 'tint'],
  ['primary-strong', 'tint'],
  ['good', 'paper'],
  ['bad', 'paper'],
  ['wait', 'paper'],
  ['good', 'cool'],
  ['bad', 'cool'],
  ['wait', 'cool'],
  ['bad', 'warm'],
] as const;
const PARTS = [
  ['accent', 'paper'],
  ['accent', 'cool'],
  ['part', 'paper'],
  ['focus', 'paper'],
  ['focus', 'warm'],
  ['focus', 'cool'],
  ['focus', 'tint'],
] as const;

describe('themes', () => {
  it.each(brands.map(({ code, theme }) => [code, theme] as const))(
    'have a contrast of at least 4.5:1 for text and 3:1 for other parts, in light and dark: %s',
    (_code, theme) => {
      expect(lowContrastPairs(theme)).toEqual([]);
      for (const scheme of [lightScheme(theme), darkScheme(theme)]) {
        for (const [over, ground] of TEXT)
          expect(contrast(scheme[over], scheme[ground]), `${over} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        for (const [over, ground] of PARTS)
          expect(contrast(scheme[over], scheme[ground]), `${over} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it('are checked with a formula that matches known WCAG contrasts', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#123456', '#123456')).toBe(1);
  });

  it.each(['light', 'dark'] as const)(
    'give an error for exactly the color pairs with too little contrast (%s)',
    (scheme) => {
      const hex = fc
        .integer({ min: 0, max: 0xffffff })
        .map((value) => `#${value.toString(16).padStart(6, '0')}`);
      const [brand] = brands;
      if (!brand) throw new Error('no brands');
      fc.assert(
        fc.property(hex, hex, hex, hex, (primary, accent, ink, cool) => {
          const theme = { ...brand.theme, primary, accent, ink, cool };
          const colors = scheme === 'light' ? lightScheme(theme) : darkScheme(theme);
          const weak = [
            ...TEXT.map((pair) => [...pair, 4.5] as const),
            ...PARTS.map((pair) => [...pair, 3] as const),
          ]
            .filter(([over, ground, least]) => contrast(colors[over], colors[ground]) < least)
            .map(([over, ground]) => `${over} ${colors[over]} on ${ground} ${colors[ground]}`);
          const text = mastheadPaint(theme).text;
          for (const [index, tone] of mastheadTones(theme, scheme).entries())
            if (contrast(colors[text], tone) < 4.5)
              weak.push(`${text} ${colors[text]} on masthead tone ${index + 1} ${tone}`);
          const said = lowContrastPairs(theme)
            .filter((row) => row.scheme === scheme)
            .map(({ over, ground }) => `${over.name} ${over.color} on ${ground.name} ${ground.color}`);
          expect(said.sort()).toEqual(weak.sort());
        }),
        { numRuns: 300 },
      );
    },
  );

  it('with equal values produce equal stylesheets', () => {
    for (const { theme } of brands)
      expect(themeCss(structuredClone(theme), 'swap')).toBe(themeCss(theme, 'swap'));
  });
});
