/** Starts a simulation (spec 000 §7 'csrproxy'). */
import { send } from '../../lib/http.ts';
import { startCsrProxy, type Simulation } from './simulation.schema.ts';

/**
 * @param trusted value of the single-sign-on cookie; '' if there is none, which the service rejects
 * @throws ServiceError
 */
export const requestSimulation = (logonId: string, storeId: number, trusted: string): Promise<Simulation> =>
  send(startCsrProxy, {
    params: { storeID: String(storeId), logonID: logonId },
    headers: { ObSSOCookie: trusted },
  });
