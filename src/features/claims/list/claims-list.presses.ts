/**
 * The presses that change which claims are shown or in which order. Each brings the result into view and has it read out
 * (WCAG 4.1.3); docs/decisions/081.
 */
import { announce } from '../../../ui/announce.ts';
import type { RangeChoice } from '../../../ui/date-range.rules.ts';
import type { Facet, ListContext } from './claims-index.rules.ts';
import {
  $claimList,
  $edgeClaims,
  $listPage,
  choosePeriod,
  clearFilters,
  sortClaims,
  toggleFilter,
} from './claims-list.store.ts';
import { t } from './claims-list.text.ts';
import { edgeText, resultText } from './claims-list.words.ts';
import { CLAIM_SORTS, type SortName } from './claims-sort.rules.ts';

/** Id of the heading with the count, over the claims. */
export const RESULTS_ID = 'claims-list-heading';

/** Scrolls no further than it takes: what was pressed stays in view where there is room for both. */
const bringIntoView = (): void =>
  void requestAnimationFrame(() =>
    document.querySelector(`#${RESULTS_ID}`)?.scrollIntoView({ block: 'nearest' }),
  );

/** Says nothing of a list that failed, and no count where no claim is left: these have an alert of their own. */
function showResult(): void {
  const [loaded, list] = [$claimList.get(), $listPage.get()];
  if (loaded.state !== 'ready' || !list) return;
  const { index, day } = loaded.value;
  const all = index.claims.length;
  const atEdges = $edgeClaims.get();
  const said = [
    list.total === 0 && all > 0 ? '' : resultText({ ...list, all }),
    atEdges ? edgeText(atEdges, day) : '',
  ];
  announce(said.filter(Boolean).join(' '));
  bringIntoView();
}

export function pressFilter(facet: Facet, option: string): void {
  toggleFilter(facet, option);
  showResult();
}

export function pressClear(): void {
  clearFilters();
  showResult();
}

export async function pressPeriod(
  period: RangeChoice,
  context: ListContext,
  timeZone: string,
): Promise<void> {
  await choosePeriod(period, context, timeZone);
  showResult();
}

/**
 * A press in the list itself, which goes while the next one is loaded: reading goes on at the count of that one. A member
 * who went on meanwhile stays where they are.
 */
export async function pressPeriodInList(
  period: RangeChoice,
  context: ListContext,
  timeZone: string,
): Promise<void> {
  await pressPeriod(period, context, timeZone);
  requestAnimationFrame(() => {
    if (document.activeElement?.matches('h1, main, body') !== true) return;
    document.querySelector<HTMLElement>(`#${RESULTS_ID}`)?.focus({ preventScroll: true });
  });
}

export function pressSort(sort: SortName): void {
  sortClaims(sort);
  announce(t('sorted', { order: CLAIM_SORTS[sort].label() }));
}
