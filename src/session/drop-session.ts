/** Forgets this tab's session without asking the service: it belongs to canned answers, or comes from true ones. */
import { tell } from './session-tab.ts';

/** @returns whether there was one; the page then loads anew */
export function dropSession(): boolean {
  const had = document.documentElement.dataset['session'] !== 'out';
  tell({ type: 'dropped' });
  if (had) window.location.reload();
  return had;
}
