/** Responses that callers share, either because a read is in flight or because the response is cached for an hour (000 §7). */
import { describe, expect, it, vi } from 'vitest';
import { defineCall } from './call.schema.ts';
import { send } from './http.ts';
import { storageArea } from '../storage/storage-area.fixture.ts';
import { expiringStorage } from '../storage/storage.ts';
import {
  respond,
  failureOf,
  good,
  network,
  path,
  postRead,
  read,
  response,
  warned,
  wiring,
  write,
} from './http.fixture.ts';

describe('shared reads', () => {
  /** Mocks a network that responds when the test calls `respondNow`. */
  function held() {
    const { promise, resolve } = Promise.withResolvers<Response>();
    network.mockImplementation(() => promise.then((shared) => shared.clone()));
    return { respondNow: () => resolve(respond(good)) };
  }

  it('share one request until its response arrives, after which the next read sends a new request', async () => {
    const { respondNow } = held();
    const both = Promise.all([send(postRead, { payload: { a: 1 } }), send(postRead, { payload: { a: 1 } })]);
    respondNow();
    expect(await both).toEqual([good, good]);
    expect(network).toHaveBeenCalledTimes(1);
    network.mockImplementation(() => Promise.resolve(respond(good)));
    await send(postRead, { payload: { a: 1 } });
    expect(network).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      'reads with different payloads',
      () => [send(postRead, { payload: { a: 1 } }), send(postRead, { payload: { a: 2 } })],
    ],
    ['writes', () => [send(write, { payload: { a: 1 } }), send(write, { payload: { a: 1 } })]],
  ])('do not include %s', async (_name, ask) => {
    await Promise.all(ask());
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('do not include a read with another token', async () => {
    const { respondNow } = held();
    const first = send(read, {});
    wiring.bearer.mockReturnValue('token-2');
    const second = send(read, {});
    respondNow();
    await Promise.all([first, second]);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('continue for one caller if the other caller’s view closes', async () => {
    const { respondNow } = held();
    const view = new AbortController();
    const closed = failureOf(send(read, {}, { signal: view.signal }));
    const open = send(read, {}, { signal: new AbortController().signal });
    view.abort();
    expect(await closed).toMatchObject({
      kind: 'aborted',
      reference: expect.stringMatching(/^[2-9A-Z]{8}$/),
    });
    respondNow();
    expect(await open).toEqual(good);
    expect(warned).not.toHaveBeenCalled();
  });
});

describe('responses that are the same for all users', () => {
  const cached = defineCall({ method: 'get', path, access: 'public', response, cached: true });

  it('are cached for 3,600,000 ms and then requested again (000 §7)', async () => {
    const area = storageArea();
    let now = 0;
    const storage = expiringStorage(
      () => area,
      () => now,
    );
    wiring.cache.mockReturnValue(storage);
    await send(cached, {});
    now = 3_599_999;
    expect(await send(cached, {})).toEqual(good);
    expect(network).toHaveBeenCalledTimes(1);
    now = 3_600_000;
    await send(cached, {});
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('are requested again if an older build cached an invalid response', async () => {
    const storage = { get: () => ({ old: true }), set: vi.fn(), remove: vi.fn(), clear: vi.fn() };
    wiring.cache.mockReturnValue(storage);
    expect(await send(cached, {})).toEqual(good);
    expect(storage.set).toHaveBeenCalledOnce();
  });

  it('are returned without caching if storage is full', async () => {
    wiring.cache.mockReturnValue({ get: () => null, set: () => false, remove: vi.fn(), clear: vi.fn() });
    expect(await send(cached, {})).toEqual(good);
  });

  it('are the only responses that are cached', async () => {
    const storage = { get: vi.fn(), set: vi.fn(), remove: vi.fn(), clear: vi.fn() };
    wiring.cache.mockReturnValue(storage);
    await send(read, {});
    expect([storage.get, storage.set].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
  });
});
