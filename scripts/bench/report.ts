/** Compares figures with their budgets. */

interface Budget {
  /** Largest good value; null for a figure without a limit. */
  most: number | null;
  unit: string;
  what: string;
  /** Source of the budget. */
  from: string;
}

export type Budgets = Readonly<Record<string, Budget>>;

export interface Figure {
  value: number;
  /** The page, or the single runs behind a median. */
  note?: string;
}

export type Figures = Readonly<Record<string, Figure>>;

export interface Line extends Budget, Figure {
  name: string;
  over: boolean;
}

/** @param values an odd number of them */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of several runs, with the runs as its note. */
export const ofRuns = (values: readonly number[], decimals: number): Figure => ({
  value: median(values),
  note: `runs ${values.map((value) => value.toFixed(decimals)).join(', ')}`,
});

/** The largest figure with its note; NaN if any figure is NaN. */
export function largest(figures: readonly Figure[]): Figure {
  const unmeasured = figures.find(({ value }) => Number.isNaN(value));
  return unmeasured ?? figures.toSorted((a, b) => b.value - a.value)[0] ?? { value: Number.NaN };
}

/** NaN means not measured and counts as over budget. @throws Error for a figure without a budget */
export const compare = (figures: Figures, budgets: Budgets): Line[] =>
  Object.entries(figures).map(([name, figure]) => {
    const budget = budgets[name];
    if (!budget) throw new Error(`${name} has no budget`);
    return { ...budget, name, ...figure, over: !(figure.value <= (budget.most ?? Infinity)) };
  });

const DECIMALS: Readonly<Record<string, number>> = { s: 2, times: 2, shift: 4 };
const show = (value: number | null, unit: string): string =>
  value === null ? '-' : value.toFixed(DECIMALS[unit] ?? 0);

const verdict = ({ over, most }: Line): string => (over ? 'OVER' : most === null ? '    ' : 'ok  ');

/** A plain text table: verdict, figure, value, budget, unit, note. */
export function table(lines: readonly Line[]): string {
  const width = Math.max(0, ...lines.map(({ what }) => what.length));
  return lines
    .map((line) => {
      const { what, value, most, unit, note } = line;
      const figures = `${show(value, unit).padStart(8)} of ${show(most, unit).padStart(7)} ${unit.padEnd(8)}`;
      return `${verdict(line)}  ${what.padEnd(width)}  ${figures}  ${note ?? ''}`.trimEnd();
    })
    .join('\n');
}
