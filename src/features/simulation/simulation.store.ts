/** State of 'Sign in for a member' (spec 000 §6, §8). */
import type { Failure } from '../../lib/failure.ts';
import { failureOf } from '../../lib/remote.ts';
import { singleSignOnToken, writeSimulationCookie } from '../../session/storage/session-cookies.ts';
import { memberAtom } from '../../session/member-data.store.ts';
import { $session } from '../../session/session.store.ts';
import { openSimulation } from '../../session/simulation/open-simulation.ts';
import { watchSimulation } from '../../session/simulation/watch-simulation.ts';
import { nameOf, simulatedRecord } from './simulation.rules.ts';
import type { Simulation } from './simulation.schema.ts';
import { requestSimulation } from './simulation.service.ts';

export type SimulationState =
  | { state: 'idle' }
  | { state: 'busy' }
  | { state: 'opened'; name: string }
  /** The browser blocked the window; a click on a button opens it. */
  | { state: 'blocked'; simulation: Simulation; storeId: number }
  | { state: 'unknown' }
  | { state: 'refused'; failure: Failure };

const IDLE: SimulationState = { state: 'idle' };

export const $simulation = memberAtom<SimulationState>(IDLE);

export const resetSimulation = (): void => $simulation.set(IDLE);

const MS_PER_SECOND = 1000;

function staffName(): string {
  const session = $session.get();
  return session.state === 'signed-in' ? `${session.user.firstName} ${session.user.lastName}`.trim() : '';
}

export function openWindow(simulation: Simulation, storeId: number): void {
  const opened = openSimulation({
    member: simulatedRecord(simulation, storeId),
    token: simulation.token,
    endsAt: Date.now() + simulation.lifetimeSeconds * MS_PER_SECOND,
    openedBy: staffName(),
  });
  if (opened) {
    writeSimulationCookie();
    watchSimulation(opened, simulation.token);
  }
  $simulation.set(
    opened ? { state: 'opened', name: nameOf(simulation) } : { state: 'blocked', simulation, storeId },
  );
}

const NOT_FOUND = 404;

/** What the staff typed. The member can read the reason. */
export interface SimulationRequest {
  logonId: string;
  reason: string;
}

export async function simulate(asked: SimulationRequest, storeId: number): Promise<void> {
  if ($simulation.get().state === 'busy') return;
  $simulation.set({ state: 'busy' });
  try {
    openWindow(await requestSimulation(asked, storeId, singleSignOnToken() ?? ''), storeId);
  } catch (error) {
    const failure = failureOf(error);
    $simulation.set(failure.status === NOT_FOUND ? { state: 'unknown' } : { state: 'refused', failure });
  }
}
