/** Accepting or declining an HSA's terms (spec 001 §4 'hsaTC', §7 'HSA terms'; decision 216). */
import type { Failure } from '../../lib/failure.ts';
import { failureOf } from '../../lib/remote.ts';
import { changeProfile } from '../../profile/profile.store.ts';
import { memberAtom } from '../../session/member-data.store.ts';
import { isSimulation } from '../../session/simulation/is-simulation.ts';
import { saveHsaTerms } from './hsa.service.ts';

/** `declined`: in this session; the service has no other code for it than for terms that were never asked. */
export type TermsState =
  | { state: 'asked' | 'declined' }
  | { state: 'busy'; accepts: boolean }
  | { state: 'failed'; accepts: boolean; failure: Failure };

export const $terms = memberAtom<TermsState>({ state: 'asked' });

export const askTermsAgain = (): void => $terms.set({ state: 'asked' });

/**
 * Saves the member's answer; the profile of the session follows. Does nothing while busy, and in a simulation.
 * @param leave called when the answer is saved, before the pressed button goes
 * @returns whether it was saved
 */
export async function answerTerms(bvUserId: string, accepts: boolean, leave: () => void): Promise<boolean> {
  if ($terms.get().state === 'busy' || isSimulation()) return false;
  $terms.set({ state: 'busy', accepts });
  try {
    const accepted = await saveHsaTerms(accepts);
    leave();
    $terms.set({ state: accepted ? 'asked' : 'declined' });
    changeProfile(bvUserId, { mhsTermsConditionsCode: accepted ? 'Y' : 'N' });
    return accepted === accepts;
  } catch (error) {
    $terms.set({ state: 'failed', accepts, failure: failureOf(error) });
    return false;
  }
}
