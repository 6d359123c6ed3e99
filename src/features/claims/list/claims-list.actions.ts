import { isSamePeriod, presetAfter, type RangeChoice } from '../../../ui/filter/date-range.rules.ts';
import { focusReloadedResult, headingId, listActions } from '../../../ui/list/list-actions.ts';
import { LIST_ID, type ListContext } from './claims-list.rules.ts';
import { $edgeClaims, choosePeriod, claimsList } from './claims-list.store.ts';
import { edgeText } from './claims-list.format.ts';

function edgeNote(): string {
  const [loaded, edgeClaims] = [claimsList.$loaded.get(), $edgeClaims.get()];
  return loaded.state === 'ready' && edgeClaims ? edgeText(edgeClaims, loaded.value.day) : '';
}

export const claimsListActions = listActions(LIST_ID, claimsList, edgeNote);

export async function changePeriod(period: RangeChoice, context: ListContext): Promise<void> {
  const isLoading = claimsList.$loaded.get().state === 'loading';
  // A second Enter must not request the period again.
  if (isLoading && isSamePeriod(period, claimsList.$state.get().period)) return;
  await choosePeriod(period, context);
  claimsListActions.showResult();
}

/**
 * Changes the period when a button inside the list is pressed. Then moves focus to the heading, because loading
 * replaces the list and the button.
 */
export async function changePeriodInList(period: RangeChoice, context: ListContext): Promise<void> {
  await changePeriod(period, context);
  focusReloadedResult(LIST_ID);
}

/** Searches the last twelve months for a single claim, without filters, and moves focus to the count. */
export function findInList(number: string, context: ListContext): void {
  claimsList.clearFilters();
  claimsList.searchThisVisit(number);
  const { period } = claimsList.$state.get();
  if (period.option !== 'twelveMonths') void changePeriodInList(presetAfter('twelveMonths', period), context);
  else claimsListActions.showResult();
  document.querySelector<HTMLElement>(`#${headingId(LIST_ID)}`)?.focus();
}
