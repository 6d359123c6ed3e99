import { send } from '../../lib/http.ts';
import {
  getddTokenByRegion,
  updateAgencyPreference,
  type AgencyPreference,
  type DataDomain,
} from './agents.schema.ts';

/** A failure opens the critical-call modal. @throws ServiceError */
export const fetchDataDomain = (region: string): Promise<DataDomain> =>
  send(getddTokenByRegion, { query: { region } });

export const savePreference = async (preference: AgencyPreference): Promise<void> =>
  void (await send(updateAgencyPreference, { payload: preference }));
