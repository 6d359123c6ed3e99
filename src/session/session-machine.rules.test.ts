import { describe, expect, it } from 'vitest';
import { transition } from './session-machine.rules.ts';
import type { SessionState } from './session-machine.types.ts';
import { tokens, type ModelSession, type Event, type Effect } from './browser-model.fixture.ts';

const stored = (access: string): ModelSession => ({ user: 'U', cookie: 'C', tokens: tokens(access) });
const signedIn = (access = 'a', refresh: string | null = null): SessionState => ({
  state: 'signed-in',
  tokens: tokens(access, refresh),
});
const effectsOf = (now: SessionState, event: Event): string[] =>
  transition(now, event).effects.map((effect) => effect.do);

describe('the session machine (000 §4)', () => {
  it.each<[string, SessionState, Event, SessionState['state'], string[]]>([
    [
      'a sign-in',
      { state: 'signed-out' },
      { type: 'signed-in', session: stored('a') },
      'signed-in',
      ['save-session', 'mark-page', 'announce-sign-in'],
    ],
    [
      'a session shared by another tab',
      { state: 'asking' },
      { type: 'joined', session: stored('a') },
      'signed-in',
      ['save-session', 'mark-page', 'announce-sign-in'],
    ],
    [
      'a session shared too late',
      { state: 'signed-out' },
      { type: 'joined', session: stored('a') },
      'signed-out',
      [],
    ],
    [
      'no response from other tabs, but one may be suspended',
      { state: 'asking' },
      { type: 'join-timed-out', abandoned: false },
      'signed-out',
      ['mark-page'],
    ],
    [
      'no response from other tabs after the session has timed out',
      { state: 'asking' },
      { type: 'join-timed-out', abandoned: true },
      'signed-out',
      ['notify-services', 'clear-activity', 'clear-cookies', 'mark-page'],
    ],
    ['a sign-in in another tab', { state: 'signed-out' }, { type: 'session-detected' }, 'asking', []],
    ['a sign-in in another tab, while signed in', signedIn(), { type: 'session-detected' }, 'signed-in', []],
    [
      'cookies of a session that no tab has',
      { state: 'signed-out' },
      { type: 'orphan-found' },
      'signed-out',
      ['notify-services', 'clear-storage', 'clear-activity', 'clear-cookies', 'mark-page'],
    ],
    ['leftover cookies, while signed in', signedIn(), { type: 'orphan-found' }, 'signed-in', []],
    [
      'the end of a session while this tab is asking for it',
      { state: 'asking' },
      { type: 'ended-in-other-tab', access: 'a' },
      'signed-out',
      ['mark-page'],
    ],
    [
      'a sign-out request',
      signedIn(),
      { type: 'sign-out-requested' },
      'signing-out',
      ['broadcast-sign-out', 'clear-storage', 'clear-activity'],
    ],
    [
      'the end of a sign-out',
      { state: 'signing-out', access: 'a' },
      { type: 'sign-out-completed', replaced: false },
      'signed-out',
      ['clear-storage', 'clear-activity', 'clear-cookies'],
    ],
    [
      'the end of a sign-out after another sign-in replaced the cookies',
      { state: 'signing-out', access: 'a' },
      { type: 'sign-out-completed', replaced: true },
      'signed-out',
      [],
    ],
    [
      'a 401',
      signedIn(),
      { type: 'token-rejected', access: 'a' },
      'rejected',
      [
        'notify-services',
        'broadcast-sign-out',
        'clear-storage',
        'clear-activity',
        'clear-cookies',
        'mark-page',
      ],
    ],
    ['a 401 for an older token', signedIn('b'), { type: 'token-rejected', access: 'a' }, 'signed-in', []],
    [
      'a 401 for the sign-out call',
      { state: 'signing-out', access: 'a' },
      { type: 'token-rejected', access: 'a' },
      'signing-out',
      [],
    ],
    [
      'expired storage',
      signedIn(),
      { type: 'storage-lost' },
      'rejected',
      [
        'notify-services',
        'broadcast-sign-out',
        'clear-storage',
        'clear-activity',
        'clear-cookies',
        'mark-page',
      ],
    ],
    [
      'closing the "Please Login" modal',
      { state: 'rejected' },
      { type: 'session-ended' },
      'signed-out',
      ['clear-storage', 'mark-page'],
    ],
    [
      'an expired session',
      signedIn(),
      { type: 'session-expired', to: '/' },
      'signed-out',
      [
        'hide-page',
        'notify-services',
        'broadcast-sign-out',
        'clear-storage',
        'clear-activity',
        'clear-cookies',
        'mark-page',
        'navigate',
      ],
    ],
    [
      'a sign-out in another tab',
      signedIn(),
      { type: 'ended-in-other-tab', access: 'a' },
      'signed-out',
      ['clear-storage', 'mark-page', 'navigate'],
    ],
    [
      'a sign-out in another tab that lacks the refreshed token',
      signedIn('b', 'r'),
      { type: 'ended-in-other-tab', access: 'a' },
      'signed-out',
      ['notify-services', 'clear-storage', 'mark-page', 'navigate'],
    ],
    [
      'a token refresh',
      signedIn('a', 'r'),
      { type: 'tokens-refreshed', replaces: 'a', tokens: tokens('b', 's') },
      'signed-in',
      ['save-tokens', 'broadcast-tokens'],
    ],
    [
      'a token refresh in another tab',
      signedIn('a', 'r'),
      { type: 'tokens-received', replaces: 'a', tokens: tokens('b', 's') },
      'signed-in',
      ['save-tokens'],
    ],
    [
      'a new password',
      signedIn(),
      { type: 'user-changed', changes: {} },
      'signed-in',
      ['save-user-changes', 'broadcast-user-changes'],
    ],
    [
      'a new password in another tab',
      signedIn(),
      { type: 'user-changed-in-other-tab', changes: {} },
      'signed-in',
      ['save-user-changes'],
    ],
    [
      'a user change after the sign-out',
      { state: 'signed-out' },
      { type: 'user-changed-in-other-tab', changes: {} },
      'signed-out',
      [],
    ],
    [
      'a token refresh that completes after the sign-out',
      { state: 'signed-out' },
      { type: 'tokens-refreshed', replaces: 'a', tokens: tokens('b', 's') },
      'signed-out',
      ['revoke-token'],
    ],
    [
      'a replaced session cookie',
      signedIn(),
      { type: 'session-replaced' },
      'signed-out',
      ['hide-page', 'notify-services', 'clear-storage', 'reload'],
    ],
    [
      'leaving for another site',
      signedIn(),
      { type: 'session-ended' },
      'signed-out',
      [
        'notify-services',
        'broadcast-sign-out',
        'clear-storage',
        'clear-activity',
        'clear-cookies',
        'mark-page',
      ],
    ],
    [
      'a sign-out without a logout cookie',
      signedIn(),
      { type: 'session-ended', skipNotice: true },
      'signed-out',
      ['broadcast-sign-out', 'clear-storage', 'clear-activity', 'clear-cookies', 'mark-page'],
    ],
  ])('returns the next state and the effects for %s', (_, now, event, state, effects) => {
    expect(transition(now, event).now.state).toBe(state);
    expect(effectsOf(now, event)).toEqual(effects);
  });

  it.each<[string, SessionState, Event, Partial<Effect>]>([
    ['an expired session', signedIn(), { type: 'session-expired', to: '/' }, { access: 'a' }],
    [
      'a session that the services rejected',
      signedIn(),
      { type: 'token-rejected', access: 'a' },
      { access: 'a', rejected: true },
    ],
    [
      'a session whose user load got a 403',
      signedIn(),
      { type: 'access-forbidden', access: 'a' },
      { access: 'a' },
    ],
    ['a session whose storage expired', signedIn(), { type: 'storage-lost' }, { access: 'a' }],
    [
      'a session that another session replaced',
      signedIn(),
      { type: 'session-replaced' },
      { access: 'a', replaced: true },
    ],
    [
      'a session that ended on the way to another site',
      { state: 'signed-out' },
      { type: 'session-ended', access: 'b' },
      { access: 'b' },
    ],
    [
      'a session of which only cookies are left',
      { state: 'asking' },
      { type: 'join-timed-out', abandoned: true },
      { access: '' },
    ],
  ])('notifies the services about %s', (_, now, event, expected) => {
    const [effect] = transition(now, event).effects.filter((candidate) => candidate.do === 'notify-services');
    expect(effect).toEqual({ do: 'notify-services', ...expected });
  });
});
