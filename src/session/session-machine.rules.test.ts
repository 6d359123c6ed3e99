import { describe, expect, it } from 'vitest';
import { isRenewalDue, nextSession } from './session-machine.rules.ts';
import type { TabSession } from './session-machine.types.ts';
import { tokens, type Kept, type Event, type Effect } from './browser-model.fixture.ts';

const kept = (access: string): Kept => ({ user: 'U', cookie: 'C', tokens: tokens(access) });
const signedIn = (access = 'a', refresh: string | null = null): TabSession => ({
  state: 'signed-in',
  tokens: tokens(access, refresh),
});
const does = (now: TabSession, event: Event): string[] =>
  nextSession(now, event).effects.map((effect) => effect.do);

describe('one step (000 §4)', () => {
  it.each<[string, TabSession, Event, TabSession['state'], string[]]>([
    [
      'sign-in',
      { state: 'signed-out' },
      { type: 'signed-in', session: kept('a') },
      'signed-in',
      ['keep', 'mark', 'announce'],
    ],
    [
      'another tab answers',
      { state: 'asking' },
      { type: 'joined', session: kept('a') },
      'signed-in',
      ['keep', 'mark', 'announce'],
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
      { type: 'unanswered', abandoned: false },
      'signed-out',
      ['mark'],
    ],
    [
      'nobody answers, and nobody has for long',
      { state: 'asking' },
      { type: 'unanswered', abandoned: true },
      'signed-out',
      ['tell-services', 'forget-activity', 'clear-cookies', 'mark'],
    ],
    ['somebody has signed in in another tab', { state: 'signed-out' }, { type: 'noticed' }, 'asking', []],
    ['where somebody is here', signedIn(), { type: 'noticed' }, 'signed-in', []],
    [
      'traces of a session that nobody has',
      { state: 'signed-out' },
      { type: 'cleared' },
      'signed-out',
      ['tell-services', 'forget', 'forget-activity', 'clear-cookies', 'mark'],
    ],
    ['traces are not of whoever is here', signedIn(), { type: 'cleared' }, 'signed-in', []],
    [
      'the session asked for has ended',
      { state: 'asking' },
      { type: 'told-out', access: 'a' },
      'signed-out',
      ['mark'],
    ],
    ['sign-out', signedIn(), { type: 'sign-out' }, 'leaving', ['tell-out', 'forget', 'forget-activity']],
    [
      'the services know',
      { state: 'leaving', access: 'a' },
      { type: 'left', replaced: false },
      'signed-out',
      ['forget', 'forget-activity', 'clear-cookies'],
    ],
    [
      'the services know, and somebody else has signed in meanwhile',
      { state: 'leaving', access: 'a' },
      { type: 'left', replaced: true },
      'signed-out',
      [],
    ],
    [
      'a 401',
      signedIn(),
      { type: 'refused', access: 'a' },
      'refused',
      ['tell-services', 'tell-out', 'forget', 'forget-activity', 'clear-cookies', 'mark'],
    ],
    ['a 401 of an older token', signedIn('b'), { type: 'refused', access: 'a' }, 'signed-in', []],
    [
      'a 401 of the sign-out itself',
      { state: 'leaving', access: 'a' },
      { type: 'refused', access: 'a' },
      'leaving',
      [],
    ],
    [
      'storage forgets',
      signedIn(),
      { type: 'storage-lost' },
      'refused',
      ['tell-services', 'tell-out', 'forget', 'forget-activity', 'clear-cookies', 'mark'],
    ],
    ['Please Login is answered', { state: 'refused' }, { type: 'ended' }, 'signed-out', ['forget', 'mark']],
    [
      'expiry',
      signedIn(),
      { type: 'expired', to: '/' },
      'signed-out',
      ['hide', 'tell-services', 'tell-out', 'forget', 'forget-activity', 'clear-cookies', 'mark', 'go'],
    ],
    [
      'another tab signs out',
      signedIn(),
      { type: 'told-out', access: 'a' },
      'signed-out',
      ['forget', 'forget-activity', 'mark', 'go'],
    ],
    [
      'another tab signs out, which missed our renewal',
      signedIn('b', 'r'),
      { type: 'told-out', access: 'a' },
      'signed-out',
      ['tell-services', 'forget', 'forget-activity', 'mark', 'go'],
    ],
    [
      'renewal',
      signedIn('a', 'r'),
      { type: 'renewed', replaces: 'a', tokens: tokens('b', 's') },
      'signed-in',
      ['keep-tokens', 'tell-tokens'],
    ],
    [
      'another tab renews',
      signedIn('a', 'r'),
      { type: 'told-tokens', replaces: 'a', tokens: tokens('b', 's') },
      'signed-in',
      ['keep-tokens'],
    ],
    [
      'a password is set',
      signedIn(),
      { type: 'amended', changes: {} },
      'signed-in',
      ['amend', 'tell-amended'],
    ],
    [
      'a password is set in another tab',
      signedIn(),
      { type: 'told-amended', changes: {} },
      'signed-in',
      ['amend'],
    ],
    [
      'a change that comes after the sign-out',
      { state: 'signed-out' },
      { type: 'told-amended', changes: {} },
      'signed-out',
      [],
    ],
    [
      'a renewal that comes after the sign-out',
      { state: 'signed-out' },
      { type: 'renewed', replaces: 'a', tokens: tokens('b', 's') },
      'signed-out',
      ['revoke'],
    ],
    [
      'a stale cookie',
      signedIn(),
      { type: 'replaced' },
      'signed-out',
      ['hide', 'tell-services', 'forget', 'reload'],
    ],
    [
      'on the way to another site',
      signedIn(),
      { type: 'ended' },
      'signed-out',
      ['tell-services', 'tell-out', 'forget', 'forget-activity', 'clear-cookies', 'mark'],
    ],
    [
      'a sign-out without a cookie that a call is worth while for',
      signedIn(),
      { type: 'ended', untold: true },
      'signed-out',
      ['tell-out', 'forget', 'forget-activity', 'clear-cookies', 'mark'],
    ],
  ])('%s', (_, now, event, state, effects) => {
    expect(nextSession(now, event).now.state).toBe(state);
    expect(does(now, event)).toEqual(effects);
  });

  it.each<[string, TabSession, Event, Partial<Effect>]>([
    ['what is over', signedIn(), { type: 'expired', to: '/' }, { access: 'a' }],
    ['what they refused', signedIn(), { type: 'refused', access: 'a' }, { access: 'a', refused: true }],
    ['who may not come in', signedIn(), { type: 'forbidden', access: 'a' }, { access: 'a' }],
    ['what storage forgot', signedIn(), { type: 'storage-lost' }, { access: 'a' }],
    ['what was replaced', signedIn(), { type: 'replaced' }, { access: 'a', replaced: true }],
    ['what passed through', { state: 'signed-out' }, { type: 'ended', access: 'b' }, { access: 'b' }],
    ['cookies alone', { state: 'asking' }, { type: 'unanswered', abandoned: true }, { access: '' }],
  ])('the services are told %s', (_, now, event, told) => {
    const [said] = nextSession(now, event).effects.filter((effect) => effect.do === 'tell-services');
    expect(said).toEqual({ do: 'tell-services', ...told });
  });

  it.each([
    [59_999, true],
    [60_000, true],
    [60_001, false],
  ])('a token that ends in %i ms: renewed before the next call is %s', (left, due) => {
    expect(isRenewalDue({ access: 'a', refresh: 'r', endsAt: 1_000_000 }, 1_000_000 - left)).toBe(due);
    expect(isRenewalDue({ access: 'a', refresh: null, endsAt: 1_000_000 }, 1_000_000 - left)).toBe(false);
  });
});
