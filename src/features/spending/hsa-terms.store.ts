/** Accepting or declining an HSA's terms (spec 001 §4 'hsaTC', §7 'HSA terms'; decision 216). */
import { failureOf } from '../../lib/remote.ts';
import { changeProfile } from '../../profile/profile.store.ts';
import { isSimulation } from '../../session/simulation/is-simulation.ts';
import { areTermsAccepted, saveHsaTerms } from './hsa.service.ts';
import { $terms } from './terms-state.store.ts';

export const askTermsAgain = (): void => $terms.set({ state: 'asked' });

const store = (bvUserId: string, accepted: boolean): void =>
  changeProfile(bvUserId, { mhsTermsConditionsCode: accepted ? 'Y' : 'N' });

/** The member may have accepted in another tab: then the prompt goes. A failure leaves the prompt as it is. */
export async function lookAtTerms(bvUserId: string): Promise<void> {
  try {
    if (await areTermsAccepted()) store(bvUserId, true);
  } catch (error) {
    failureOf(error); // the request wrapper has logged it
  }
}

/** A prompt that is older than an acceptance in another tab must not take it back. */
const save = async (accepts: boolean): Promise<boolean> =>
  (!accepts && (await areTermsAccepted())) || saveHsaTerms(accepts);

/**
 * Saves the member's answer; the profile of the session follows. Does nothing while busy, and in a simulation.
 * @param leave called when the answer is saved, before the pressed button goes
 * @returns whether the terms are accepted now
 */
export async function answerTerms(bvUserId: string, accepts: boolean, leave: () => void): Promise<boolean> {
  if ($terms.get().state === 'busy' || isSimulation()) return false;
  $terms.set({ state: 'busy', accepts });
  try {
    const accepted = await save(accepts);
    leave();
    $terms.set({ state: accepted ? 'asked' : 'declined' });
    store(bvUserId, accepted);
    return accepted;
  } catch (error) {
    $terms.set({ state: 'failed', accepts, failure: failureOf(error) });
    return false;
  }
}
