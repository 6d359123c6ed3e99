import { beforeEach, describe, expect, it } from 'vitest';
import { LOADING } from '../lib/remote/remote.ts';
import { memberAtom, memberNow, memberRemote } from './member-data.store.ts';
import { $session } from './session.store.ts';
import { recordOf } from './user/user-record.fixture.ts';

beforeEach(() => $session.set({ state: 'signed-in', user: recordOf() }));

describe('memberRemote', () => {
  it.each(['signed-out', 'rejected'] as const)(
    'clears its value when the session state becomes "%s"',
    async (state) => {
      const store = memberRemote<string>();
      await store.load(() => Promise.resolve('claims'));
      expect(store.$value.get()).toEqual({ state: 'ready', value: 'claims' });
      $session.set({ state });
      expect(store.$value.get()).toBe(LOADING);
    },
  );

  it('keeps its value while the user record changes', async () => {
    const store = memberRemote<string>();
    await store.load(() => Promise.resolve('claims'));
    $session.set({ state: 'signed-in', user: recordOf({ nickName: 'Mia' }) });
    expect(store.$value.get()).toEqual({ state: 'ready', value: 'claims' });
  });

  it('aborts a call in progress when the session ends, and ignores its response', async () => {
    const store = memberRemote<string>();
    let respond: (value: string) => void = () => {};
    let aborted: AbortSignal | undefined;
    const loading = store.load((signal) => {
      aborted = signal;
      return new Promise((resolve) => {
        respond = resolve;
      });
    });
    $session.set({ state: 'signed-out' });
    respond('claims');
    await loading;
    expect(aborted?.aborted).toBe(true);
    expect(store.$value.get()).toBe(LOADING);
  });

  it('sends no request for a view that opens as the session ends, but loads data for the next member', async () => {
    const store = memberRemote<string>();
    const sent: string[] = [];
    const ask = (member: string) => () => {
      sent.push(member);
      return Promise.resolve(member);
    };
    $session.set({ state: 'signed-out' });
    const close = store.open(ask('Maria'));
    await Promise.resolve();
    expect(store.$value.get()).toBe(LOADING);
    close();
    $session.set({ state: 'signed-in', user: recordOf() });
    await store.ensure(ask('Hugo'));
    expect(store.$value.get()).toEqual({ state: 'ready', value: 'Hugo' });
    expect(sent).toEqual(['Hugo']);
  });

  it('keeps a loaded value when a view closes', async () => {
    const store = memberRemote<string>();
    await store.load(() => Promise.resolve('claims'));
    store.leave();
    expect(store.$value.get()).toEqual({ state: 'ready', value: 'claims' });
  });
});

describe('memberAtom', () => {
  it('returns to its initial value when the session ends', () => {
    const $page = memberAtom(1);
    $page.set(3);
    $session.set({ state: 'signed-out' });
    expect($page.get()).toBe(1);
  });
});

describe('memberNow', () => {
  it('returns a function that returns true until the session ends, even if the user record changes', () => {
    const isSame = memberNow();
    $session.set({ state: 'signed-in', user: recordOf({ nickName: 'Mia' }) });
    expect(isSame()).toBe(true);
    $session.set({ state: 'signed-out' });
    expect(isSame()).toBe(false);
    $session.set({ state: 'signed-in', user: recordOf() });
    expect([isSame(), memberNow()()]).toEqual([false, true]);
  });
});
