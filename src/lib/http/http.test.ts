import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { defineCall } from './call.schema.ts';
import { send } from './http.ts';
import {
  respond,
  critical,
  failureOf,
  good,
  network,
  path,
  postRead,
  read,
  removal,
  response,
  sent,
  warned,
  wiring,
  write,
} from './http.fixture.ts';
import { lenientList } from './lenient-list.schema.ts';

describe('the HTTP client (000 §7)', () => {
  it('posts JSON in the base message wrapper, with a bearer token and a reference code', async () => {
    expect(await send(write, { payload: { a: 1 } })).toEqual(good);
    expect(sent().headers.get('content-type')).toBe('application/json');
    expect(sent().headers.get('authorization')).toBe('Bearer token-1');
    expect(sent().headers.get('x-reference')).toMatch(/^[2-9A-Z]{8}$/);
    expect(await sent().json()).toEqual({
      baseMessage: { headerVersion: '1.0', payloadVersion: '2.0', additionalInfo: null },
      payload: { a: 1 },
    });
  });

  it('sends no Authorization header while signed out', async () => {
    wiring.bearer.mockReturnValue(null);
    await send(
      defineCall({ method: 'get', path, access: 'member', sends: { appid: 'CHMMBR' }, response }),
      {},
    );
    expect(sent().headers.has('authorization')).toBe(false);
    expect(sent().headers.get('appid')).toBe('CHMMBR');
  });

  it('reports a timeout after 90,000 ms without a response', async () => {
    vi.useFakeTimers();
    network.mockImplementation(() => new Promise(() => {}));
    const failed = failureOf(send(write, { payload: {} }));
    await vi.advanceTimersByTimeAsync(89_999);
    expect(warned).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await failed).kind).toBe('timeout');
  });

  it.each([
    [400, 'rejected'],
    [401, 'signed-out'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'forbidden'],
    [422, 'rejected'],
    [500, 'unavailable'],
    [501, 'unavailable'],
  ] as const)('reports status %d as the failure "%s"', async (status, kind) => {
    network.mockResolvedValue(respond({ errors: [{ errorMessage: 'GEN-NOMATCH' }] }, status));
    const failure = await failureOf(send(write, { payload: {} }));
    expect(failure).toEqual({
      kind,
      status,
      code: 'GEN-NOMATCH',
      reference: sent().headers.get('x-reference'),
    });
  });

  it('logs the kind and field of invalid list entries, but never their values', async () => {
    const list = lenientList('claim', v.object({ number: v.string() }));
    const call = defineCall({ method: 'get', path, access: 'member', response: list });
    network.mockResolvedValue(respond([{ number: 'A1' }, { number: { secret: 'M-1' } }, 'M-2']));
    expect(await send(call, {})).toEqual({ items: [{ number: 'A1' }], skipped: 2 });
    expect(warned.mock.calls).toEqual([
      [
        `service ${path}: entries skipped, reference ${sent().headers.get('x-reference')} fields: claim number, claim`,
      ],
    ]);
    network.mockResolvedValue(respond([{ number: 7 }]));
    expect((await failureOf(send(call, {}))).issues).toContain('claim number');
  });

  it('reads the business code from the base message (000 §8)', async () => {
    network.mockResolvedValue(respond({ baseMessage: { returnCodeDescription: 'UPD-LDAP' } }, 400));
    expect((await failureOf(send(write, { payload: {} }))).code).toBe('UPD-LDAP');
  });

  it.each([
    [
      'malformed JSON',
      () => new Response('{"payload":', { headers: { 'content-type': 'application/json' } }),
    ],
    ['an HTML page', () => new Response('<html>oops</html>', { headers: { 'content-type': 'text/html' } })],
    ['an empty body', () => new Response('')],
    ['JSON of the wrong shape', () => respond([])],
  ])('reports %s as an invalid response', async (_name, body) => {
    network.mockImplementation(() => Promise.resolve(body()));
    expect((await failureOf(send(read, {}))).kind).toBe('bad-response');
  });

  it('logs the path of an invalid field, but never its value', async () => {
    network.mockResolvedValue(respond({ payload: { total: 'SECRET-4711' } }));
    const failure = await failureOf(send(read, {}));
    expect(failure).toMatchObject({ kind: 'bad-response', issues: ['payload.total'] });
    const log = JSON.stringify(warned.mock.calls);
    expect(log).toContain('payload.total');
    expect(log).toContain(failure.reference);
    expect(log).not.toContain('SECRET');
  });

  it('aborts a call when its view closes, without logging', async () => {
    const view = new AbortController();
    network.mockImplementation(
      (request) =>
        new Promise((_resolve, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
          view.abort(); // aborts now, because Node may garbage-collect the signal, and its listener would never run
        }),
    );
    const failed = await failureOf(send(write, { payload: {} }, { signal: view.signal }));
    expect(failed.kind).toBe('aborted');
    expect(warned).not.toHaveBeenCalled();
  });
});

