/** Ratios of times that were measured close together, so that the load of the machine cancels out. */
import { median, type Figure } from './report.ts';

/** A measured value and its baseline, in the same unit. */
export interface Pair {
  value: number;
  baseline: number;
}

export const ratiosOf = (pairs: readonly Pair[]): number[] =>
  pairs.map(({ value, baseline }) => value / baseline);
const listed = (numbers: readonly number[]): string => numbers.map((number) => number.toFixed(2)).join(', ');

/** The median ratio of all pairs. `note` contains the smallest value divided by the smallest baseline. */
export function ratioOf(pairs: readonly Pair[]): Figure {
  const ratios = ratiosOf(pairs);
  const least = (figure: keyof Pair): number => Math.min(...pairs.map((pair) => pair[figure]));
  return {
    value: median(ratios),
    note: `of the least ${(least('value') / least('baseline')).toFixed(2)}; runs ${listed(ratios)}`,
  };
}

/** The median time, median baseline and median ratio. The ratio is compared with the budget. */
export function timeOf(pairs: readonly Pair[]): Figure {
  const ratios = ratiosOf(pairs);
  return {
    value: median(pairs.map(({ value }) => value)),
    baseline: median(pairs.map(({ baseline }) => baseline)),
    ratio: median(ratios),
    note: `runs ${listed(ratios)}`,
  };
}

/** Measures several times. Each run is paired with the mean of the baselines measured before and after it. */
export async function runsBeside(
  baseline: () => Promise<number>,
  runs: number,
  measure: (run: number) => Promise<number>,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  let before = await baseline();
  for (let run = 1; run <= runs; run += 1) {
    const value = await measure(run);
    const after = await baseline();
    pairs.push({ value, baseline: (before + after) / 2 });
    before = after;
  }
  return pairs;
}
