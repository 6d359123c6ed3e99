import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { ServiceError, type Failure } from './failure.ts';
import { http, wireHttp, type HttpWiring } from './http.ts';

const PATH = '/rbsmbl/x-services/claim/summary';
const schema = v.object({ payload: v.object({ total: v.number() }) });
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
  wiring = { bearer: vi.fn(() => 'token-1'), tokenRefused: vi.fn(), criticalFailed: vi.fn() };
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
    expect(await http.post(PATH, { a: 1 }, schema)).toEqual(good);
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
    await http.get(PATH, schema, { headers: { appid: 'CHMMBR' } });
    expect(sent().headers.has('authorization')).toBe(false);
    expect(sent().headers.get('appid')).toBe('CHMMBR');
  });

  it('gives up after 90000 ms', async () => {
    vi.useFakeTimers();
    network.mockImplementation(() => new Promise(() => {}));
    const failed = failureOf(http.post(PATH, {}, schema));
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
    const failure = await failureOf(http.post(PATH, {}, schema));
    expect(failure).toEqual({
      kind,
      status,
      code: 'GEN-NOMATCH',
      reference: sent().headers.get('x-reference'),
    });
  });

  it('reads the business code of the base message as well (000 §8)', async () => {
    network.mockResolvedValue(answer({ baseMessage: { returnCodeDescription: 'UPD-LDAP' } }, 400));
    expect((await failureOf(http.post(PATH, {}, schema))).code).toBe('UPD-LDAP');
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
    expect((await failureOf(http.get(PATH, schema))).kind).toBe('bad-reply');
  });

  it('a field that does not fit is named by its path; its value is never logged', async () => {
    network.mockResolvedValue(answer({ payload: { total: 'SECRET-4711' } }));
    const failure = await failureOf(http.get(PATH, schema));
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
    const failed = failureOf(http.post(PATH, {}, schema, { signal: view.signal }));
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
    const result = http.get(PATH, schema);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await result).toEqual(good);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('a read is tried again when the network fails, and then is offline', async () => {
    network.mockRejectedValue(new TypeError('fetch failed'));
    const failed = failureOf(http.get(PATH, schema));
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await failed).kind).toBe('offline');
    expect(network).toHaveBeenCalledTimes(3);
  });

  it('so is a POST that only reads, with its body', async () => {
    network.mockResolvedValueOnce(answer({}, 503));
    const result = http.post(PATH, { a: 1 }, schema, { read: true });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await result).toEqual(good);
    expect(await network.mock.calls[1]?.[0].json()).toMatchObject({ payload: { a: 1 } });
  });

  it.each([
    ['post', () => http.post(PATH, {}, schema)],
    ['delete', () => http.delete(PATH, schema)],
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
    const failure = await failureOf(http.post(PATH, {}, schema, { critical: true }));
    expect(wiring.criticalFailed).toHaveBeenCalledExactlyOnceWith(failure, text);
  });

  it('other calls only warn', async () => {
    network.mockResolvedValue(answer({}, 500));
    await failureOf(http.post(PATH, {}, schema));
    expect(wiring.criticalFailed).not.toHaveBeenCalled();
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('a refused token, once; but not a token that has been replaced meanwhile, nor a refused sign-in', async () => {
    network.mockImplementation(() => Promise.resolve(answer({}, 401)));
    await failureOf(http.post(PATH, {}, schema));
    expect(wiring.tokenRefused).toHaveBeenCalledTimes(1);
    wiring.bearer.mockReturnValueOnce('token-1').mockReturnValue('token-2');
    await failureOf(http.post(PATH, {}, schema));
    wiring.bearer.mockReturnValue(null);
    await failureOf(http.post(PATH, {}, schema));
    expect(wiring.tokenRefused).toHaveBeenCalledTimes(1);
  });
});
