import { send } from '../../lib/http.ts';
import { mtmCapabilityInfo, type CapabilityPayload } from './medication-therapy.schema.ts';

export const saveTherapyVisit = async (payload: CapabilityPayload): Promise<void> => {
  await send(mtmCapabilityInfo, { payload });
};
