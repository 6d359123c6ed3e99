/** The claims list as it was left in this tab (spec 001 §3 'Saved view state'). */
import { readViewState, saveViewState } from '../../../routing/view-state.ts';
import { whenSignedOut } from '../../../session/session.store.ts';
import { isListView, type ListView } from './claims-list.schema.ts';

/** Under this name the list is kept: its route. */
const ROUTE = 'claims/claimsAndPayments';

/** What is not written yet: storage takes its time, and a press is answered first. */
let waiting: ListView | null = null;

function write(): void {
  if (waiting) saveViewState(ROUTE, waiting);
  waiting = null;
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', write);
whenSignedOut(() => {
  waiting = null;
});

/** Null where the list was not opened lately, or by somebody else. */
export function keptView(): ListView | null {
  write();
  return readViewState(ROUTE, isListView);
}

/** Keeps the view: once the browser has painted what changed, and before the page is left. */
export function keepView(view: ListView): void {
  if (!waiting) requestAnimationFrame(() => setTimeout(write));
  waiting = view;
}

/** Whether the list stands refined: another period than twelve months, or any filter (spec 001 §8 'with refine options'). */
export function isKeptRefined(): boolean {
  const kept = keptView();
  if (!kept) return false;
  return (
    kept.period.option !== 'twelveMonths' || Object.values(kept.filters).some((chosen) => chosen.length > 0)
  );
}
