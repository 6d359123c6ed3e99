import { describe, expect, it } from 'vitest';
import { isRefreshDue, transition } from './session-machine.rules.ts';
import type { SessionState } from './session-machine.types.ts';
import { tokens, type ModelSession, type Event, type Effect } from './browser-model.fixture.ts';

const kept = (access: string): ModelSession => ({ user: 'U', cookie: 'C', tokens: tokens(access) });
const signedIn = (access = 'a', refresh: string | null = null): SessionState => ({
  state: 'signed-in',
  tokens: tokens(access, refresh),
});
const does = (now: SessionState, event: Event): string[] =>
  transition(now, event).effects.map((effect) => effect.do);

describe('one step (000 §4)', () => {
  it.each<[string, SessionState, Event, SessionState['state'], string[]]>([
    [
      'sign-in',
      { state: 'signed-out' },
      { type: 'signed-in', session: kept('a') },
      'signed-in',
      ['save-session', 'mark-page', 'announce-sign-in'],
    ],
    [
      'another tab answers',
      { state: 'asking' },
      { type: 'joined', session: kept('a') },
      'signed-in',
      ['save-session', 'mark-page', 'announce-sign-in'],
    ],
    [
      'an answer that comes too late',
      { state: 'signed-out' },
      { type: 'joined', session: kept('a') },
      'signed-out',
      [],
    ],
    [
      'nobody answers, but a tab may be asleep',
      { state: 'asking' },
      { type: 'join-timed-out', abandoned: false },
      'signed-out',
      ['mark-page'],
    ],
    [
      'nobody answers, and nobody has for long',
      { state: 'asking' },
      { type: 'join-timed-out', abandoned: true },
      'signed-out',
      ['notify-services', 'clear-activity', 'clear-cookies', 'mark-page'],
    ],
    [
      'somebody has signed in in another tab',
      { state: 'signed-out' },
      { type: 'session-detected' },
      'asking',
      [],
    ],
    ['where somebody is here', signedIn(), { type: 'session-detected' }, 'signed-in', []],
    [
      'traces of a session that nobody has',
      { state: 'signed-out' },
      { type: 'orphan-found' },
      'signed-out',
      ['notify-services', 'clear-storage', 'clear-activity', 'clear-cookies', 'mark-page'],
    ],
    ['traces are not of whoever is here', signedIn(), { type: 'orphan-found' }, 'signed-in', []],
    [
      'the session asked for has ended',
      { state: 'asking' },
      { type: 'ended-in-other-tab', access: 'a' },
      'signed-out',
      ['mark-page'],
    ],
    [
      'sign-out',
      signedIn(),
      { type: 'sign-out-requested' },
      'signing-out',
      ['broadcast-sign-out', 'clear-storage', 'clear-activity'],
    ],
    [
      'the services know',
      { state: 'signing-out', access: 'a' },
      { type: 'sign-out-completed', replaced: false },
      'signed-out',
      ['clear-storage', 'clear-activity', 'clear-cookies'],
    ],
    [
      'the services know, and somebody else has signed in meanwhile',
      { state: 'signing-out', access: 'a' },
      { type: 'sign-out-completed', replaced: true },
      'signed-out',
      [],
    ],
    [
      'a 401',
      signedIn(),
      { type: 'token-rejected', access: 'a' },
      'refused',
      [
        'notify-services',
        'broadcast-sign-out',
        'clear-storage',
        'clear-activity',
        'clear-cookies',
        'mark-page',
      ],
    ],
    ['a 401 of an older token', signedIn('b'), { type: 'token-rejected', access: 'a' }, 'signed-in', []],
    [
      'a 401 of the sign-out itself',
      { state: 'signing-out', access: 'a' },
      { type: 'token-rejected', access: 'a' },
      'signing-out',
      [],
    ],
    [
      'storage forgets',
      signedIn(),
      { type: 'storage-lost' },
      'refused',
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
      'Please Login is answered',
      { state: 'refused' },
      { type: 'session-ended' },
      'signed-out',
      ['clear-storage', 'mark-page'],
    ],
    [
      'expiry',
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
      'another tab signs out',
      signedIn(),
      { type: 'ended-in-other-tab', access: 'a' },
      'signed-out',
      ['clear-storage', 'clear-activity', 'mark-page', 'navigate'],
    ],
    [
      'another tab signs out, which missed our renewal',
      signedIn('b', 'r'),
      { type: 'ended-in-other-tab', access: 'a' },
      'signed-out',
      ['notify-services', 'clear-storage', 'clear-activity', 'mark-page', 'navigate'],
    ],
    [
      'renewal',
      signedIn('a', 'r'),
      { type: 'tokens-refreshed', replaces: 'a', tokens: tokens('b', 's') },
      'signed-in',
      ['save-tokens', 'broadcast-tokens'],
    ],
    [
      'another tab renews',
      signedIn('a', 'r'),
      { type: 'tokens-received', replaces: 'a', tokens: tokens('b', 's') },
      'signed-in',
      ['save-tokens'],
    ],
    [
      'a password is set',
      signedIn(),
      { type: 'user-changed', changes: {} },
      'signed-in',
      ['save-user-changes', 'broadcast-user-changes'],
    ],
    [
      'a password is set in another tab',
      signedIn(),
      { type: 'user-changed-in-other-tab', changes: {} },
      'signed-in',
      ['save-user-changes'],
    ],
    [
      'a change that comes after the sign-out',
      { state: 'signed-out' },
      { type: 'user-changed-in-other-tab', changes: {} },
      'signed-out',
      [],
    ],
    [
      'a renewal that comes after the sign-out',
      { state: 'signed-out' },
      { type: 'tokens-refreshed', replaces: 'a', tokens: tokens('b', 's') },
      'signed-out',
      ['revoke-token'],
    ],
    [
      'a stale cookie',
      signedIn(),
      { type: 'session-replaced' },
      'signed-out',
      ['hide-page', 'notify-services', 'clear-storage', 'reload'],
    ],
    [
      'on the way to another site',
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
      'a sign-out without a cookie that a call is worth while for',
      signedIn(),
      { type: 'session-ended', skipNotice: true },
      'signed-out',
      ['broadcast-sign-out', 'clear-storage', 'clear-activity', 'clear-cookies', 'mark-page'],
    ],
  ])('%s', (_, now, event, state, effects) => {
    expect(transition(now, event).now.state).toBe(state);
    expect(does(now, event)).toEqual(effects);
  });

  it.each<[string, SessionState, Event, Partial<Effect>]>([
    ['what is over', signedIn(), { type: 'session-expired', to: '/' }, { access: 'a' }],
    [
      'what they refused',
      signedIn(),
      { type: 'token-rejected', access: 'a' },
      { access: 'a', refused: true },
    ],
    ['who may not come in', signedIn(), { type: 'access-forbidden', access: 'a' }, { access: 'a' }],
    ['what storage forgot', signedIn(), { type: 'storage-lost' }, { access: 'a' }],
    ['what was replaced', signedIn(), { type: 'session-replaced' }, { access: 'a', replaced: true }],
    ['what passed through', { state: 'signed-out' }, { type: 'session-ended', access: 'b' }, { access: 'b' }],
    ['cookies alone', { state: 'asking' }, { type: 'join-timed-out', abandoned: true }, { access: '' }],
  ])('the services are told %s', (_, now, event, told) => {
    const [said] = transition(now, event).effects.filter((effect) => effect.do === 'notify-services');
    expect(said).toEqual({ do: 'notify-services', ...told });
  });

  it.each([
    [59_999, true],
    [60_000, true],
    [60_001, false],
  ])('a token that ends in %i ms: renewed before the next call is %s', (left, due) => {
    expect(isRefreshDue({ access: 'a', refresh: 'r', endsAt: 1_000_000 }, 1_000_000 - left)).toBe(due);
    expect(isRefreshDue({ access: 'a', refresh: null, endsAt: 1_000_000 }, 1_000_000 - left)).toBe(false);
  });
});
