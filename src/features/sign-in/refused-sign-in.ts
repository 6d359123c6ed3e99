/** Handles a rejected sign-in (spec 000 §8 'Login'). This chunk is separate, because almost every sign-in succeeds. */
import type { Failure } from '../../lib/remote/failure.ts';
import { newReference } from '../../lib/http/reference-code.ts';
import { clearOrphanedSession } from '../../session/browser-tabs/orphaned-session.ts';
import { findPortal } from '../../session/redirects/brand-portals.ts';
import { attemptsRemaining, countAttempt } from '../../session/sign-in/attempts.ts';
import { GENERAL, loginOutcome, type LoginModal, type LoginOutcome } from './login-errors.rules.ts';

type Refusal =
  | { state: 'refused'; modal: LoginModal; failure: Failure }
  /** `until`: when the next attempt is allowed, in epoch ms; null if the service returned no time. */
  | { state: 'limited'; until: number | null }
  /** `address`: the sign-in page of another brand. */
  | { state: 'portal'; address: string };

/** The user name has used up its guardian verification attempts, so nothing is sent. */
const GUARDIAN_CLOSED = { kind: 'modal', modal: 'guardianClosed', clears: false } as const;

async function showModal(
  { modal, clears }: Extract<LoginOutcome, { kind: 'modal' }>,
  failure: Failure,
): Promise<Refusal> {
  if (clears) await clearOrphanedSession();
  return { state: 'refused', modal, failure };
}

/**
 * Applies the login error table. Counts guardian verification attempts, because each user name has a limited number of
 * them (spec 000 §9).
 */
export async function refusalOf(failure: Failure, userName: string): Promise<Refusal> {
  const outcome = loginOutcome(failure);
  if (outcome.kind === 'wait') return { state: 'limited', until: outcome.until };
  if (outcome.kind === 'modal') {
    const isClosed = outcome.modal === 'guardian' && (await countAttempt('guardian', userName)) === 0;
    return showModal(isClosed ? GUARDIAN_CLOSED : outcome, failure);
  }
  const address = await findPortal(outcome.brand);
  return address === null ? showModal(GENERAL, failure) : { state: 'portal', address };
}

/** Checks the counted attempts before the form is sent. @returns null if this user name may try to sign in */
export async function refusalBefore(userName: string): Promise<Refusal | null> {
  if ((await attemptsRemaining('guardian', userName)) > 0) return null;
  return showModal(GUARDIAN_CLOSED, { kind: 'forbidden', reference: newReference() });
}
