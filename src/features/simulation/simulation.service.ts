import { send } from '../../lib/http.ts';
import { startCsrProxy, type Simulation } from './simulation.schema.ts';

/** The trimmed request. @param trusted the single-sign-on cookie; without it ('') the service refuses @throws ServiceError */
export const requestSimulation = (
  { logonId, reason }: { logonId: string; reason: string },
  storeId: number,
  trusted: string,
): Promise<Simulation> =>
  send(startCsrProxy, {
    params: { storeID: String(storeId), logonID: logonId },
    headers: { ObSSOCookie: trusted },
    payload: { reason },
  });
