/** Modals of the session, most severe first (spec 000 §8 'Shell', 'HTTP statuses'). Pure. */
import type { Failure } from '../../lib/remote/failure.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { endsSession } from '../../session/user/user-load.rules.ts';

export type SessionModal =
  | { kind: 'please-login'; key: string }
  | { kind: 'forced-password'; key: string }
  | { kind: 'user-load'; key: string; reference: string }
  | { kind: 'critical-call'; key: string; text: string; reference: string };

export interface SessionFacts {
  session: 'signed-in' | 'signed-out' | 'rejected';
  /** Whether the user must change the password (spec 000 §4 'FORCED') and the current view is not the password form. */
  passwordForced: boolean;
  profile: Remote<unknown>;
  /** Failed critical calls, oldest first, with the error text for their status. */
  critical: readonly { failure: Failure; text: string }[];
  dismissed: readonly string[];
}

/** The modals in display order. After a lost session, returns only the modal that leads to sign-in. */
export function waitingModals(facts: SessionFacts): SessionModal[] {
  const { session, passwordForced, profile, critical, dismissed } = facts;
  const userLoad = profile.state === 'failed' ? profile.failure : undefined;
  // A 401 or 403 for the profile ends the session (spec 000 §8 'User load failure with 401 or 403'). After a 403, the state `rejected` follows a moment later.
  if (session === 'rejected' || (userLoad && endsSession(userLoad)))
    return [{ kind: 'please-login', key: 'please-login' }];
  // Other modals wait until the password is changed.
  const modals: SessionModal[] =
    session === 'signed-in' && passwordForced ? [{ kind: 'forced-password', key: 'forced-password' }] : [];
  if (session === 'signed-in' && userLoad && !dismissed.includes(userLoad.reference))
    modals.push({ kind: 'user-load', key: userLoad.reference, reference: userLoad.reference });
  for (const { failure, text } of critical)
    modals.push({ kind: 'critical-call', key: failure.reference, text, reference: failure.reference });
  return modals;
}
