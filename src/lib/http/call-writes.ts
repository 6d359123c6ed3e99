/** Decides which calls change something at a service. Pure; the sandbox applies the same rules. */
import type { CallShape } from './call.schema.ts';

export const isRead = ({ method, read, writes }: Pick<CallShape, 'method' | 'read' | 'writes'>): boolean =>
  (method === 'get' && !writes) || read === true;

/** The business code of a write that staff attempted while they see the portal as a member. Chosen here. */
export const READ_ONLY_CODE = 'SIMULATION-READ-ONLY';

const CARRIES_NO_SESSION: readonly CallShape['access'][] = ['basic', 'client'];

/** Staff who see the portal as a member may read, and end their session (spec 000 §6; decisions/staff#a-simulation-changes-nothing). */
export const isBarredInSimulation = (
  call: Pick<CallShape, 'method' | 'read' | 'writes' | 'access' | 'inSimulation'>,
): boolean => !isRead(call) && call.inSimulation !== 'allowed' && !CARRIES_NO_SESSION.includes(call.access);
