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

describe('the modals to show (spec 000 §8)', () => {
  test.each<[string, Partial<SessionFacts>, string[]]>([
    ['nothing is wrong', {}, []],
    ['the token is rejected', { session: 'rejected' }, ['please-login']],
    ['user load 401', { profile: failed('signed-out', 'A1', 401) }, ['please-login']],
    ['user load 403', { profile: failed('forbidden', 'A1', 403) }, ['please-login']],
    ['user load 409', { profile: failed('forbidden', 'A1', 409) }, ['user-load']],
    ['user load fails otherwise', { profile: failed('unavailable', 'A1') }, ['user-load']],
    ['its modal was closed', { profile: failed('unavailable', 'A1'), dismissed: ['A1'] }, []],
    ['it failed a second time', { profile: failed('unavailable', 'A2'), dismissed: ['A1'] }, ['user-load']],
    ['signed out meanwhile', { session: 'signed-out', profile: failed('unavailable', 'A1') }, []],
    ['a new password is forced', { passwordForced: true }, ['forced-password']],
    ['forced, but signed out meanwhile', { passwordForced: true, session: 'signed-out' }, []],
    ['forced, but the token is rejected', { passwordForced: true, session: 'rejected' }, ['please-login']],
    [
      'forced, and a failure behind it',
      { passwordForced: true, profile: failed('timeout', 'A1') },
      ['forced-password', 'user-load'],
    ],
    ['a critical call failed', { critical: [critical('C1')] }, ['critical-call']],
    [
      'everything at once',
      { profile: failed('timeout', 'A1'), critical: [critical('C1'), critical('C2')] },
      ['user-load', 'critical-call', 'critical-call'],
    ],
    [
      'nothing but the sign-in once the session is gone',
      { session: 'rejected', profile: failed('timeout', 'A1'), critical: [critical('C1')] },
      ['please-login'],
    ],
  ])('%s', (_name, facts, kinds) => {
    expect(waitingModals({ ...calm, ...facts }).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('each modal has a unique key, and the oldest critical failure comes first', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[A-Z]{4}$/), { maxLength: 5 }), (references) => {
        const modals = waitingModals({ ...calm, critical: references.map(critical) });
        expect(modals.map(({ key }) => key)).toEqual(references);
      }),
    );
  });
});
