/** The medication therapy call (spec 001 §7). */
import { send } from '../../lib/http.ts';
import { mtmCapabilityInfo, type CapabilityPayload } from './medication-therapy.schema.ts';

/** Records that the member goes to the medication therapy vendor. @throws ServiceError */
export const saveTherapyVisit = async (payload: CapabilityPayload): Promise<void> => {
  await send(mtmCapabilityInfo, { payload });
};
