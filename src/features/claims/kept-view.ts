/** The claims list as it was left in this tab (spec 001 §3 'Saved view state'). */
import { readViewState, saveViewState } from '../../routing/view-state.ts';
import { isListView, type ListView } from './claims-list.schema.ts';

/** Under this name the list is kept: its route. */
const ROUTE = 'claims/claimsAndPayments';

/** Null where the list was not opened lately, or by somebody else. */
export const keptView = (): ListView | null => readViewState(ROUTE, isListView);

export const keepView = (view: ListView): void => saveViewState(ROUTE, view);

/** Whether the list stands refined: another period than twelve months, or any filter (spec 001 §8 'with refine options'). */
export function isKeptRefined(): boolean {
  const kept = keptView();
  if (!kept) return false;
  return (
    kept.period.option !== 'twelveMonths' || Object.values(kept.filters).some((chosen) => chosen.length > 0)
  );
}
