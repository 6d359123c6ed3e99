/** Which modals of the session wait, the most severe first (spec 000 §8 'Shell', 'HTTP statuses'). Pure. */
import type { Failure } from '../lib/failure.ts';
import type { Remote } from '../lib/remote.ts';

/** What a modal is about; `key` tells one from another. */
export type SessionModal =
  | { kind: 'please-login'; key: string }
  | { kind: 'user-load'; key: string; reference: string }
  | { kind: 'critical-call'; key: string; text: string; reference: string };

export interface SessionFacts {
  session: 'signed-in' | 'signed-out' | 'refused';
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
export function waitingModals({ session, profile, critical, dismissed }: SessionFacts): SessionModal[] {
  const userLoad = profile.state === 'failed' ? profile.failure : undefined;
  // 401 ends the session; 403 asks to sign in as well (spec 000 §8 'User load failure with 401 or 403').
  if (session === 'refused' || userLoad?.kind === 'forbidden')
    return [{ kind: 'please-login', key: 'please-login' }];
  const modals: SessionModal[] = [];
  if (session === 'signed-in' && userLoad && !dismissed.includes(userLoad.reference))
    modals.push({ kind: 'user-load', key: userLoad.reference, reference: userLoad.reference });
  for (const { failure, text } of critical)
    modals.push({ kind: 'critical-call', key: failure.reference, text, reference: failure.reference });
  return modals;
}
