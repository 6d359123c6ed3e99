import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../lib/failure.ts';
import { loginOutcome, mayTryAgain, type LoginModal } from './login-errors.rules.ts';

const refusal = (status: number, code?: string, detail?: string): Failure => ({
  kind: status === 403 ? 'forbidden' : 'signed-out',
  status,
  reference: 'R',
  ...(code === undefined ? {} : { code }),
  ...(detail === undefined ? {} : { detail }),
});
const shows = (modal: LoginModal, clears = false) => ({ kind: 'modal', modal, clears });

describe('the error table of the sign-in (000 §8)', () => {
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
  ])('%s shows %s', (code, modal) => {
    expect(loginOutcome(refusal(401, code))).toEqual(shows(modal));
    expect(loginOutcome(refusal(400, code))).toEqual(shows(modal));
  });

  it('a demo user goes to the portal that the second error names', () => {
    expect(loginOutcome(refusal(401, 'DEMOUSER', 'abc'))).toEqual({ kind: 'portal', brand: 'abc' });
    expect(loginOutcome(refusal(401, 'DEMOUSER'))).toEqual(shows('general', true));
  });

  it('HTTP 500 is the unexpected error, whatever it says', () => {
    const broken: Failure = { ...refusal(500, 'GEN-SUSPEND'), kind: 'unavailable' };
    expect(loginOutcome(broken)).toEqual(shows('unexpected'));
  });

  it.each<[Failure['kind'], LoginModal]>([
    ['bad-reply', 'unexpected'],
    ['offline', 'offline'],
    ['timeout', 'offline'],
  ])('%s without an answer shows %s', (kind, modal) => {
    expect(loginOutcome({ kind, reference: 'R' })).toEqual(shows(modal));
  });

  it('403 on a proxy login says that simulating is not allowed; on an own login it is any other error', () => {
    expect(loginOutcome(refusal(403), 'proxy')).toEqual(shows('simulateProhibited'));
    expect(loginOutcome(refusal(403))).toEqual(shows('general', true));
  });

  it('429 asks to wait, whatever the code says, and clears nothing', () => {
    const limited = { ...refusal(429, 'SIGN-IN-LIMIT'), retryAt: 1_000_000 };
    expect(loginOutcome(limited)).toEqual({ kind: 'wait', until: 1_000_000 });
    expect(loginOutcome({ ...limited, code: 'GEN-SUSPEND' })).toEqual({ kind: 'wait', until: 1_000_000 });
    expect(loginOutcome(refusal(429))).toEqual({ kind: 'wait', until: null });
  });

  it('any other error clears the session', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(400, 401, 403, 404, 409), (tail, status) => {
        expect(loginOutcome(refusal(status, `OTHER-${tail}`))).toEqual(shows('general', true));
      }),
    );
    expect(loginOutcome(refusal(401))).toEqual(shows('general', true));
    expect(loginOutcome(refusal(401, 'constructor'))).toEqual(shows('general', true));
  });

  it('offers another try only where one can help', () => {
    expect(mayTryAgain('invalid')).toBe(true);
    expect(mayTryAgain('offline')).toBe(true);
    expect(mayTryAgain('suspended')).toBe(false);
    expect(mayTryAgain('guardian')).toBe(false);
  });
});
