/** Accepts or declines an HSA's terms (spec 001 §4 'hsaTC', §7 'HSA terms'; decisions/spending#terms-of-an-hsa). */
import type { ContentUser } from '../../../content/content-query.rules.ts';
import type { IsoDate } from '../../../lib/date/date.ts';
import { send } from '../../../lib/http/http.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
import { volatileMemberInfo } from '../../../profile/profile.schema.ts';
import { changeProfile } from '../../../profile/profile.store.ts';
import { isSimulation } from '../../../session/simulation/is-simulation.ts';
import { reloadTermsDocument } from './hsa-terms-document.store.ts';
import { hsaTermsAndConditions, TERMS_CHANGED } from './hsa.schema.ts';
import { $terms } from './terms-state.store.ts';

interface AcceptedTerms {
  accepted: boolean;
  /** '' if unknown. */
  version: string;
  /** The day on which the terms were accepted; null if unknown. */
  date: IsoDate | null;
}

export const askTermsAgain = (): void => $terms.set({ state: 'asked' });

const store = (bvUserId: string, { accepted, version, date }: AcceptedTerms): void =>
  changeProfile(bvUserId, {
    mhsTermsConditionsCode: accepted ? 'Y' : 'N',
    hsaTermsVersion: version,
    hsaTermsAcceptedDate: date,
  });

/** Requests whether, when and in which version the member accepted the terms. @throws ServiceError */
async function fetchTerms(): Promise<AcceptedTerms> {
  const info = await send(volatileMemberInfo, {});
  return {
    accepted: info.mhsTermsConditionsCode === 'Y',
    version: info.mhsTermsVersion,
    date: info.mhsTermsAcceptedDate,
  };
}

/** Removes the prompt if the member accepted the terms in another tab. If the call fails, the prompt stays. */
export async function lookAtTerms(bvUserId: string): Promise<void> {
  try {
    const saved = await fetchTerms();
    if (saved.accepted) store(bvUserId, saved);
  } catch (error) {
    failureOf(error); // rethrows all but service errors, which the request wrapper already logged
  }
}

/** Accepts a version of the terms. Null declines the terms, unless another tab has accepted them meanwhile. */
async function save(version: string | null): Promise<AcceptedTerms> {
  if (version !== null) return send(hsaTermsAndConditions, { payload: { accepted: true, version } });
  const saved = await fetchTerms();
  return saved.accepted ? saved : send(hsaTermsAndConditions, { payload: { accepted: false } });
}

/**
 * Saves whether the member accepts the terms, and updates the session's profile. Loads the terms again if they changed
 * meanwhile. Does nothing while busy, and in a simulation. @param leave called before the pressed button disappears
 * @returns whether the terms are now accepted
 */
export async function answerTerms(
  user: ContentUser & { bvUserId: string },
  version: string | null,
  leave: () => void,
): Promise<boolean> {
  const accepts = version !== null;
  if ($terms.get().state === 'busy' || isSimulation()) return false;
  $terms.set({ state: 'busy', accepts });
  try {
    const saved = await save(version);
    leave();
    $terms.set({ state: saved.accepted ? 'asked' : 'declined' });
    store(user.bvUserId, saved);
    return saved.accepted;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code === TERMS_CHANGED) {
      leave();
      $terms.set({ state: 'changed' });
      await reloadTermsDocument(user);
    } else $terms.set({ state: 'failed', accepts, failure });
    return false;
  }
}
