/** Decides which calls change something at a service. Pure. The sandbox applies the same rules. */
import type { CallShape } from './call.schema.ts';

export const isRead = ({ method, read, writes }: Pick<CallShape, 'method' | 'read' | 'writes'>): boolean =>
  (method === 'get' && !writes) || read === true;

/** Business code of the error if staff attempt a write during a simulation. Not in the spec. */
export const READ_ONLY_CODE = 'SIMULATION-READ-ONLY';

const CARRIES_NO_SESSION: readonly CallShape['access'][] = ['basic', 'client'];

/** Whether a simulation forbids a call. Allowed: reads, `inSimulation` calls, sign-in and token calls (spec 000 §6). */
export const isBarredInSimulation = (
  call: Pick<CallShape, 'method' | 'read' | 'writes' | 'access' | 'inSimulation'>,
): boolean => !isRead(call) && call.inSimulation !== 'allowed' && !CARRIES_NO_SESSION.includes(call.access);
