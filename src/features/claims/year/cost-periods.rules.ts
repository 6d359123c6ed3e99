/** Costs are summed by calendar year and by benefit year (decisions/home#a-year-of-health-costs). Pure. */
import type { DateSpan, IsoDate } from '../../../lib/date/date.ts';
import { customLimits } from '../../../ui/filter/date-range.rules.ts';

export interface CostPeriod extends DateSpan {
  /** Identifies the period: `2026`, or the first and last day of a benefit year. */
  key: string;
  kind: 'calendar' | 'benefit';
  isOpen: boolean;
}

interface PlanDates {
  benefitAccumulationStartDate: IsoDate | null;
  benefitAccumulationEndDate: IsoDate | null;
}

const yearOf = (day: IsoDate): number => Number(day.slice(0, 4));

/** The first day of each month that a span touches. */
export function monthsOf({ from, to }: DateSpan): IsoDate[] {
  const first = yearOf(from) * 12 + Number(from.slice(5, 7)) - 1;
  const last = yearOf(to) * 12 + Number(to.slice(5, 7)) - 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const month = first + at;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  });
}

const calendarYear = (year: number, today: IsoDate): CostPeriod => {
  const to = `${year}-12-31`;
  return { key: String(year), kind: 'calendar', from: `${year}-01-01`, to, isOpen: to >= today };
};

const isCalendarYear = ({ from, to }: DateSpan): boolean =>
  from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`;

/** Maximum number of months in a benefit year. A year that begins in the middle of a month touches 13. */
const MOST_MONTHS = 13;

function benefitYear(plan: PlanDates, today: IsoDate): CostPeriod[] {
  const { benefitAccumulationStartDate: from, benefitAccumulationEndDate: to } = plan;
  if (!from || !to || from > today || to < from) return [];
  const isOneYear = monthsOf({ from, to }).length <= MOST_MONTHS;
  const isWhole = from >= customLimits(today).from;
  if (!isOneYear || !isWhole || isCalendarYear({ from, to })) return [];
  return [{ key: `${from} ${to}`, kind: 'benefit', from, to, isOpen: to >= today }];
}

/**
 * This year, last year, and each benefit year that differs from a calendar year, newest first. Claims go back two
 * years (spec 001 §9). A year that they cover only partly is left out, because its sums would be too low.
 * @param today calendar date in the brand's time zone
 */
export function costPeriods(plans: readonly PlanDates[], today: IsoDate): [CostPeriod, ...CostPeriod[]] {
  const year = yearOf(today);
  const benefit = new Map(
    plans.flatMap((plan) => benefitYear(plan, today)).map((period) => [period.key, period]),
  );
  return [
    calendarYear(year, today),
    calendarYear(year - 1, today),
    ...[...benefit.values()].toSorted((a, b) => b.from.localeCompare(a.from)),
  ];
}

/** The days of a period up to today, both ends included. */
export const daysSoFar = ({ from, to }: DateSpan, today: IsoDate): DateSpan => ({
  from,
  to: to < today ? to : today,
});
