/** The claims list as the member left it in this browser tab (spec 001 §3 'Saved view state'). */
import { readViewState, saveViewState } from '../../../routing/view-state.ts';
import { whenSignedOut } from '../../../session/session.store.ts';
import { saveLater } from '../../../ui/list/save-later.ts';
import { isClaimsListState, type ClaimsListState } from './claims-list.schema.ts';
import { CLAIMS_LIST } from './saved-filters.ts';

const writer = saveLater<ClaimsListState>((state) => saveViewState(CLAIMS_LIST, state));
whenSignedOut(writer.cancel);

export const savedList = {
  /** Null if the list was not opened in the last 60 minutes, or by another member. */
  read(): ClaimsListState | null {
    writer.flush();
    return readViewState(CLAIMS_LIST, isClaimsListState);
  },
  save: writer.save,
};
