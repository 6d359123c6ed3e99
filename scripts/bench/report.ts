/** Puts measured figures beside their budgets. */

export interface Budget {
  /** The largest value that is still good. */
  most: number;
  unit: string;
  what: string;
}

export type Budgets = Readonly<Record<string, Budget>>;
export type Figures = Readonly<Record<string, number>>;

export interface Line extends Budget {
  name: string;
  value: number;
  over: boolean;
}

/** The middle of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Compares figures with budgets.
 * @throws Error for a figure without a budget: it would never be over
 */
export const compare = (figures: Figures, budgets: Budgets): Line[] =>
  Object.entries(figures).map(([name, value]) => {
    const budget = budgets[name];
    if (!budget) throw new Error(`${name} has no budget`);
    return { ...budget, name, value, over: !(value <= budget.most) };
  });

const DECIMALS: Readonly<Record<string, number>> = { s: 2, '': 4 };
const show = (value: number, unit: string): string => value.toFixed(DECIMALS[unit] ?? 0);

/** The lines as a table of plain text. */
export function table(lines: readonly Line[]): string {
  const width = Math.max(0, ...lines.map(({ what }) => what.length));
  return lines
    .map(({ what, value, most, unit, over }) => {
      const figure = show(value, unit).padStart(9);
      return `${over ? 'OVER' : 'ok  '}  ${what.padEnd(width)}  ${figure} of ${show(most, unit).padStart(7)} ${unit}`;
    })
    .join('\n');
}
