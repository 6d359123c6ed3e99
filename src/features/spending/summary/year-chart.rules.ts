/** The chart of a year's use, in drawing units: two bars for each month. Pure. */
import type { IsoDate } from '../../../lib/date/date.ts';
import type { ChartBar } from '../../../ui/chart/chart-bar.types.ts';
import type { MonthUse } from './year-use.rules.ts';

const MONTHS = 12;
const SLOT = 10;
const BAR = 3.6;
/** Space on each side of a month's two bars. */
const MARGIN = (SLOT - 2 * BAR) / 2;

export const CHART = { width: MONTHS * SLOT, height: 100 } as const;

const FLOWS = ['moneyIn', 'moneyOut'] as const;
/** Bars for money in are solid, bars for money out are outlined. */
export const LOOKS = { moneyIn: 'solid', moneyOut: 'outlined' } as const;

/** Amount of the highest bar, in cents. */
export const highestOf = (months: readonly MonthUse[]): number =>
  Math.max(0, ...months.flatMap(({ moneyIn, moneyOut }) => [moneyIn, moneyOut]));

/** Scales the bars so that the highest bar fills the drawing. An amount of 0 gets no bar. */
export function barsOf(months: readonly MonthUse[]): ChartBar[] {
  const highest = highestOf(months);
  return months.flatMap((use) =>
    FLOWS.flatMap((flow, index): ChartBar[] => {
      const height = (CHART.height * use[flow]) / highest;
      const x = (Number(use.month.slice(5, 7)) - 1) * SLOT + MARGIN + index * BAR;
      return use[flow] > 0
        ? [
            {
              key: `${use.month} ${flow}`,
              look: LOOKS[flow],
              x,
              y: CHART.height - height,
              width: BAR,
              height,
            },
          ]
        : [];
    }),
  );
}

/** The first day of each of the twelve months. */
export const monthsOfYear = (year: number): IsoDate[] =>
  Array.from({ length: MONTHS }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}-01`);
