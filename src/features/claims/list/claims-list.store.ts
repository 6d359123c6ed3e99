/** The claims list: the claims of a period, with the member's filters, sort order and page. */
import { computed } from 'nanostores';
import { brandToday } from '../../../lib/date/brand-day.ts';
import type { IsoDate } from '../../../lib/date/date.ts';
import { readViewState, saveViewState } from '../../../routing/view-state.ts';
import { whenSignedOut } from '../../../session/session.store.ts';
import {
  edgesOf,
  isBetween,
  isSamePeriod,
  spanOf,
  type RangeChoice,
} from '../../../ui/filter/date-range.rules.ts';
import { noFilters } from '../../../ui/list/facets.rules.ts';
import { indexRows, type ListIndex } from '../../../ui/list/list-index.rules.ts';
import { FROM_FIRST_ROW } from '../../../ui/list/list-state.rules.ts';
import { listStore } from '../../../ui/list/list.store.ts';
import { deferSave } from '../../../ui/list/deferred-writer.ts';
import { DEFAULT_PAGE_SIZE } from '../../../ui/list/pager.rules.ts';
import { isOnEdge } from '../../../ui/filter/range-edges.rules.ts';
import type { Claim } from '../claims.schema.ts';
import { fetchRecentClaims } from '../claims.store.ts';
import { edgeClaimsOf } from './claims-edges.rules.ts';
import { missingOf } from '../claims.rules.ts';
import { claimsListOf, type ListContext } from './claims-list.rules.ts';
import { FACET_NAMES, isClaimsListState, type ClaimsListState } from './claims-list.schema.ts';
import { CLAIMS_LIST } from './persisted-filters.ts';

interface LoadedClaims {
  index: ListIndex<Claim>;
  /** Claims on the start and end dates of a custom period, which excludes both dates (spec 001 §5). */
  atEdges: ListIndex<Claim>;
  /** The requested period, and the date of the request. */
  period: RangeChoice;
  day: IsoDate;
  /** Number of malformed claims in the response, whose dates and states are unknown. */
  skipped: number;
  /** Number of missing claims: malformed ones, and those that the service counted but did not send. */
  missing: number;
  /** False if the spending vendor did not respond; payments may then be missing (spec 001 §4). */
  spendingDataComplete: boolean;
}

const saving = deferSave<ClaimsListState>((state) => saveViewState(CLAIMS_LIST, state));
whenSignedOut(saving.cancel);

export const claimsList = listStore<Claim, ClaimsListState, LoadedClaims>({
  // At first, the list shows twelve months without filters, newest first (spec 001 §2, §9).
  initial: {
    period: { option: 'twelveMonths' },
    filters: noFilters(FACET_NAMES),
    sort: 'newest',
    page: 1,
    pageSize: DEFAULT_PAGE_SIZE,
    open: [],
  },
  // The state is persisted in this browser tab (spec 001 §3 'Saved view state').
  persisted: {
    /** Null if the persisted state is missing, invalid, older than 60 minutes, or another member's. */
    read() {
      saving.flush();
      return readViewState(CLAIMS_LIST, isClaimsListState);
    },
    save: saving.save,
  },
  flags: { filtered: 'claims-filtered', sorted: 'claims-sorted', paged: 'claims-paged' },
  whenSignedOut,
});

/** The claims that a custom period excludes, and the period that would include them; null if there are none. */
export const $edgeClaims = computed(
  [claimsList.$loaded, claimsList.$filters, claimsList.$search],
  (loaded, filters, search) =>
    loaded.state === 'ready' ? edgeClaimsOf(loaded.value, filters, search) : null,
);

export function loadClaimList(context: ListContext): Promise<void> {
  const day = brandToday();
  const { period } = claimsList.$state.get();
  const edges = edgesOf(period, day);
  const definition = claimsListOf(context);
  return claimsList.load(async (signal) => {
    const summary = await fetchRecentClaims(spanOf(period, day), signal);
    const { claims, skipped, spendingDataComplete } = summary;
    const between = claims.filter(({ serviceDate }) => isBetween(serviceDate, edges));
    const onEdges = claims.filter(({ serviceDate }) => isOnEdge(serviceDate, period));
    return {
      index: indexRows(between, definition),
      atEdges: indexRows(onEdges, definition),
      skipped,
      missing: missingOf(summary),
      period,
      day,
      spendingDataComplete,
    };
  });
}

/** Restores the list as the member left it. Reuses the loaded claims if they are from today and of the same period. */
export function openClaimList(context: ListContext): void {
  claimsList.restore();
  const loaded = claimsList.$loaded.get();
  const { period } = claimsList.$state.get();
  const isCurrent =
    loaded.state === 'ready' &&
    loaded.value.day === brandToday() &&
    isSamePeriod(loaded.value.period, period);
  if (!isCurrent) void loadClaimList(context);
}

/** Loads another period. The filters do not change. */
export function choosePeriod(period: RangeChoice, context: ListContext): Promise<void> {
  claimsList.changeAndTrack('claims-period', { period, ...FROM_FIRST_ROW });
  return loadClaimList(context);
}
