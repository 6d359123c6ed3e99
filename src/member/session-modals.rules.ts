/** Which modals of the session wait, the most severe first (spec 000 §8 'Shell', 'HTTP statuses'). Pure. */
import type { Failure } from '../lib/failure.ts';
import type { Remote } from '../lib/remote.ts';
import { endsSession } from '../session/user/user-load.rules.ts';

/** What a modal is about; `key` tells one from another. */
export type SessionModal =
  | { kind: 'please-login'; key: string }
  | { kind: 'forced-password'; key: string }
  | { kind: 'user-load'; key: string; reference: string }
  | { kind: 'critical-call'; key: string; text: string; reference: string };

export interface SessionFacts {
  session: 'signed-in' | 'signed-out' | 'refused';
  /** A new password must be chosen (spec 000 §4 'FORCED'), and this is not the view for it. */
  passwordForced: boolean;
  profile: Remote<unknown>;
  /** Critical calls that failed, the oldest first, and their status texts. */
  critical: readonly { failure: Failure; text: string }[];
  /** References of the failures whose modal has been closed. */
  dismissed: readonly string[];
}

/**
 * The modals that wait. One is shown at a time, the first; those after it come when it is closed. Without a
 * session nothing else matters: whoever must sign in again is asked for that alone.
 */
export function waitingModals(facts: SessionFacts): SessionModal[] {
  const { session, passwordForced, profile, critical, dismissed } = facts;
  const userLoad = profile.state === 'failed' ? profile.failure : undefined;
  // Both end the session, the profile's 403 a moment after it has failed (spec 000 §8 'User load failure with 401 or 403').
  if (session === 'refused' || (userLoad && endsSession(userLoad)))
    return [{ kind: 'please-login', key: 'please-login' }];
  // Nothing else until the password is chosen: other modals wait behind this one.
  const modals: SessionModal[] =
    session === 'signed-in' && passwordForced ? [{ kind: 'forced-password', key: 'forced-password' }] : [];
  if (session === 'signed-in' && userLoad && !dismissed.includes(userLoad.reference))
    modals.push({ kind: 'user-load', key: userLoad.reference, reference: userLoad.reference });
  for (const { failure, text } of critical)
    modals.push({ kind: 'critical-call', key: failure.reference, text, reference: failure.reference });
  return modals;
}
