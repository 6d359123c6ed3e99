/** What the Prescriptions page does besides showing. */
import { failureOf } from '../../lib/remote.ts';
import { medicationTherapyId } from './prescriptions.rules.ts';
import { saveTherapyVisit } from './prescriptions.service.ts';

/** What of the program the member opens. Chosen here: the spec shows no capability. */
const CAPABILITY = 'MEDICATION-REVIEW';

/**
 * Tells the service that the member goes to the medication-therapy program. A failure is only logged (spec
 * 001 §8 'MTM persist failure'), which the request wrapper has done: the member goes all the same.
 */
export async function keepTherapyVisit(ecId: string, groupNumber: string): Promise<void> {
  try {
    await saveTherapyVisit({
      capabilityPayload: { capability: CAPABILITY, groupNumber },
      mtmId: medicationTherapyId(ecId),
    });
  } catch (error) {
    failureOf(error);
  }
}
