/**
 * Extends a custom range to include its first and last day, which it excludes (spec 001 §5 'strictly between the chosen
 * from and to dates'). Pure.
 */
import { addDays, type IsoDate } from '../lib/date.ts';
import {
  customLimits,
  isBetween,
  presetAfter,
  RANGE_PRESETS,
  spanOf,
  type CustomRange,
  type RangeChoice,
  type RangePreset,
} from './date-range.rules.ts';

/** The shortest preset that includes a day; the longest one if none does. */
const presetFrom = (first: IsoDate, today: IsoDate): RangePreset =>
  RANGE_PRESETS.find((option) => spanOf({ option }, today).from <= first) ?? 'twelveMonths';

/** Whether a day is the first or last one of a custom range, which excludes it (spec 001 §5). */
export const isOnEdge = (day: IsoDate, range: RangeChoice): boolean =>
  range.option === 'custom' && (day === range.from || day === range.to);

/**
 * The period that includes days on the edges of a range: the range grows by a day on each of these edges. A custom range
 * cannot end after today (spec 001 §5), so for an edge of today it is a preset, which includes today.
 * @param days of the edges; @param today calendar date in the brand's zone
 * @returns null if no period includes any of the days: the earliest start, two years ago today, is itself excluded
 */
export function rangeWith(days: readonly IsoDate[], range: CustomRange, today: IsoDate): RangeChoice | null {
  const limits = customLimits(today);
  const [atStart, atEnd] = [days.includes(range.from), days.includes(range.to)];
  if (atEnd && range.to >= limits.to) {
    return presetAfter(presetFrom(atStart ? range.from : addDays(range.from, 1), today), range);
  }
  const wider = {
    from: atStart && range.from > limits.from ? addDays(range.from, -1) : range.from,
    to: atEnd ? addDays(range.to, 1) : range.to,
  };
  return days.some((day) => isBetween(day, wider)) ? { option: 'custom', ...wider } : null;
}
