import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { ServiceError, type Failure } from './failure.ts';
import { defineCall } from './call.schema.ts';
import { send, wireHttp, type HttpWiring } from './http.ts';
import { expiringStorage } from './storage.ts';

const reply = v.object({ payload: v.object({ total: v.number() }) });
const path = '/rbsmbl/x-services/claim/summary';
const payload = v.object({ a: v.optional(v.number()) });
/** Calls as the contract writes them: a read, a write, a POST that reads, a removal. */
const read = defineCall({ method: 'get', path, access: 'member', reply });
const write = defineCall({ method: 'post', path, access: 'member', payload, reply });
const postRead = defineCall({ method: 'post', path, access: 'member', payload, reply, read: true });
const removal = defineCall({ method: 'delete', path, access: 'member', reply });
const critical = defineCall({ method: 'post', path, access: 'member', payload, reply, critical: true });
const good = { payload: { total: 3 } };

/** The network is the boundary: everything on this side of fetch is ours. */
let network: Mock<(request: Request) => Promise<Response>>;
let wiring: { [K in keyof HttpWiring]: Mock<HttpWiring[K]> };
let warned: Mock<(...args: unknown[]) => void>;

const answer = (body: unknown, status = 200): Response => Response.json(body, { status });

beforeEach(() => {
  network = vi.fn(() => Promise.resolve(answer(good)));
  vi.stubGlobal('fetch', (input: Request) => network(input.clone()));
  vi.stubGlobal('document', { baseURI: 'https://northstar.example/login/' });
  // Node knows no page address; the browser resolves the path itself.
  const { Request: NodeRequest } = globalThis;
  vi.stubGlobal(
    'Request',
    class extends NodeRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'https://northstar.example') : input, init);
      }
    },
  );
  wiring = {
    bearer: vi.fn(() => 'token-1'),
    ready: vi.fn<HttpWiring['ready']>(() => undefined),
    renewed: vi.fn<HttpWiring['renewed']>(() => Promise.resolve(null)),
    tokenRefused: vi.fn(),
    criticalFailed: vi.fn(),
    host: vi.fn(() => 'northstar.example'),
    serviceHosts: vi.fn(() => null),
    cache: vi.fn(() => null),
    stubFor: vi.fn(() => null),
  };
  wireHttp(wiring);
  warned = vi.fn();
  vi.spyOn(console, 'warn').mockImplementation(warned);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sent = (): Request => {
  const request = network.mock.calls[0]?.[0];
  if (!request) throw new Error('nothing was sent');
  return request;
};

async function failureOf(call: Promise<unknown>): Promise<Failure> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ServiceError)) throw new Error(`expected a ServiceError, got ${String(error)}`);
  return error.failure;
}

