import { failureOf } from '../../lib/remote.ts';
import { medicationTherapyId } from './prescriptions.rules.ts';
import { saveTherapyVisit } from './prescriptions.service.ts';

/** Chosen here: the specification shows no capability. */
const CAPABILITY = 'MEDICATION-REVIEW';

/** A failure is only logged, by the request wrapper (spec 001 §8 'MTM persist failure'). */
export async function recordTherapyVisit(ecId: string, groupNumber: string): Promise<void> {
  try {
    await saveTherapyVisit({
      capabilityPayload: { capability: CAPABILITY, groupNumber },
      mtmId: medicationTherapyId(ecId),
    });
  } catch (error) {
    failureOf(error);
  }
}
