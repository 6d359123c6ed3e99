import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../lib/remote/failure.ts';
import { canTryAgain, loginOutcome, proxyModal, type LoginModal } from './login-errors.rules.ts';

const rejection = (status: number, code?: string, detail?: string): Failure => ({
  kind: status === 403 ? 'forbidden' : 'signed-out',
  status,
  reference: 'R',
  ...(code === undefined ? {} : { code }),
  ...(detail === undefined ? {} : { detail }),
});
const shows = (modal: LoginModal, clears = false) => ({ kind: 'modal', modal, clears });

describe('the login error table (000 §8)', () => {
  it.each<[string, LoginModal]>([
    ['USER-NOT-ON-FILE', 'invalid'],
    ['GEN-NOMATCH', 'invalid'],
    ['GEN-NORECCHMECS', 'invalid'],
    ['EMP-LOGIN-SHOP', 'wrongSite'],
    ['OVER_CHIP14', 'childOver14'],
    ['{hash}', 'guardian'],
    ['5f1d7a84cc0b6e2e93a1f2d8b7460c35', 'guardian'],
    ['GEN-SUSPEND', 'suspended'],
    ['UPD-LDAP', 'directory'],
    ['GEN-BRANDCONFLICT', 'brandConflict'],
    ['invalid_grant_incorrect_creds', 'invalid'],
    ['invalid_grant_account_locked', 'suspended'],
  ])('maps the code %s to the modal %s', (code, modal) => {
    expect(loginOutcome(rejection(401, code))).toEqual(shows(modal));
    expect(loginOutcome(rejection(400, code))).toEqual(shows(modal));
  });

  it('sends a demo user to the portal named in the second error of the response', () => {
    expect(loginOutcome(rejection(401, 'DEMOUSER', 'abc'))).toEqual({ kind: 'portal', brand: 'abc' });
    expect(loginOutcome(rejection(401, 'DEMOUSER'))).toEqual(shows('general', true));
  });

  it('maps HTTP 500 to the unexpected error, whatever the error code', () => {
    const serverError: Failure = { ...rejection(500, 'GEN-SUSPEND'), kind: 'unavailable' };
    expect(loginOutcome(serverError)).toEqual(shows('unexpected'));
  });

  it.each<[Failure['kind'], LoginModal]>([
    ['bad-response', 'unexpected'],
    ['offline', 'offline'],
    ['timeout', 'offline'],
  ])('maps a failure of kind %s without an HTTP status to the modal %s', (kind, modal) => {
    expect(loginOutcome({ kind, reference: 'R' })).toEqual(shows(modal));
  });

  it('maps 403 on a proxy login to simulate-prohibited, but on a regular login to the general error', () => {
    expect(proxyModal(rejection(403))).toBe('simulateProhibited');
    expect(loginOutcome(rejection(403))).toEqual(shows('general', true));
  });

  it('maps a timeout of a proxy login to proxyOffline, and its other failures to proxyFailed', () => {
    expect(proxyModal(rejection(500))).toBe('proxyFailed');
    expect(proxyModal(rejection(429))).toBe('proxyFailed');
    expect(proxyModal({ kind: 'timeout', reference: 'R' })).toBe('proxyOffline');
  });

  it('maps HTTP 429 to a wait that keeps the session, whatever the error code', () => {
    const limited = { ...rejection(429, 'SIGN-IN-LIMIT'), retryAt: 1_000_000 };
    expect(loginOutcome(limited)).toEqual({ kind: 'wait', until: 1_000_000 });
    expect(loginOutcome({ ...limited, code: 'GEN-SUSPEND' })).toEqual({ kind: 'wait', until: 1_000_000 });
    expect(loginOutcome(rejection(429))).toEqual({ kind: 'wait', until: null });
  });

  it('clears the session on an error that the table does not list', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(400, 401, 403, 404, 409), (tail, status) => {
        expect(loginOutcome(rejection(status, `OTHER-${tail}`))).toEqual(shows('general', true));
      }),
    );
    expect(loginOutcome(rejection(401))).toEqual(shows('general', true));
    expect(loginOutcome(rejection(401, 'constructor'))).toEqual(shows('general', true));
  });

  it('offers to try again for a wrong password or a lost connection, but not for a suspended account', () => {
    expect(canTryAgain('invalid')).toBe(true);
    expect(canTryAgain('offline')).toBe(true);
    expect(canTryAgain('suspended')).toBe(false);
    expect(canTryAgain('guardian')).toBe(false);
  });
});
