/** Measures two things in turn, so that the load of the machine affects both equally. */
import type { Pair } from './ratio.ts';
import { median } from './report.ts';

interface Side {
  name: string;
  /** @param run unique number of the run */
  measure: (run: number) => Promise<number>;
}

const row = ({ name }: Side, unit: string, values: readonly number[]): string => {
  const shown = (value: number): string => `${value.toFixed(unit === 's' ? 2 : 0)} ${unit}`;
  return `  ${name.padEnd(14)} median ${shown(median(values))}, least ${shown(Math.min(...values))}`;
};

/** Measures both sides in pairs and prints medians. The first pair only warms up caches and is not counted. The side that runs first alternates. */
export async function alternately(
  what: string,
  unit: string,
  runs: number,
  { ours, theirs }: { ours: Side; theirs: Side },
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const early = run % 2 === 0 ? await theirs.measure(run) : null;
    const value = await ours.measure(run);
    const baseline = early ?? (await theirs.measure(run));
    if (run > 0) pairs.push({ value, baseline });
  }
  const rows = [
    row(
      ours,
      unit,
      pairs.map(({ value }) => value),
    ),
    row(
      theirs,
      unit,
      pairs.map(({ baseline }) => baseline),
    ),
  ];
  console.info([what, ...rows].join('\n'));
  return pairs;
}
