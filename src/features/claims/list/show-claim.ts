/** Leads to one claim in the list from another page. */
import { presetAfter } from '../../../ui/date-range.rules.ts';
import { noFilters } from '../../../ui/list/facets.rules.ts';
import { FROM_FIRST_PAGE } from '../../../ui/list/list-state.rules.ts';
import { wantAppeal } from '../appeal/wanted-appeal.ts';
import { FACET_NAMES } from './claims-list.schema.ts';
import { claimsList } from './claims-list.store.ts';

/**
 * Before the list opens: it then shows this claim of the last twelve months, open.
 * @param part what to scroll to once the claim's detail is there
 */
export function showClaim(number: string, part: 'appeal' | null): void {
  claimsList.restore();
  const period = presetAfter('twelveMonths', claimsList.$state.get().period);
  claimsList.changeAndTrack('claims-filtered', {
    period,
    filters: noFilters(FACET_NAMES),
    ...FROM_FIRST_PAGE,
  });
  claimsList.search(number);
  claimsList.toggleRow(number);
  if (part === 'appeal') wantAppeal(number);
}
