/** Starts an HSA enrollment, at most once (spec 001 §7 'HSA enroll'; decisions/spending#opening-an-hsa). */
import type { Failure } from '../../../lib/remote/failure.ts';
import { send } from '../../../lib/http/http.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
import { withEnrollment } from '../../../profile/coverage/enrollment.rules.ts';
import { memberInfo } from '../../../profile/profile.schema.ts';
import { $profile, changeProfile } from '../../../profile/profile.store.ts';
import { memberAtom } from '../../../session/member-data.store.ts';
import { isSimulation } from '../../../session/simulation/is-simulation.ts';
import { isEnrolled, mayHaveArrived, type EnrollmentParty } from './hsa-enrollment.rules.ts';
import { hsaEnroll } from './hsa.schema.ts';
import { persistedForSession, persistForSession } from '../../../session/storage/session-scoped-values.ts';

/**
 * Storage key of the HSA enrollments sent in this session. They are stored to survive a reload
 * (decisions/spending#opening-an-hsa).
 */
const KEY = 'hsaEnrollments';

interface SentEnrollment {
  /** Whether the enrollment is known to have started. */
  isDone: boolean;
  confirmation: string | null;
}

const isSent = (value: unknown): value is SentEnrollment =>
  typeof value === 'object' &&
  value !== null &&
  'isDone' in value &&
  typeof value.isDone === 'boolean' &&
  'confirmation' in value &&
  (value.confirmation === null || typeof value.confirmation === 'string');

function all(): Record<string, unknown> {
  const persisted = persistedForSession(KEY);
  return typeof persisted === 'object' && persisted !== null ? { ...persisted } : {};
}

function sentEnrollment(clientNumber: string): SentEnrollment | null {
  const persisted = all()[clientNumber];
  return isSent(persisted) ? persisted : null;
}

/** If storage is full, the enrollment is known only in memory. That must not count as a failure. */
function save(sent: Record<string, unknown>): void {
  if (!persistForSession(KEY, sent)) console.error('the enrollment could not be noted for a reload');
}

/** Call this before the request is sent, so that the enrollment is found after a reload during the request. */
const saveSent = (clientNumber: string, sent: SentEnrollment): void =>
  save({ ...all(), [clientNumber]: sent });

function forgetSent(clientNumber: string): void {
  const { [clientNumber]: _gone, ...others } = all();
  save(others);
}

/** `started`: enrollment started in this session; its confirmation number is null if the response was lost. */
export type EnrollmentState =
  | { state: 'idle' | 'busy' }
  | { state: 'started'; confirmation: string | null }
  /** `sent`: whether the service may have received a request. */
  | { state: 'failed'; failure: Failure; sent: boolean };

const IDLE: EnrollmentState = { state: 'idle' };

/** Enrollment states, keyed by client number. */
export const $enrollments = memberAtom<Readonly<Record<string, EnrollmentState>>>({});

/** Restores the state from storage after a reload. */
function restored(clientNumber: string): EnrollmentState {
  const sent = sentEnrollment(clientNumber);
  if (sent === null) return IDLE;
  return sent.isDone
    ? { state: 'started', confirmation: sent.confirmation }
    : { state: 'failed', failure: { kind: 'aborted', reference: '' }, sent: true };
}

export const enrollmentOf = (
  enrollments: Readonly<Record<string, EnrollmentState>>,
  clientNumber: string,
): EnrollmentState => enrollments[clientNumber] ?? restored(clientNumber);

const change = (clientNumber: string, state: EnrollmentState): void =>
  $enrollments.set({ ...$enrollments.get(), [clientNumber]: state });

/**
 * Whether the profile shows the enrollment as in process already, because the employer began it. In that case, the
 * service cannot tell whether the member also enrolled (001 §4).
 */
function wasBegun(party: EnrollmentParty): boolean {
  const profile = $profile.get();
  return profile.state === 'ready' && isEnrolled(profile.value, party);
}

/** Whether the enrollment was already started, by another tab or by a request whose response was lost. */
const isStarted = async (party: EnrollmentParty): Promise<boolean> =>
  !wasBegun(party) && isEnrolled(await send(memberInfo, {}), party);

/**
 * Sends the enrollment and updates the session's profile. Does nothing while a request is being sent, after the
 * enrollment has started, or in a simulation.
 * @param leave called when the enrollment has started, before the pressed button disappears
 */
export async function enroll(bvUserId: string, party: EnrollmentParty, leave: () => void): Promise<void> {
  const { clientNumber } = party;
  const before = enrollmentOf($enrollments.get(), clientNumber);
  if (before.state === 'busy' || before.state === 'started' || isSimulation()) return;
  const wasUnsettled = before.state === 'failed' && before.sent;
  let isSent = false;
  change(clientNumber, { state: 'busy' });
  try {
    let confirmation: string | null = null;
    if (!(await isStarted(party))) {
      isSent = true;
      saveSent(clientNumber, { isDone: false, confirmation });
      ({ confirmation } = await send(hsaEnroll, { payload: party }));
    }
    saveSent(clientNumber, { isDone: true, confirmation });
    leave();
    change(clientNumber, { state: 'started', confirmation });
    const profile = $profile.get();
    if (profile.state === 'ready') changeProfile(bvUserId, withEnrollment(profile.value, party));
  } catch (error) {
    const failure = failureOf(error);
    const sent = mayHaveArrived(failure, { isSent, wasUnsettled });
    if (!sent) forgetSent(clientNumber);
    change(clientNumber, { state: 'failed', failure, sent });
  }
}
