/** Starts the producer site. The session starts after hydration, because the prerendered page shows what signed-out users see. */
import { atom } from 'nanostores';
import { resumeSession } from '../../session/session.store.ts';
import { watchAfterReload } from '../../session/simulation/watch-simulation.ts';

export const $deskStarted = atom(false);

export function startDesk(): void {
  resumeSession();
  watchAfterReload();
  $deskStarted.set(true);
}
