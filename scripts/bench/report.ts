/** Compares figures with their budgets. */
import { readFileSync } from 'node:fs';

/** Fixed work that is timed beside a measurement (`baseline.ts`, `baseline-page.ts`). */
export const BASELINES = {
  process: 'Node start and loop',
  cores: 'loop on every core',
  home: 'page like home',
  summary: 'page like the summary',
  browser: 'loop in the browser',
} as const;

interface Budget {
  what: string;
  /** Largest allowed value. For a time, the largest allowed ratio to its baseline. */
  most: number;
  unit: string;
  /** Required if the figure is a time. A time without a baseline depends too much on the machine and its other load. */
  baseline?: keyof typeof BASELINES;
  /** `test`: `npm test` fails if the figure is over budget; `npm run bench` also prints it. */
  where: 'test' | 'bench';
  /** The reason for the value of `most`. */
  why: string;
}

export type Budgets = Readonly<Record<string, Budget>>;

export const readBudgets = (): Budgets =>
  JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));

export interface Figure {
  value: number;
  /** For times only: the median baseline in the same unit, and the ratio of time to baseline. */
  baseline?: number;
  ratio?: number;
  /** For a maximum, the page that has this value. For a median, the result of each run. */
  note?: string;
}

export type Figures = Readonly<Record<string, Figure>>;

export interface Line {
  name: string;
  budget: Budget;
  figure: Figure;
  /** The number that is compared with the budget. For a time, it is the ratio to the baseline; otherwise the value. */
  judged: number;
  over: boolean;
}

/** @param values an odd number of values */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The largest figure with its note; NaN if any figure is NaN. */
export function largest(figures: readonly Figure[]): Figure {
  const unmeasured = figures.find(({ value }) => Number.isNaN(value));
  return unmeasured ?? figures.toSorted((a, b) => b.value - a.value)[0] ?? { value: Number.NaN };
}

/** Compares figures with their budgets. NaN means "not measured" and counts as over budget. @throws Error for a figure without a budget */
export const compare = (figures: Figures, budgets: Budgets): Line[] =>
  Object.entries(figures).map(([name, figure]) => {
    const budget = budgets[name];
    if (!budget) throw new Error(`${name} has no budget`);
    const judged = budget.baseline ? (figure.ratio ?? Number.NaN) : figure.value;
    return { name, budget, figure, judged, over: !(judged <= budget.most) };
  });

const DECIMALS: Readonly<Record<string, number>> = { s: 2, times: 2, shift: 4 };
const show = (value: number, unit: string): string => value.toFixed(DECIMALS[unit] ?? 0);

function time({ budget, figure }: Line): string {
  if (!budget.baseline) return '';
  const { unit } = budget;
  return `${show(figure.value, unit)} ${unit} beside ${show(figure.baseline ?? Number.NaN, unit)} of ${BASELINES[budget.baseline]}`;
}

/** A plain text table: verdict, figure, value or ratio, budget, unit, time, note. */
export function table(lines: readonly Line[]): string {
  const width = Math.max(0, ...lines.map(({ budget }) => budget.what.length));
  return lines
    .map((line) => {
      const { budget, figure, judged } = line;
      const unit = budget.baseline ? 'times' : budget.unit;
      const figures = `${show(judged, unit).padStart(8)} of ${show(budget.most, unit).padStart(7)} ${unit.padEnd(8)}`;
      const notes = [time(line), figure.note ?? ''].filter(Boolean).join('; ');
      return `${line.over ? 'OVER' : 'ok  '}  ${budget.what.padEnd(width)}  ${figures}  ${notes}`.trimEnd();
    })
    .join('\n');
}
