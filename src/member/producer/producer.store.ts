/** Starts the producer site. Hydrates before the session starts, because the prerendered page is signed out. */
import { atom } from 'nanostores';
import { resumeSession } from '../../session/session.store.ts';
import { watchAfterReload } from '../../session/simulation/watch-simulation.ts';

export const $deskStarted = atom(false);

export function startDesk(): void {
  resumeSession();
  watchAfterReload();
  $deskStarted.set(true);
}
