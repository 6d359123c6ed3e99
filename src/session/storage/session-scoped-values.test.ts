import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageArea } from '../../lib/storage/storage-area.fixture.ts';
import { sessionStore } from '../../lib/storage/storage.ts';
import { SESSION_COOKIE_KEY } from './session-keys.ts';
import { persistForSession, persistedForSession } from './session-scoped-values.ts';

const HOUR_MS = 60 * 60 * 1000;

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: storageArea() });
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a value persisted for a session does not expire before the session ends', () => {
  sessionStore.set(SESSION_COOKIE_KEY, 'first');
  persistForSession('SelectedGroup', '10452000');
  vi.setSystemTime(3 * HOUR_MS);
  sessionStore.set(SESSION_COOKIE_KEY, 'first'); // keep-alive stores the same cookie value again
  expect(persistedForSession('SelectedGroup')).toBe('10452000');
});

it.each(['second', null])(
  'a value persisted for one session is not returned in the next (cookie %j)',
  (next) => {
    sessionStore.set(SESSION_COOKIE_KEY, 'first');
    persistForSession('SelectedGroup', '10452000');
    if (next === null) sessionStore.remove(SESSION_COOKIE_KEY);
    else sessionStore.set(SESSION_COOKIE_KEY, next);
    expect(persistedForSession('SelectedGroup')).toBeNull();
  },
);

it.each(['"10452000"', 'null', '{}', 'no json'])(
  'the stored text %s is ignored, because it is not in the format of a persisted value',
  (text) => {
    window.sessionStorage.setItem('SelectedGroup', text);
    expect(persistedForSession('SelectedGroup')).toBeNull();
  },
);
