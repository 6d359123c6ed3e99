/** Ratios of times that were measured close together, so that the load of the machine cancels out. */
import { median, type Figure } from './report.ts';

/** Both in the same unit. */
export interface Pair {
  value: number;
  yardstick: number;
}

/** The median of the ratios of pairs, with the ratio of the smallest values as its note. */
export function ratioOf(pairs: readonly Pair[]): Figure {
  const ratios = pairs.map(({ value, yardstick }) => value / yardstick);
  const least = (figure: keyof Pair): number => Math.min(...pairs.map((pair) => pair[figure]));
  return {
    value: median(ratios),
    note: `of the least ${(least('value') / least('yardstick')).toFixed(2)}; runs ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`,
  };
}
