/** Starts the producer site: the baked page knows nobody, and must be taken over before somebody is shown. */
import { atom } from 'nanostores';
import { resumeSession } from '../session/session.store.ts';

/** Whether the page follows the session yet. */
export const $deskStarted = atom(false);

export function startDesk(): void {
  resumeSession();
  $deskStarted.set(true);
}