describe('the retry logic (000 §7)', () => {
  beforeEach(() => vi.useFakeTimers());

  it.each([502, 503, 504])('retries a read after status %d', async (status) => {
    network.mockResolvedValueOnce(respond({}, status));
    const result = send(read, {});
    await vi.advanceTimersByTimeAsync(5000);
    expect(await result).toEqual(good);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('retries a read after a network failure, and reports "offline" after the last retry', async () => {
    network.mockRejectedValue(new TypeError('fetch failed'));
    const failed = failureOf(send(read, {}));
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await failed).kind).toBe('offline');
    expect(network).toHaveBeenCalledTimes(3);
  });

  it('retries a read whose connection drops in the middle of the response', async () => {
    const half = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"payload":'));
          controller.error(new TypeError('network error'));
        },
      });
    network.mockImplementationOnce(() => Promise.resolve(new Response(half())));
    const result = send(read, {});
    await vi.advanceTimersByTimeAsync(5000);
    expect(await result).toEqual(good);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('reports a timeout for a write whose response never ends', async () => {
    network.mockImplementation(() => Promise.resolve(new Response(new ReadableStream({}))));
    const failed = failureOf(send(write, { payload: {} }));
    await vi.advanceTimersByTimeAsync(90_000);
    expect((await failed).kind).toBe('timeout');
  });

  it('neither retries nor shares a GET that changes data on the server', async () => {
    const visit = defineCall({ method: 'get', path, access: 'member', response, writes: true });
    network.mockImplementation(() => Promise.resolve(respond({}, 503)));
    const failed = Promise.all([failureOf(send(visit, {})), failureOf(send(visit, {}))]);
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('retries a POST that only reads data, with the same body', async () => {
    network.mockResolvedValueOnce(respond({}, 503));
    const result = send(postRead, { payload: { a: 1 } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await result).toEqual(good);
    expect(await network.mock.calls[1]?.[0].json()).toMatchObject({ payload: { a: 1 } });
  });

  it.each([
    ['post', () => send(write, { payload: {} })],
    ['delete', () => send(removal, {})],
  ])('never retries a %s', async (_method, call) => {
    network.mockResolvedValue(respond({}, 503));
    const failed = failureOf(call());
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    expect(network).toHaveBeenCalledTimes(1);
  });
});

describe('after a failed call, the HTTP wiring', () => {
  it.each([
    [400, 'Bad data.'],
    [404, 'The requested page was not found'],
    [500, 'The server reported an error.'],
    [418, ''],
  ])(
    'is notified that a critical call failed with status %d, and receives the error text %j (000 §8)',
    async (status, text) => {
      network.mockResolvedValue(respond({}, status));
      const failure = await failureOf(send(critical, { payload: {} }));
      expect(wiring.criticalFailed).toHaveBeenCalledExactlyOnceWith(failure, text);
    },
  );

  it('receives the error text for status 407 if the front-end server wraps a 407 in a 502', async () => {
    network.mockResolvedValue(respond({ errors: [{ errorMessage: '407' }] }, 502));
    const failure = await failureOf(send(critical, { payload: {} }));
    const text = 'You need to authenticate with a proxy.';
    expect(wiring.criticalFailed).toHaveBeenCalledExactlyOnceWith(failure, text);
  });

  it('is not notified of the failure if the call is not critical; only a warning is logged', async () => {
    network.mockResolvedValue(respond({}, 500));
    await failureOf(send(write, { payload: {} }));
    expect(wiring.criticalFailed).not.toHaveBeenCalled();
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('is notified of a rejected token, but not of a rejected sign-in or a token that was already replaced', async () => {
    network.mockImplementation(() => Promise.resolve(respond({}, 401)));
    await failureOf(send(write, { payload: {} }));
    expect(wiring.tokenRejected).toHaveBeenCalledTimes(1);
    wiring.bearer.mockReturnValueOnce('token-1').mockReturnValue('token-2');
    await failureOf(send(write, { payload: {} }));
    wiring.bearer.mockReturnValue(null);
    await failureOf(send(write, { payload: {} }));
    expect(wiring.tokenRejected).toHaveBeenCalledTimes(1);
  });
});
