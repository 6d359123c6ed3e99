import { send } from '../../lib/http.ts';
import { openClient, startCsrProxy, type OpenClientRequest, type Simulation } from './simulation.schema.ts';

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

/** @throws ServiceError */
export const requestClient = (asked: OpenClientRequest): Promise<Simulation> =>
  send(openClient, { payload: asked });
