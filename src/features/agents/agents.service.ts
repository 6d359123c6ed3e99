/** Calls of agents and staff (spec 000 §7). */
import { send } from '../../lib/http.ts';
import {
  getddTokenByRegion,
  updateAgencyPreference,
  type AgencyPreference,
  type DataDomain,
} from './agents.schema.ts';

/** The data-dictionary token of a region; a failure opens the critical-call modal. @throws ServiceError */
export const fetchDataDomain = (region: string): Promise<DataDomain> =>
  send(getddTokenByRegion, { query: { region } });

/** Saves agency and region for the next sign-in. @throws ServiceError */
export const savePreference = async (preference: AgencyPreference): Promise<void> =>
  void (await send(updateAgencyPreference, { payload: preference }));
