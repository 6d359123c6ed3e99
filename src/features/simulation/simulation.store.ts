/** State of 'Sign in for a member' (spec 000 §6, §8). */
import type { Failure } from '../../lib/remote/failure.ts';
import { send } from '../../lib/http/http.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { singleSignOnToken } from '../../session/storage/session-cookies.ts';
import { memberAtom } from '../../session/member-data.store.ts';
import { endBlocked, openMemberWindow, staffName } from './member-window.store.ts';
import { nameOf } from './simulation.rules.ts';
import { startCsrProxy, type Simulation } from './simulation.schema.ts';

export type SimulationState =
  | { state: 'idle' }
  | { state: 'opened'; name: string }
  /** The browser blocked the window. The user must click a button to open it. */
  | { state: 'blocked'; simulation: Simulation; storeId: number }
  | { state: 'refused'; failure: Failure };

const IDLE: SimulationState = { state: 'idle' };

export const $simulation = memberAtom<SimulationState>(IDLE);

export function resetSimulation(): void {
  endBlocked($simulation.get());
  $simulation.set(IDLE);
}

export function openWindow(simulation: Simulation, storeId: number): void {
  const isOpen = openMemberWindow(simulation, storeId, staffName());
  $simulation.set(
    isOpen ? { state: 'opened', name: nameOf(simulation) } : { state: 'blocked', simulation, storeId },
  );
}

const NOT_FOUND = 404;

/** The logon id and the reason that the staff member typed. Members can read the reason. */
export interface SimulationRequest {
  logonId: string;
  reason: string;
}

/** Starts a simulation and opens its window. @returns true if the service does not know the user */
export async function simulate({ logonId, reason }: SimulationRequest, storeId: number): Promise<boolean> {
  resetSimulation();
  try {
    const simulation = await send(startCsrProxy, {
      params: { storeID: String(storeId), logonID: logonId },
      headers: { ObSSOCookie: singleSignOnToken() ?? '' }, // the service requires this header
      payload: { reason },
    });
    openWindow(simulation, storeId);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.status === NOT_FOUND) return true;
    $simulation.set({ state: 'refused', failure });
  }
  return false;
}
