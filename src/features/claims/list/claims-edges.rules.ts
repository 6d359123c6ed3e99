/** Claims on the two days of a custom period: the period leaves them out, and the list says so (spec 001 §5). Pure. */
import type { IsoDate } from '../../../lib/date.ts';
import type { RangeChoice } from '../../../ui/date-range.rules.ts';
import { rangeWith } from '../../../ui/range-edges.rules.ts';
import { filterClaims, placesLeft, type Filters } from './claims-filter.rules.ts';
import type { ClaimIndex } from './claims-index.rules.ts';

export interface EdgeClaims {
  count: number;
  /** The days of these claims, one or two, in order. */
  days: readonly IsoDate[];
  /** The period that includes them; null where none can: dates start two years ago at the earliest. */
  include: RangeChoice | null;
}

interface LoadedPeriod {
  /** Claims on the two days of the period. */
  atEdges: ClaimIndex;
  period: RangeChoice;
  /** Calendar date in the brand's zone. */
  day: IsoDate;
}

/** What a custom period leaves out at its edges of the claims that the filters leave; null where that is nothing. */
export function edgeClaimsOf({ atEdges, period, day }: LoadedPeriod, filters: Filters): EdgeClaims | null {
  if (period.option !== 'custom' || atEdges.claims.length === 0) return null;
  const places = placesLeft(atEdges, filterClaims(atEdges, filters), 'oldest');
  const dates = Array.from(places, (place) => atEdges.claims[place]?.serviceDate ?? '');
  const days = [...new Set(dates)];
  if (days.length === 0) return null;
  return { count: dates.length, days, include: rangeWith(days, period, day) };
}
