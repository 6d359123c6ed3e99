import { send } from '../../lib/http/http.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { mtmCapabilityInfo } from './medication-therapy.schema.ts';
import { medicationTherapyId } from './prescriptions.rules.ts';

/** Name of the visited program in the request. The value is not in the spec. */
const CAPABILITY = 'MEDICATION-REVIEW';

/** If the call fails, the request wrapper only logs it (spec 001 §8 'MTM persist failure'). */
export async function recordTherapyVisit(ecId: string, groupNumber: string): Promise<void> {
  try {
    const capabilityPayload = { capability: CAPABILITY, groupNumber };
    await send(mtmCapabilityInfo, { payload: { capabilityPayload, mtmId: medicationTherapyId(ecId) } });
  } catch (error) {
    failureOf(error);
  }
}
