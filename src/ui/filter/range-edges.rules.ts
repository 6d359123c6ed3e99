import { addDays, type IsoDate } from '../../lib/date/date.ts';
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

const presetFrom = (first: IsoDate, today: IsoDate): RangePreset =>
  RANGE_PRESETS.find((option) => spanOf({ option }, today).from <= first) ?? 'twelveMonths';

/** Whether a day is the first or last day of a custom range. Custom ranges exclude both (spec 001 §5). */
export const isOnEdge = (day: IsoDate, range: RangeChoice): boolean =>
  range.option === 'custom' && (day === range.from || day === range.to);

/**
 * Moves the first or last day of a custom range outward by one day if `days` contains that day. Without the move, the
 * range would exclude that day, because custom ranges exclude their own first and last day.
 * @returns a preset if today must be included, because a custom range cannot end after today; null if neither day can
 * be added, because a range cannot start more than two years ago (spec 001 §5)
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
