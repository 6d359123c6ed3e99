import { send } from '../../lib/http.ts';
import { startCsrProxy, type Simulation } from './simulation.schema.ts';

/** @param trusted the single-sign-on cookie; without it ('') the service refuses @throws ServiceError */
export const requestSimulation = (logonId: string, storeId: number, trusted: string): Promise<Simulation> =>
  send(startCsrProxy, {
    params: { storeID: String(storeId), logonID: logonId },
    headers: { ObSSOCookie: trusted },
  });
