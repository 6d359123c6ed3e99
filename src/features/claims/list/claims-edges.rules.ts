/** Claims that a custom period excludes (spec 001 §5, decisions/claims#custom-dates-exclude-their-two-days). Pure. */
import type { IsoDate } from '../../../lib/date/date.ts';
import type { RangeChoice } from '../../../ui/filter/date-range.rules.ts';
import { rangeWith } from '../../../ui/filter/range-edges.rules.ts';
import { filterRows, passingRows, rowsAt, type Filters } from '../../../ui/list/facets.rules.ts';
import type { ListIndex } from '../../../ui/list/list-index.rules.ts';
import type { Claim } from '../claims.schema.ts';

export interface EdgeClaims {
  count: number;
  /** The dates of these claims, in order: the period's start date, its end date, or both. */
  days: readonly IsoDate[];
  /** The longer period that includes these claims; null if that period would begin more than two years ago. */
  include: RangeChoice | null;
}

interface LoadedPeriod {
  atEdges: ListIndex<Claim>;
  period: RangeChoice;
  day: IsoDate;
}

/** The claims that match the filters and the search but are excluded by the custom period; null if there are none. */
export function edgeClaimsOf(
  { atEdges, period, day }: LoadedPeriod,
  filters: Filters,
  search = '',
): EdgeClaims | null {
  if (period.option !== 'custom' || atEdges.rows.length === 0) return null;
  const positions = passingRows(atEdges, filterRows(atEdges, filters, atEdges.find(search)), 'oldest');
  const dates = rowsAt(atEdges.rows, positions).map(({ serviceDate }) => serviceDate);
  const days = [...new Set(dates)];
  if (days.length === 0) return null;
  return { count: dates.length, days, include: rangeWith(days, period, day) };
}