describe('the request wrapper (000 §7)', () => {
  it('posts JSON in the base message wrapper, with bearer and reference', async () => {
    expect(await send(write, { payload: { a: 1 } })).toEqual(good);
    expect(sent().headers.get('content-type')).toBe('application/json');
    expect(sent().headers.get('authorization')).toBe('Bearer token-1');
    expect(sent().headers.get('x-reference')).toMatch(/^[2-9A-Z]{8}$/);
    expect(await sent().json()).toEqual({
      baseMessage: { headerVersion: '1.0', payloadVersion: '2.0', additionalInfo: null },
      payload: { a: 1 },
    });
  });

  it('sends no Authorization while nobody is signed in', async () => {
    wiring.bearer.mockReturnValue(null);
    await send(defineCall({ method: 'get', path, access: 'member', sends: { appid: 'CHMMBR' }, reply }), {});
    expect(sent().headers.has('authorization')).toBe(false);
    expect(sent().headers.get('appid')).toBe('CHMMBR');
  });

  it('gives up after 90000 ms', async () => {
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
  ] as const)('HTTP %d is %s', async (status, kind) => {
    network.mockResolvedValue(answer({ errors: [{ errorMessage: 'GEN-NOMATCH' }] }, status));
    const failure = await failureOf(send(write, { payload: {} }));
    expect(failure).toEqual({
      kind,
      status,
      code: 'GEN-NOMATCH',
      reference: sent().headers.get('x-reference'),
    });
  });

  it('reads the business code of the base message as well (000 §8)', async () => {
    network.mockResolvedValue(answer({ baseMessage: { returnCodeDescription: 'UPD-LDAP' } }, 400));
    expect((await failureOf(send(write, { payload: {} }))).code).toBe('UPD-LDAP');
  });

  it.each([
    [
      'malformed JSON',
      () => new Response('{"payload":', { headers: { 'content-type': 'application/json' } }),
    ],
    ['an HTML page', () => new Response('<html>oops</html>', { headers: { 'content-type': 'text/html' } })],
    ['an empty body', () => new Response('')],
    ['another shape', () => answer([])],
  ])('%s is a bad reply', async (_name, body) => {
    network.mockImplementation(() => Promise.resolve(body()));
    expect((await failureOf(send(read, {}))).kind).toBe('bad-reply');
  });

  it('a field that does not fit is named by its path; its value is never logged', async () => {
    network.mockResolvedValue(answer({ payload: { total: 'SECRET-4711' } }));
    const failure = await failureOf(send(read, {}));
    expect(failure).toMatchObject({ kind: 'bad-reply', issues: ['payload.total'] });
    const log = JSON.stringify(warned.mock.calls);
    expect(log).toContain('payload.total');
    expect(log).toContain(failure.reference);
    expect(log).not.toContain('SECRET');
  });

  it('a closed view aborts its call, silently', async () => {
    const view = new AbortController();
    network.mockImplementation(
      (request) =>
        new Promise((_resolve, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
        ),
    );
    const failed = failureOf(send(write, { payload: {} }, { signal: view.signal }));
    await vi.waitFor(() => expect(network).toHaveBeenCalled());
    view.abort();
    expect((await failed).kind).toBe('aborted');
    expect(warned).not.toHaveBeenCalled();
  });
});

describe('retries (000 §7)', () => {
  beforeEach(() => vi.useFakeTimers());

  it.each([502, 503, 504])('a read is tried again on %d', async (status) => {
    network.mockResolvedValueOnce(answer({}, status));
    const result = send(read, {});
    await vi.advanceTimersByTimeAsync(5000);
    expect(await result).toEqual(good);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('a read is tried again when the network fails, and then is offline', async () => {
    network.mockRejectedValue(new TypeError('fetch failed'));
    const failed = failureOf(send(read, {}));
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await failed).kind).toBe('offline');
    expect(network).toHaveBeenCalledTimes(3);
  });

  it('a connection that drops in the middle of an answer is a network failure like another', async () => {
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

  it('an answer whose body never ends is a timeout', async () => {
    network.mockImplementation(() => Promise.resolve(new Response(new ReadableStream({}))));
    const failed = failureOf(send(write, { payload: {} }));
    await vi.advanceTimersByTimeAsync(90_000);
    expect((await failed).kind).toBe('timeout');
  });

  it('a GET that changes something is sent once, and never shared', async () => {
    const visit = defineCall({ method: 'get', path, access: 'member', reply, writes: true });
    network.mockImplementation(() => Promise.resolve(answer({}, 503)));
    const failed = Promise.all([failureOf(send(visit, {})), failureOf(send(visit, {}))]);
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('so is a POST that only reads, with its body', async () => {
    network.mockResolvedValueOnce(answer({}, 503));
    const result = send(postRead, { payload: { a: 1 } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await result).toEqual(good);
    expect(await network.mock.calls[1]?.[0].json()).toMatchObject({ payload: { a: 1 } });
  });

  it.each([
    ['post', () => send(write, { payload: {} })],
    ['delete', () => send(removal, {})],
  ])('a %s never is', async (_method, call) => {
    network.mockResolvedValue(answer({}, 503));
    const failed = failureOf(call());
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    expect(network).toHaveBeenCalledTimes(1);
  });
});

describe('what the session hears', () => {
  it.each([
    [400, 'Bad data.'],
    [404, 'The requested page was not found'],
    [500, 'The server reported an error.'],
    [418, ''],
  ])('a critical call that fails with %d says %j (000 §8)', async (status, text) => {
    network.mockResolvedValue(answer({}, status));
    const failure = await failureOf(send(critical, { payload: {} }));
    expect(wiring.criticalFailed).toHaveBeenCalledExactlyOnceWith(failure, text);
  });

  it('other calls only warn', async () => {
    network.mockResolvedValue(answer({}, 500));
    await failureOf(send(write, { payload: {} }));
    expect(wiring.criticalFailed).not.toHaveBeenCalled();
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('a refused token, once; but not a token that has been replaced meanwhile, nor a refused sign-in', async () => {
    network.mockImplementation(() => Promise.resolve(answer({}, 401)));
    await failureOf(send(write, { payload: {} }));
    expect(wiring.tokenRefused).toHaveBeenCalledTimes(1);
    wiring.bearer.mockReturnValueOnce('token-1').mockReturnValue('token-2');
    await failureOf(send(write, { payload: {} }));
    wiring.bearer.mockReturnValue(null);
    await failureOf(send(write, { payload: {} }));
    expect(wiring.tokenRefused).toHaveBeenCalledTimes(1);
  });
});

describe('what a call asks for is where the service looks for it', () => {
  it('parameters in the path, encoded; the query behind; headers of the call and of the caller', async () => {
    const call = defineCall({
      method: 'put',
      path: '/wcs/x-services/resources/store/{storeID}/csrproxy/{logonID}/start',
      access: 'staff',
      sends: { APPID: 'CHMMBR' },
      takes: ['ObSSOCookie'],
      query: v.object({ from: v.string(), to: v.optional(v.string()) }),
      encoding: 'json',
      payload: v.array(v.number()),
      reply,
    });
    await send(call, {
      params: { storeID: '10152', logonID: 'A/B?' },
      query: { from: '2026-01-01', to: undefined },
      headers: { ObSSOCookie: 'c' },
      payload: [1, 2],
    });
    expect(sent().url).toBe(
      'https://northstar.example/wcs/x-services/resources/store/10152/csrproxy/A%2FB%3F/start?from=2026-01-01',
    );
    expect(sent().method).toBe('PUT');
    expect([sent().headers.get('appid'), sent().headers.get('obssocookie')]).toEqual(['CHMMBR', 'c']);
    expect(await sent().json()).toEqual([1, 2]);
  });

  it('a form is written as a form', async () => {
    const form = v.object({ grant_type: v.string(), scope: v.string() });
    await send(
      defineCall({
        method: 'post',
        path: '/api/oauth/tokens',
        access: 'client',
        encoding: 'form',
        payload: form,
        reply,
      }),
      { payload: { grant_type: 'password', scope: 'resource.READ' } },
    );
    expect(sent().headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(await sent().text()).toBe('grant_type=password&scope=resource.READ');
  });

  it('a call without a payload has an empty body', async () => {
    await send(removal, {});
    expect(await sent().text()).toBe('');
  });

  it('a file comes as a Blob; anything else in its place is a bad reply', async () => {
    const file = defineCall({ method: 'get', path, access: 'member', reply: { file: 'application/pdf' } });
    network.mockResolvedValueOnce(new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }));
    expect(await (await send(file, {})).text()).toBe('%PDF-');
    network.mockResolvedValueOnce(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    expect((await failureOf(send(file, {}))).kind).toBe('bad-reply');
  });

  it('the log names the call, not what its parameters hold', async () => {
    const call = defineCall({
      method: 'get',
      path: '/rbsmbl/x-services/file/{name}',
      access: 'member',
      reply,
    });
    network.mockResolvedValue(answer({}, 500));
    await failureOf(send(call, { params: { name: 'DELGADO-900481701' } }));
    expect(JSON.stringify(warned.mock.calls)).toContain('/file/{name}');
    expect(JSON.stringify(warned.mock.calls)).not.toContain('DELGADO');
  });
});

describe('environments (000 §7)', () => {
  it.each([
    ['qa.northstar.example', 'qa'],
    ['dev.northstar.example', 'dev'],
    ['northstar.example', null],
    ['m00laptop', null],
  ])('on %s the test-backend header is %s', async (host, expected) => {
    wiring.host.mockReturnValue(host);
    await send(read, {});
    expect(sent().headers.get('x-test-backend')).toBe(expected);
  });

  it('cross-origin mode asks the host of the environment, without commerce tokens', async () => {
    wiring.serviceHosts.mockReturnValue({ prod: 'https://services.example' });
    const call = defineCall({ method: 'get', path, access: 'member', sends: { WCToken: 't' }, reply });
    await send(call, {});
    expect(sent().url).toBe(`https://services.example${path}`);
    expect(sent().headers.has('wctoken')).toBe(false);
    expect(sent().headers.get('authorization')).toBe('Bearer token-1');
  });

  it('stub mode reads the canned answer, whatever the method', async () => {
    wiring.stubFor.mockReturnValue('/stubs/claim/summary.json');
    await send(removal, {});
    expect([sent().method, sent().url]).toEqual([
      'GET',
      'https://northstar.example/stubs/claim/summary.json',
    ]);
  });
});

describe('identical reads under way are one request', () => {
  /** Answers when told. */
  function held() {
    const { promise, resolve } = Promise.withResolvers<Response>();
    network.mockImplementation(() => promise.then((shared) => shared.clone()));
    return { answerNow: () => resolve(answer(good)) };
  }

  it('both get the answer; a later one asks again', async () => {
    const { answerNow } = held();
    const both = Promise.all([send(postRead, { payload: { a: 1 } }), send(postRead, { payload: { a: 1 } })]);
    answerNow();
    expect(await both).toEqual([good, good]);
    expect(network).toHaveBeenCalledTimes(1);
    network.mockImplementation(() => Promise.resolve(answer(good)));
    await send(postRead, { payload: { a: 1 } });
    expect(network).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['other payloads', () => [send(postRead, { payload: { a: 1 } }), send(postRead, { payload: { a: 2 } })]],
    ['writes', () => [send(write, { payload: { a: 1 } }), send(write, { payload: { a: 1 } })]],
  ])('%s are not shared', async (_name, ask) => {
    await Promise.all(ask());
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('nor are those of another person', async () => {
    const { answerNow } = held();
    const first = send(read, {});
    wiring.bearer.mockReturnValue('token-2');
    const second = send(read, {});
    answerNow();
    await Promise.all([first, second]);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('one view that closes does not take the answer from the other, and nothing is logged', async () => {
    const { answerNow } = held();
    const view = new AbortController();
    const closed = failureOf(send(read, {}, { signal: view.signal }));
    const open = send(read, {}, { signal: new AbortController().signal });
    view.abort();
    expect(await closed).toMatchObject({
      kind: 'aborted',
      reference: expect.stringMatching(/^[2-9A-Z]{8}$/),
    });
    answerNow();
    expect(await open).toEqual(good);
    expect(warned).not.toHaveBeenCalled();
  });
});

describe('answers that are the same for everybody are kept for 3600000 ms (000 §7)', () => {
  const cached = defineCall({ method: 'get', path, access: 'public', reply, cached: true });

  it('and asked for again after it', async () => {
    const kept = new Map<string, string>();
    const area = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    };
    let now = 0;
    const storage = expiringStorage(
      () => area as Storage,
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

  it('an answer that an older build kept and that no longer fits is asked for anew', async () => {
    const storage = { get: () => ({ old: true }), set: vi.fn(), remove: vi.fn(), clear: vi.fn() };
    wiring.cache.mockReturnValue(storage);
    expect(await send(cached, {})).toEqual(good);
    expect(storage.set).toHaveBeenCalledOnce();
  });

  it('a storage that is full loses nothing but time', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    wiring.cache.mockReturnValue({ get: () => null, set: full, remove: vi.fn(), clear: vi.fn() });
    expect(await send(cached, {})).toEqual(good);
  });

  it('nothing else is kept', async () => {
    const storage = { get: vi.fn(), set: vi.fn(), remove: vi.fn(), clear: vi.fn() };
    wiring.cache.mockReturnValue(storage);
    await send(read, {});
    expect([storage.get, storage.set].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
  });
});

describe('a token that the services refuse (000 §4 Token login session)', () => {
  const tokensSent = (): (string | null)[] =>
    network.mock.calls.map(([request]) => request.headers.get('authorization'));

  it('is renewed, and the call made again, once, a write too', async () => {
    network.mockImplementationOnce(() => Promise.resolve(answer({}, 401)));
    wiring.renewed.mockImplementation(() => Promise.resolve('token-2'));
    expect(await send(write, { payload: { a: 1 } })).toEqual(good);
    expect(tokensSent()).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(wiring.tokenRefused).not.toHaveBeenCalled();
    expect(warned).not.toHaveBeenCalled();
  });

  it('ends the session where there is no other, or where that is refused as well', async () => {
    network.mockImplementation(() => Promise.resolve(answer({}, 401)));
    await failureOf(send(read, {}));
    expect(wiring.tokenRefused).toHaveBeenCalledWith('token-1');
    wiring.renewed.mockImplementation(() => {
      wiring.bearer.mockImplementation(() => 'token-2');
      return Promise.resolve('token-2');
    });
    expect(await failureOf(send(read, {}))).toMatchObject({ kind: 'signed-out' });
    expect(wiring.tokenRefused).toHaveBeenLastCalledWith('token-2');
    expect(network).toHaveBeenCalledTimes(3);
  });

  it('ends nothing while nobody can be asked for another', async () => {
    network.mockImplementation(() => Promise.resolve(answer({}, 401)));
    wiring.renewed.mockImplementation(() =>
      Promise.reject(new ServiceError({ kind: 'offline', reference: 'R' })),
    );
    expect(await failureOf(send(read, {}))).toMatchObject({ kind: 'offline' });
    expect(wiring.tokenRefused).not.toHaveBeenCalled();
  });

  it('is waited for before a call that carries it, and by no call for tokens', async () => {
    wiring.ready.mockImplementation(() => {
      wiring.bearer.mockImplementation(() => 'token-2');
      return Promise.resolve();
    });
    await send(read, {});
    expect(tokensSent()).toEqual(['Bearer token-2']);
    await send(defineCall({ method: 'get', path, access: 'client', reply }), {});
    expect(tokensSent()).toEqual(['Bearer token-2', null]);
    expect(wiring.ready).toHaveBeenCalledTimes(1);
  });

  it('says nothing of the page’s own session where it was another’s', async () => {
    network.mockImplementation(() => Promise.resolve(answer({}, 401)));
    wiring.ready.mockImplementation(() => Promise.resolve());
    const options = { bearer: 'over', withoutCookies: true, keepalive: true };
    expect(await failureOf(send(write, { payload: { a: 1 } }, options))).toMatchObject({
      kind: 'signed-out',
    });
    expect(tokensSent()).toEqual(['Bearer over']);
    expect(sent()).toMatchObject({ credentials: 'omit', keepalive: true });
    for (const unasked of [wiring.ready, wiring.renewed, wiring.tokenRefused])
      expect(unasked).not.toHaveBeenCalled();
  });
});
