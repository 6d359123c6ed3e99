import { describe, expect, it } from 'vitest';
import { ServiceError, type Failure } from './failure.ts';
import { remote } from './remote.ts';

const failure: Failure = { kind: 'unavailable', status: 500, reference: 'ABCDEFGH' };

describe('a remote value', () => {
  it('is "loading" during the call and "ready" after the response', async () => {
    const store = remote<number>();
    const loading = store.load(() => Promise.resolve(7));
    expect(store.$value.get()).toEqual({ state: 'loading' });
    await loading;
    expect(store.$value.get()).toEqual({ state: 'ready', value: 7 });
  });

  it('contains the failure if the service fails, and can then be loaded again', async () => {
    const store = remote<number>();
    await store.load(() => Promise.reject(new ServiceError(failure)));
    expect(store.$value.get()).toEqual({ state: 'failed', failure });
    await store.load(() => Promise.resolve(8));
    expect(store.$value.get()).toEqual({ state: 'ready', value: 8 });
  });

  it('aborts a call when a later call starts, and ignores the response of the aborted call', async () => {
    const store = remote<string>();
    const slow = Promise.withResolvers<string>();
    let aborted = false;
    const first = store.load((signal) => {
      signal.addEventListener('abort', () => (aborted = true));
      return slow.promise;
    });
    await store.load(() => Promise.resolve('new'));
    slow.resolve('old');
    await first;
    expect(store.$value.get()).toEqual({ state: 'ready', value: 'new' });
    expect(aborted).toBe(true);
  });

  it('stays "loading" after it is cleared, even if a response arrives later', async () => {
    const store = remote<string>();
    const slow = Promise.withResolvers<string>();
    const loading = store.load(() => slow.promise);
    store.clear();
    slow.resolve('member data');
    await loading;
    expect(store.$value.get()).toEqual({ state: 'loading' });
  });

  it('keeps its state and does not fail if its view closes during or after a call', async () => {
    const store = remote<string>();
    const { promise, reject } = Promise.withResolvers<string>();
    const loading = store.load((signal) => {
      signal.addEventListener('abort', () => reject(new ServiceError({ kind: 'aborted', reference: '' })));
      return promise;
    });
    store.leave();
    await loading;
    expect(store.$value.get()).toEqual({ state: 'loading' });
    await store.load(() => Promise.resolve('here'));
    store.leave();
    expect(store.$value.get()).toEqual({ state: 'ready', value: 'here' });
  });

  it('loads only once for several calls of ensure(), unless it was cleared or has failed', async () => {
    const store = remote<number>();
    const requests: PromiseWithResolvers<number>[] = [];
    const ensure = (): Promise<void> =>
      store.ensure(() => {
        const call = Promise.withResolvers<number>();
        requests.push(call);
        return call.promise;
      });
    const first = [ensure(), ensure()];
    expect(requests).toHaveLength(1);
    store.clear();
    const second = ensure();
    expect(requests).toHaveLength(2);
    requests[0]?.resolve(1);
    await Promise.all(first);
    requests[1]?.reject(new ServiceError(failure));
    await second;
    const third = ensure();
    requests[2]?.resolve(3);
    await third;
    await ensure();
    expect([requests.length, store.$value.get()]).toEqual([3, { state: 'ready', value: 3 }]);
  });

  it('aborts its call only after every view that opened the value has closed', () => {
    const store = remote<number>();
    const signals: AbortSignal[] = [];
    const open = (): (() => void) =>
      store.open((signal) => {
        signals.push(signal);
        return new Promise(() => {});
      });
    const [first, second] = [open(), open()];
    first();
    first();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    second();
    open();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('is "failed" after fail() is called, and contains the given failure', () => {
    const store = remote<string>();
    store.fail(failure);
    expect(store.$value.get()).toEqual({ state: 'failed', failure });
  });

  it('rethrows an error that is not a service failure', async () => {
    await expect(remote<string>().load(() => Promise.reject(new RangeError('ours')))).rejects.toThrow('ours');
  });
});
