import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Failure } from '../../lib/remote/failure.ts';
import { LOADING, type Remote } from '../../lib/remote/remote.ts';
import { waitingModals, type SessionFacts } from './session-modals.rules.ts';

const failed = (kind: Failure['kind'], reference: string, status?: number): Remote<never> => ({
  state: 'failed',
  failure: { kind, reference, ...(status === undefined ? {} : { status }) },
});
const critical = (reference: string) => ({
  failure: { kind: 'unavailable', status: 500, reference } satisfies Failure,
  text: 'The server reported an error.',
});
const calm: SessionFacts = {
  session: 'signed-in',
  passwordForced: false,
  profile: LOADING,
  critical: [],
  dismissed: [],
};

describe('waitingModals (spec 000 §8)', () => {
  test.each<[string, Partial<SessionFacts>, string[]]>([
    ['nothing is wrong', {}, []],
    ['the token is rejected', { session: 'rejected' }, ['please-login']],
    ['the profile fails with 401', { profile: failed('signed-out', 'A1', 401) }, ['please-login']],
    ['the profile fails with 403', { profile: failed('forbidden', 'A1', 403) }, ['please-login']],
    ['the profile fails with 409', { profile: failed('forbidden', 'A1', 409) }, ['user-load']],
    ['the profile fails without a status', { profile: failed('unavailable', 'A1') }, ['user-load']],
    [
      'the modal for the failed profile was closed',
      { profile: failed('unavailable', 'A1'), dismissed: ['A1'] },
      [],
    ],
    [
      'the profile fails again after the modal was closed',
      { profile: failed('unavailable', 'A2'), dismissed: ['A1'] },
      ['user-load'],
    ],
    [
      'the profile fails after a sign-out',
      { session: 'signed-out', profile: failed('unavailable', 'A1') },
      [],
    ],
    ['a password change is forced', { passwordForced: true }, ['forced-password']],
    [
      'a password change is forced, but the user has signed out',
      { passwordForced: true, session: 'signed-out' },
      [],
    ],
    [
      'a password change is forced, but the token is rejected',
      { passwordForced: true, session: 'rejected' },
      ['please-login'],
    ],
    [
      'a password change is forced, and the profile fails',
      { passwordForced: true, profile: failed('timeout', 'A1') },
      ['forced-password', 'user-load'],
    ],
    ['a critical call failed', { critical: [critical('C1')] }, ['critical-call']],
    [
      'the profile and two critical calls fail',
      { profile: failed('timeout', 'A1'), critical: [critical('C1'), critical('C2')] },
      ['user-load', 'critical-call', 'critical-call'],
    ],
    [
      'the token is rejected after other failures',
      { session: 'rejected', profile: failed('timeout', 'A1'), critical: [critical('C1')] },
      ['please-login'],
    ],
  ])('returns the modals to show, most severe first, if %s', (_name, facts, kinds) => {
    expect(waitingModals({ ...calm, ...facts }).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('gives each modal a unique key, and returns the oldest critical failure first', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[A-Z]{4}$/), { maxLength: 5 }), (references) => {
        const modals = waitingModals({ ...calm, critical: references.map(critical) });
        expect(modals.map(({ key }) => key)).toEqual(references);
      }),
    );
  });
});
