import { numberInKey } from '../../../profile/payments/claim-key.rules.ts';
import { presetAfter } from '../../../ui/filter/date-range.rules.ts';
import { noFilters } from '../../../ui/list/facets.rules.ts';
import { FROM_FIRST_PAGE } from '../../../ui/list/list-state.rules.ts';
import { requestAppeal } from '../appeal/requested-appeal.ts';
import { FACET_NAMES } from './claims-list.schema.ts';
import { claimsList } from './claims-list.store.ts';

/**
 * Makes the list show a claim of the last twelve months, with its detail open. Call this before the list opens.
 * @param key the claim's `claimKey`
 * @param part what to scroll to once the claim's detail has loaded
 */
export function showClaim(key: string, part: 'appeal' | null): void {
  claimsList.restore();
  const period = presetAfter('twelveMonths', claimsList.$state.get().period);
  claimsList.changeAndTrack('claims-filtered', {
    period,
    filters: noFilters(FACET_NAMES),
    ...FROM_FIRST_PAGE,
  });
  claimsList.searchThisVisit(numberInKey(key));
  claimsList.toggleRow(key);
  if (part === 'appeal') requestAppeal(key);
}
