/** The claims list: what was loaded, what of it is shown, and what the member did with it. */
import { atom, computed } from 'nanostores';
import { raiseFlag, type AnalyticsFlag } from '../../../lib/analytics.ts';
import { today as todayIn, type IsoDate } from '../../../lib/date.ts';
import { remote } from '../../../lib/remote.ts';
import { whenSignedOut } from '../../../session/session.store.ts';
import { edgesOf, isBetween, isSamePeriod, spanOf, type RangeChoice } from '../../../ui/date-range.rules.ts';
import { isOnEdge } from '../../../ui/range-edges.rules.ts';
import { DEFAULT_PAGE_SIZE, nearestPage, pageCount, pageOf, type PageSize } from '../../../ui/pager.rules.ts';
import { edgeClaimsOf } from './claims-edges.rules.ts';
import { filterClaims, NO_FILTERS, placesLeft, toggled } from './claims-filter.rules.ts';
import { indexClaims, type ClaimIndex, type Facet, type ListContext } from './claims-index.rules.ts';
import type { ListView } from './claims-list.schema.ts';
import type { SortName } from './claims-sort.rules.ts';
import type { Claim } from '../claims.schema.ts';
import { fetchRecentClaims } from '../claims.service.ts';
import { keepView, keptView } from './kept-view.ts';

/** Twelve months, everything, newest first (spec 001 §2, §9). */
const FIRST_VIEW: ListView = {
  period: { option: 'twelveMonths' },
  filters: NO_FILTERS,
  sort: 'newest',
  page: 1,
  pageSize: DEFAULT_PAGE_SIZE,
  open: [],
};

interface ClaimList {
  index: ClaimIndex;
  /** Claims on the two days of a custom period, which leaves them out (spec 001 §5). */
  atEdges: ClaimIndex;
  /** What was asked for, and on which day. */
  period: RangeChoice;
  day: IsoDate;
  /** Claims of the answer that could not be read: on which day and in what state they are is not known. */
  leftOut: number;
  /** The spending vendor's word (spec 001 §4): without it payments may be missing. */
  vendorOkay: boolean;
}

const list = remote<ClaimList>();
export const $claimList = list.$value;
export const $listView = atom<ListView>(FIRST_VIEW);
export const leaveClaimList = list.leave;

whenSignedOut(() => {
  list.clear();
  $listView.set(FIRST_VIEW);
});

const $filters = computed($listView, ({ filters }) => filters);
const $sort = computed($listView, ({ sort }) => sort);
const $filtered = computed([$claimList, $filters], (loaded, filters) =>
  loaded.state === 'ready' ? filterClaims(loaded.value.index, filters) : null,
);
const $left = computed([$claimList, $filtered, $sort], (loaded, filtered, sort) => {
  if (loaded.state !== 'ready' || !filtered) return null;
  const { index } = loaded.value;
  return { claims: index.claims, places: placesLeft(index, filtered, sort) };
});

const claimsAt = (claims: readonly Claim[], places: Iterable<number>): Claim[] =>
  Array.from(places, (place) => claims[place]).filter((claim) => claim !== undefined);

/** Every claim that the filters leave, in order, for downloads; empty while there is none. */
export function shownClaims(): readonly Claim[] {
  const left = $left.get();
  return left ? claimsAt(left.claims, left.places) : [];
}

/** The claims that the filters leave on the days of a custom period, and the period that includes them; null without any. */
export const $edgeClaims = computed([$claimList, $filters], (loaded, filters) =>
  loaded.state === 'ready' ? edgeClaimsOf(loaded.value, filters) : null,
);

/** The page that is shown, and what can be chosen; null while the claims are not there. */
export const $listPage = computed([$filtered, $left, $listView], (filtered, left, view) => {
  if (!filtered || !left) return null;
  const { total, choices } = filtered;
  const pages = pageCount(total, view.pageSize);
  const page = nearestPage(view.page, pages);
  const rows = claimsAt(left.claims, pageOf(left.places, page, view.pageSize));
  const open = view.open === 'first' ? rows.slice(0, 1).map(({ number }) => number) : view.open;
  return { rows, open, page, pages, total, choices };
});

function change(changes: Partial<ListView>): void {
  const next = { ...$listView.get(), ...changes };
  $listView.set(next);
  keepView(next);
}

/** The member changed the list. */
function did(flag: AnalyticsFlag, changes: Partial<ListView>): void {
  change(changes);
  raiseFlag(flag);
}

/** Loads the claims of the period that is chosen. @param timeZone the brand's, for what counts as today */
export function loadClaimList(context: ListContext, timeZone: string): Promise<void> {
  const day = todayIn(timeZone);
  const { period } = $listView.get();
  const edges = edgesOf(period, day);
  return list.load(async (signal) => {
    const { claims, leftOut, vendorOkay } = await fetchRecentClaims(spanOf(period, day), signal);
    const between = claims.filter(({ serviceDate }) => isBetween(serviceDate, edges));
    const at = claims.filter(({ serviceDate }) => isOnEdge(serviceDate, period));
    return {
      index: indexClaims(between, context),
      atEdges: indexClaims(at, context),
      leftOut,
      period,
      day,
      vendorOkay,
    };
  });
}

/** The view opens: as it was left, with what was loaded then where that still stands. */
export function openClaimList(context: ListContext, timeZone: string): void {
  $listView.set(keptView() ?? FIRST_VIEW);
  const loaded = $claimList.get();
  const { period } = $listView.get();
  const stands =
    loaded.state === 'ready' &&
    loaded.value.day === todayIn(timeZone) &&
    isSamePeriod(loaded.value.period, period);
  if (!stands) void loadClaimList(context, timeZone);
}

/** Loads the claims of another period. The filters stay, the first row opens (spec 001 §2). */
export function choosePeriod(period: RangeChoice, context: ListContext, timeZone: string): Promise<void> {
  did('claims-period', { period, page: 1, open: 'first' });
  return loadClaimList(context, timeZone);
}

export const toggleFilter = (facet: Facet, option: string): void =>
  did('claims-filtered', {
    filters: toggled($listView.get().filters, facet, option),
    page: 1,
    open: 'first',
  });

export const clearFilters = (): void =>
  did('claims-filtered', { filters: NO_FILTERS, page: 1, open: 'first' });

export const sortClaims = (sort: SortName): void => did('claims-sorted', { sort, page: 1, open: [] });

export const goToPage = (page: number): void => did('claims-paged', { page, open: [] });

export const resizePage = (pageSize: PageSize): void => did('claims-paged', { pageSize, page: 1, open: [] });

/** Opens a row, or closes it. */
export function toggleRow(number: string): void {
  const open = $listPage.get()?.open ?? [];
  change({ open: open.includes(number) ? open.filter((one) => one !== number) : [...open, number] });
}
