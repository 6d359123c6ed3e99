/** Opens the window in which staff see the portal as a member (decisions/staff#a-simulation-has-its-own-window). */
import { writeSimulationCookie } from '../../session/storage/session-cookies.ts';
import { $session } from '../../session/session.store.ts';
import { openSimulation } from '../../session/simulation/open-simulation.ts';
import { endToken, watchSimulation } from '../../session/simulation/watch-simulation.ts';
import { simulatedRecord } from './simulation.rules.ts';
import type { Simulation } from './simulation.schema.ts';

const MS_PER_SECOND = 1000;

export function staffName(): string {
  const session = $session.get();
  return session.state === 'signed-in' ? `${session.user.firstName} ${session.user.lastName}`.trim() : '';
}

/** @param openedBy text for the window's badge @returns false if the browser blocked the window */
export function openMemberWindow(simulation: Simulation, storeId: number, openedBy: string): boolean {
  const opened = openSimulation({
    member: simulatedRecord(simulation, storeId),
    token: simulation.token,
    endsAt: Date.now() + simulation.lifetimeSeconds * MS_PER_SECOND,
    openedBy,
  });
  if (!opened) return false;
  writeSimulationCookie();
  watchSimulation(opened, simulation.token);
  return true;
}

/** Ends a simulation whose window the browser blocked. Call this when the window will not be opened anymore. */
export function endBlocked(status: { state: string; simulation?: Simulation }): void {
  if (status.simulation) endToken(status.simulation.token);
}
