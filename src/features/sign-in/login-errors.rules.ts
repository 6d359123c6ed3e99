/** What follows a sign-in that the service refuses: the table of spec 000 §8 'Login'. Pure. */
import type { Failure } from '../../lib/failure.ts';
import { isGuardianHash } from '../../session/sign-in/sign-in-flows.schema.ts';

/**
 * The modals of the table. Two are ours: `offline`, the service was not reached, so it said nothing; `guardianClosed`, the
 * guardian could not be verified as often as may be tried (spec 000 §9).
 */
export type LoginModal =
  | 'unexpected'
  | 'invalid'
  | 'wrongSite'
  | 'childOver14'
  | 'guardian'
  | 'guardianClosed'
  | 'suspended'
  | 'directory'
  | 'brandConflict'
  | 'simulateProhibited'
  | 'general'
  | 'offline';

export type LoginOutcome =
  /** A modal opens; `clears`: the session is cleared before. */
  | { kind: 'modal'; modal: LoginModal; clears: boolean }
  /** Too many wrong sign-ins. `until`: when the next one is allowed, milliseconds since 1970; null where it is not known. */
  | { kind: 'wait'; until: number | null }
  /** The person belongs to another brand's portal and is sent there. `brand`: its code, as the service wrote it. */
  | { kind: 'portal'; brand: string };

const modal = (name: LoginModal): LoginOutcome => ({ kind: 'modal', modal: name, clears: false });

/** 'Any other error: session cleared, generic error handler.' */
export const GENERAL: LoginOutcome = { kind: 'modal', modal: 'general', clears: true };

/** Rows of the table that are a fixed text: business code → modal. */
const MODAL_OF_CODE = new Map<string, LoginModal>([
  ['USER-NOT-ON-FILE', 'invalid'],
  ['GEN-NOMATCH', 'invalid'],
  ['GEN-NORECCHMECS', 'invalid'],
  ['EMP-LOGIN-SHOP', 'wrongSite'],
  ['OVER_CHIP14', 'childOver14'],
  ['GEN-SUSPEND', 'suspended'],
  ['UPD-LDAP', 'directory'],
  ['GEN-BRANDCONFLICT', 'brandConflict'],
  ['invalid_grant_incorrect_creds', 'invalid'],
  ['invalid_grant_account_locked', 'suspended'],
]);

/**
 * What the business code asks for. Chosen here: a demo user whose second error names nobody gets the generic error.
 * @returns undefined where the table does not name the code
 */
function ofCode(code: string, detail: string | undefined): LoginOutcome | undefined {
  if (code === 'DEMOUSER') return detail ? { kind: 'portal', brand: detail } : GENERAL;
  if (isGuardianHash(code)) return modal('guardian');
  const named = MODAL_OF_CODE.get(code);
  return named && modal(named);
}

/** The status of one try too many. The table has no row for it; docs/decisions/070 says why the session stays. */
const TOO_MANY = 429;

/** Whether the service broke, instead of saying no. Chosen here: every 5xx and an unreadable answer, like HTTP 500. */
const isBroken = ({ kind, status = 0 }: Failure): boolean => kind === 'bad-reply' || status >= 500;

const isUnreached = ({ kind }: Failure): boolean => kind === 'offline' || kind === 'timeout';

/**
 * The row of the table behind a failed sign-in.
 * @param login `proxy`: staff who sign in for a member (spec 000 §6)
 */
export function loginOutcome(failure: Failure, login: 'own' | 'proxy' = 'own'): LoginOutcome {
  if (isBroken(failure)) return modal('unexpected');
  if (isUnreached(failure)) return modal('offline');
  if (failure.status === TOO_MANY) return { kind: 'wait', until: failure.retryAt ?? null };
  if (login === 'proxy' && failure.status === 403) return modal('simulateProhibited');
  return (failure.code === undefined ? undefined : ofCode(failure.code, failure.detail)) ?? GENERAL;
}

/** Whether another try with other words can help: the form is what a person needs next. */
export const mayTryAgain = (name: LoginModal): boolean =>
  name === 'invalid' || name === 'unexpected' || name === 'offline' || name === 'general';
