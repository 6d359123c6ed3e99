/** The drawing of a year's use: two bars a month, in drawing units. Pure. */
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
/** Money in is solid, money out is outlined. */
export const LOOKS = { moneyIn: 'solid', moneyOut: 'outlined' } as const;

/** Cents of the highest bar. */
export const highestOf = (months: readonly MonthUse[]): number =>
  Math.max(0, ...months.flatMap(({ moneyIn, moneyOut }) => [moneyIn, moneyOut]));

/** The highest bar has the height of the drawing; an amount of 0 has no bar. */
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

/** First days of the twelve months. */
export const monthsOfYear = (year: number): IsoDate[] =>
  Array.from({ length: MONTHS }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}-01`);
