/** What to say of a color that is hard to read, with the nearest color that is not. */
import { clampChroma, converter, differenceEuclidean, formatHex } from 'culori/fn';
import type { Theme } from '../brand.schema.ts';
import { weakPairs, type ContrastRow } from './theme.ts';

/** Lightness in OKLCH, from 0 to 1, is tried in steps of this size: less than an eye can tell apart. */
const STEP = 0.005;

export type ColorKey = ContrastRow['key'];
const distance = differenceEuclidean('oklab');

/** The same hue from black to white, as colorful as a screen can show it, the nearest first. */
function shadesOf(color: string): string[] {
  const origin = converter('oklch')(color);
  if (!origin) return [];
  const shades = Array.from({ length: Math.round(1 / STEP) + 1 }, (_, step) =>
    formatHex(clampChroma({ ...origin, l: step * STEP }, 'oklch')),
  );
  return [...new Set(shades.filter((shade) => shade !== undefined))].sort(
    (one, other) => distance(color, one) - distance(color, other),
  );
}

const isWeak = (rows: readonly ContrastRow[], { over, ground, scheme }: ContrastRow): boolean =>
  rows.some((row) => row.scheme === scheme && row.over.name === over.name && row.ground.name === ground.name);

/**
 * The nearest color of the same hue with which every pair of this key can be read, and no other pair gets worse.
 * @returns #rrggbb, or undefined where no lightness of this hue will do
 */
function nearestReadable(theme: Theme, key: ColorKey): string | undefined {
  const before = weakPairs(theme);
  return shadesOf(String(theme[key])).find((shade) =>
    weakPairs({ ...theme, [key]: shade }).every((row) => row.key !== key && isWeak(before, row)),
  );
}

/** A contrast with two decimals. Cut, not rounded: 4.498 must not read as enough. */
export const cutContrast = (contrast: number): string => (Math.floor(contrast * 100) / 100).toFixed(2);

const ratio = (contrast: number): string => `${cutContrast(contrast)}:1`;

/** The pair of a key that misses by most; of its own color, where there is one. */
function worst(rows: readonly ContrastRow[]): ContrastRow | undefined {
  const own = rows.filter(({ key, over, ground }) => over.name === key || ground.name === key);
  return [...(own.length > 0 ? own : rows)].sort(
    (one, other) => one.contrast / one.least - other.contrast / other.least,
  )[0];
}

/** One message for each color of a theme that is hard to read somewhere. */
export function weakColors(theme: Theme): { key: ColorKey; message: string }[] {
  const groups = Map.groupBy(weakPairs(theme), ({ key }) => key);
  return [...groups].flatMap(([key, rows]) => {
    const row = worst(rows);
    if (!row) return [];
    const { over, ground, contrast, least, scheme } = row;
    const where = scheme === 'dark' ? ' in dark mode' : '';
    const others =
      rows.length > 1 ? ` (and ${rows.length - 1} more ${rows.length > 2 ? 'pairs' : 'pair'})` : '';
    const named = (one: typeof over): string => (one.name === key ? one.colour : `${one.name} ${one.colour}`);
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
