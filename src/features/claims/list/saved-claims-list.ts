/** The claims list as the member left it in this browser tab (spec 001 §3 'Saved view state'). */
import { readViewState, saveViewState } from '../../../routing/view-state.ts';
import { whenSignedOut } from '../../../session/session.store.ts';
import { saveLater } from '../../../ui/list/save-later.ts';
import { isClaimsListState, type ClaimsListState } from './claims-list.schema.ts';

const ROUTE = 'claims/claimsAndPayments';

const writer = saveLater<ClaimsListState>((state) => saveViewState(ROUTE, state));
whenSignedOut(writer.cancel);

export const savedList = {
  /** Null if the list was not opened in the last 60 minutes, or by another member. */
  read(): ClaimsListState | null {
    writer.flush();
    return readViewState(ROUTE, isClaimsListState);
  },
  save: writer.save,
};

/** Whether the list has a filter, or another period than twelve months (spec 001 §8 'with refine options'). */
export function hasSavedFilters(): boolean {
  const saved = savedList.read();
  if (!saved) return false;
  const { period, filters } = saved;
  return period.option !== 'twelveMonths' || Object.values(filters).some((chosen) => chosen.length > 0);
}
