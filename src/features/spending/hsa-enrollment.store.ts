/** Starting an HSA enrollment, once (spec 001 §7 'HSA enroll'; decision 217). */
import type { Failure } from '../../lib/failure.ts';
import { failureOf } from '../../lib/remote.ts';
import { withEnrollment } from '../../profile/enrollment.rules.ts';
import { fetchMemberInfo } from '../../profile/profile.service.ts';
import { $profile, changeProfile } from '../../profile/profile.store.ts';
import { memberAtom } from '../../session/member-data.store.ts';
import { isSimulation } from '../../session/simulation/is-simulation.ts';
import { isEnrolled, isUnsettled, type EnrollmentParty } from './hsa-enrollment.rules.ts';
import { startEnrollment } from './hsa.service.ts';

/** `started`: in this session. The confirmation number is null if only the response was lost. */
export type EnrollmentState =
  | { state: 'idle' | 'busy' }
  | { state: 'started'; confirmation: string | null }
  | { state: 'failed'; failure: Failure };

const IDLE: EnrollmentState = { state: 'idle' };

/** By client number. */
export const $enrollments = memberAtom<Readonly<Record<string, EnrollmentState>>>({});

export const enrollmentOf = (
  enrollments: Readonly<Record<string, EnrollmentState>>,
  clientNumber: string,
): EnrollmentState => enrollments[clientNumber] ?? IDLE;

const change = (clientNumber: string, state: EnrollmentState): void =>
  $enrollments.set({ ...$enrollments.get(), [clientNumber]: state });

/** After a lost response the service is asked first: it may have started the enrollment. */
async function startOnce(party: EnrollmentParty, before: EnrollmentState): Promise<string | null> {
  if (before.state === 'failed' && isUnsettled(before.failure)) {
    const info = await fetchMemberInfo(new AbortController().signal);
    if (isEnrolled(info, party)) return null;
  }
  return startEnrollment(party);
}

/**
 * Does nothing while busy, once started, and in a simulation. The profile of the session follows.
 * @param leave called when it has started, before the pressed button goes
 */
export async function enroll(bvUserId: string, party: EnrollmentParty, leave: () => void): Promise<void> {
  const { clientNumber } = party;
  const before = enrollmentOf($enrollments.get(), clientNumber);
  if (before.state === 'busy' || before.state === 'started' || isSimulation()) return;
  change(clientNumber, { state: 'busy' });
  try {
    const confirmation = await startOnce(party, before);
    leave();
    change(clientNumber, { state: 'started', confirmation });
    const profile = $profile.get();
    if (profile.state === 'ready') changeProfile(bvUserId, withEnrollment(profile.value, party));
  } catch (error) {
    change(clientNumber, { state: 'failed', failure: failureOf(error) });
  }
}
