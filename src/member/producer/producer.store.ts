/** Starts the producer site: the prerendered page is signed out, so hydration comes before the session. */
import { atom } from 'nanostores';
import { resumeSession } from '../../session/session.store.ts';
import { watchAfterReload } from '../../session/simulation/watch-simulation.ts';

export const $deskStarted = atom(false);

export function startDesk(): void {
  resumeSession();
  watchAfterReload();
  $deskStarted.set(true);
}
