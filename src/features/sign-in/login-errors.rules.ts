/** Determines the outcome of a rejected sign-in from the table of spec 000 §8 'Login'. Pure. */
import type { Failure } from '../../lib/remote/failure.ts';
import { isGuardianHash } from '../../session/sign-in/sign-in.schema.ts';

/** Not in the table: `offline`, `guardianClosed` for used-up attempts (spec 000 §9), and the `proxy` modals for staff, who stay signed in. */
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
  | 'offline'
  | 'proxyFailed'
  | 'proxyOffline';

export type LoginOutcome =
  /** A modal opens. `clears`: whether the session is cleared first. */
  | { kind: 'modal'; modal: LoginModal; clears: boolean }
  /** Too many sign-ins failed. `until`: when the next attempt is allowed, in epoch ms; null if unknown. */
  | { kind: 'wait'; until: number | null }
  /** The user belongs to another brand's portal. `brand`: that brand's code, as the service spells it. */
  | { kind: 'portal'; brand: string };

const modal = (name: LoginModal): LoginOutcome => ({ kind: 'modal', modal: name, clears: false });

/** The last row of the table: 'Any other error: session cleared, generic error handler.' */
export const GENERAL = { kind: 'modal', modal: 'general', clears: true } as const;

/** Maps business codes to modals: the rows of the login error table (spec 000 §8) with a fixed code and modal. */
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
 * Returns undefined if the code is not in the table. Not in the spec: if the code is DEMOUSER but the failure's
 * `detail` names no brand, the generic error is shown.
 */
function outcomeOfCode(code: string, detail: string | undefined): LoginOutcome | undefined {
  if (code === 'DEMOUSER') return detail ? { kind: 'portal', brand: detail } : GENERAL;
  if (isGuardianHash(code)) return modal('guardian');
  const named = MODAL_OF_CODE.get(code);
  return named && modal(named);
}

/**
 * The login error table (spec 000 §8) has no row for this status. Unlike errors of the row 'Any other error', this
 * status does not clear the session (decisions/sign-in#limits-on-wrong-sign-ins).
 */
const TOO_MANY_REQUESTS = 429;

/**
 * Whether the service itself failed rather than rejecting the sign-in. Not in the spec: every 5xx and every invalid
 * response is such a failure.
 */
const isServiceFailure = ({ kind, status = 0 }: Failure): boolean => kind === 'bad-response' || status >= 500;

const isUnreachable = ({ kind }: Failure): boolean => kind === 'offline' || kind === 'timeout';

export function loginOutcome(failure: Failure): LoginOutcome {
  if (isServiceFailure(failure)) return modal('unexpected');
  if (isUnreachable(failure)) return modal('offline');
  if (failure.status === TOO_MANY_REQUESTS) return { kind: 'wait', until: failure.retryAt ?? null };
  return (failure.code === undefined ? undefined : outcomeOfCode(failure.code, failure.detail)) ?? GENERAL;
}

/** The modal for staff if signing in for a member fails (spec 000 §6, §8 'HTTP 403 on a proxy login'). */
export function proxyModal(failure: Failure): LoginModal {
  if (failure.status === 403) return 'simulateProhibited';
  return isUnreachable(failure) ? 'proxyOffline' : 'proxyFailed';
}

const REPEATABLE: readonly LoginModal[] = [
  'invalid',
  'unexpected',
  'offline',
  'general',
  'proxyFailed',
  'proxyOffline',
];

export const canTryAgain = (name: LoginModal): boolean => REPEATABLE.includes(name);
