/** Errors for color pairs with too little contrast. Each suggests the nearest color that passes. */
import { clampChroma, converter, differenceEuclidean, formatHex } from 'culori/fn';
import type { Theme } from '../brand.schema.ts';
import { lowContrastPairs, type ContrastRow } from './contrast.ts';

/** Difference in OKLCH lightness (0 to 1) between one candidate color and the next. It is too small to see. */
const STEP = 0.005;

type ColorKey = ContrastRow['key'];
const distance = differenceEuclidean('oklab');

/** Colors of the same hue from black to white, at the maximum chroma in sRGB, sorted by distance to the given color. */
function shadesOf(color: string): string[] {
  const origin = converter('oklch')(color);
  if (!origin) return [];
  const shades = Array.from({ length: Math.round(1 / STEP) + 1 }, (_, step) =>
    formatHex(clampChroma({ ...origin, l: step * STEP }, 'oklch')),
  );
  return [...new Set(shades.filter((shade) => shade !== undefined))].sort(
    (a, b) => distance(color, a) - distance(color, b),
  );
}

const isWeak = (rows: readonly ContrastRow[], { over, ground, scheme }: ContrastRow): boolean =>
  rows.some((row) => row.scheme === scheme && row.over.name === over.name && row.ground.name === ground.name);

/**
 * The nearest color of the same hue with which every color pair of a theme key passes and no other pair starts to
 * fail.
 * @returns #rrggbb, or undefined if no lightness of this hue passes
 */
function nearestReadable(theme: Theme, key: ColorKey): string | undefined {
  const before = lowContrastPairs(theme);
  return shadesOf(String(theme[key])).find((shade) =>
    lowContrastPairs({ ...theme, [key]: shade }).every((row) => row.key !== key && isWeak(before, row)),
  );
}

/** Formats a contrast with two decimals. Truncates instead of rounding, so that 4.498 does not show as 4.5. */
export const formatContrast = (contrast: number): string => (Math.floor(contrast * 100) / 100).toFixed(2);

const ratio = (contrast: number): string => `${formatContrast(contrast)}:1`;

/** A key's color pair whose contrast is lowest relative to its minimum. Pairs with the key's own color are preferred. */
function worst(rows: readonly ContrastRow[]): ContrastRow | undefined {
  const own = rows.filter(({ key, over, ground }) => over.name === key || ground.name === key);
  return [...(own.length > 0 ? own : rows)].sort((a, b) => a.contrast / a.least - b.contrast / b.least)[0];
}

export function lowContrastErrors(theme: Theme): { key: ColorKey; message: string }[] {
  const groups = Map.groupBy(lowContrastPairs(theme), ({ key }) => key);
  return [...groups].flatMap(([key, rows]) => {
    const row = worst(rows);
    if (!row) return [];
    const { over, ground, contrast, least, scheme } = row;
    const where = scheme === 'dark' ? ' in dark mode' : '';
    const others =
      rows.length > 1 ? ` (and ${rows.length - 1} more ${rows.length > 2 ? 'pairs' : 'pair'})` : '';
    const named = (paint: typeof ground): string =>
      paint.name === key ? paint.color : `${paint.name} ${paint.color}`;
    const near = nearestReadable(theme, key);
    const remedy = near
      ? `the nearest ${key} that passes is "${near}"`
      : `no shade of this ${key} passes: change the colors around it too`;
    return [
      {
        key,
        message: `${named(over)} on ${named(ground)} is ${ratio(contrast)}${where}, needs ${least}:1${others}; ${remedy}`,
      },
    ];
  });
}
