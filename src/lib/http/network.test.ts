import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { NoConnectionError, HttpStatusError, request } from './network.ts';

const URL = 'https://services.example/claims';
const NOW = new Date('2026-03-02T10:00:00Z');

let network: Mock<(request: Request, init?: RequestInit) => Promise<Response>>;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  network = vi.fn(() => Promise.resolve(Response.json({ total: 3 })));
  vi.stubGlobal('fetch', network);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Tracks a request: `now()` returns the status of its response, or the error that it threw. */
function ends(sent: Promise<Response>): { now(): unknown } {
  let end: unknown = 'under way';
  sent.then(
    ({ status }) => (end = status),
    (error: unknown) => (end = error),
  );
  return { now: () => end };
}

const read = (signal?: AbortSignal) => ends(request(URL, {}, { repeatable: true, signal }));
const write = () => ends(request(URL, { method: 'post', body: '{}' }, { repeatable: false }));
const unreachable = (headers: Record<string, string> = {}) => new Response('', { status: 503, headers });
const turn = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a repeatable request', () => {
  it('is retried after 300 ms, and once more after 600 ms', async () => {
    network.mockImplementation(() => Promise.resolve(unreachable()));
    const sent = read();
    const times: number[] = [];
    for (const ms of [299, 1, 599, 1, 60_000]) {
      await turn(ms);
      times.push(network.mock.calls.length);
    }
    expect(times).toEqual([1, 2, 2, 3, 3]);
    expect(sent.now()).toEqual(new HttpStatusError(503, undefined));
  });

  it('is retried if there is no connection', async () => {
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const sent = read();
    await turn(300);
    expect(sent.now()).toBe(200);
  });

  it.each([400, 401, 404, 429, 500])('is not retried after status %d', async (status) => {
    network.mockImplementation(() => Promise.resolve(Response.json({ errors: [] }, { status })));
    const sent = read();
    await turn(60_000);
    expect(network).toHaveBeenCalledTimes(1);
    expect(sent.now()).toEqual(new HttpStatusError(status, { errors: [] }));
  });

  it.each([
    ['0', 0],
    ['2', 2000],
    ['10', 10_000],
    ['Mon, 02 Mar 2026 10:00:05 GMT', 5000],
    ['Mon, 02 Mar 2026 09:00:00 GMT', 0],
    ['in a while', 300],
  ])('that gets a 503 with Retry-After "%s" is retried after %d ms', async (header, ms) => {
    network.mockResolvedValueOnce(unreachable({ 'Retry-After': header }));
    const sent = read();
    await turn(Math.max(ms - 1, 0));
    expect(network).toHaveBeenCalledTimes(ms > 0 ? 1 : 2);
    await turn(1);
    expect(sent.now()).toBe(200);
  });

  it('is not retried automatically if Retry-After exceeds 10 s', async () => {
    network.mockImplementation(() => Promise.resolve(unreachable({ 'Retry-After': '11' })));
    const sent = read();
    await turn(0);
    expect(sent.now()).toBeInstanceOf(HttpStatusError);
    await turn(60_000);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['90', 90_000],
    ['Mon, 02 Mar 2026 10:01:00 GMT', 60_000],
    ['Mon, 02 Mar 2026 09:00:00 GMT', 0],
    ['later', null],
  ])(
    'that gets a 429 with Retry-After "%s" fails with an error whose pauseMs is %s',
    async (header, pauseMs) => {
      const headers = { 'Retry-After': header };
      network.mockImplementation(() => Promise.resolve(Response.json({}, { status: 429, headers })));
      const sent = read();
      await turn(0);
      expect(sent.now()).toEqual(new HttpStatusError(429, {}, pauseMs));
      expect(sent.now()).toMatchObject({ pauseMs });
    },
  );

  it('is not retried after an abort', async () => {
    network.mockImplementation(() => Promise.resolve(unreachable()));
    const view = new AbortController();
    const sent = read(view.signal);
    await turn(100);
    view.abort();
    await turn(60_000);
    expect(sent.now()).toBe(view.signal.reason);
    expect(network).toHaveBeenCalledTimes(1);
  });
});

it('a write is never retried, even if there is no connection', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  const sent = write();
  await turn(60_000);
  expect(sent.now()).toBeInstanceOf(NoConnectionError);
  expect(network).toHaveBeenCalledTimes(1);
});

it('each attempt to send a request is aborted after 90 s', async () => {
  network.mockResolvedValueOnce(unreachable()).mockImplementation(() => new Promise(() => {}));
  const sent = read();
  await turn(300 + 89_999);
  expect(sent.now()).toBe('under way');
  await turn(1);
  expect(sent.now()).toMatchObject({ name: 'TimeoutError' });
  expect(network.mock.calls[1]?.[0].signal.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  [true, true],
  [false, undefined],
])(
  'keepalive %j in a Request becomes the fetch option keepalive: %j, because Firefox reads only the option',
  async (keepalive, passed) => {
    const sent = ends(request(URL, { method: 'delete', keepalive }, { repeatable: false }));
    await turn(0);
    expect(sent.now()).toBe(200);
    expect(network.mock.calls[0]?.[0].keepalive).toBe(keepalive);
    expect(network.mock.calls[0]?.[1]?.keepalive).toBe(passed);
  },
);

it('a request rejects with an AbortError if its view has already closed', async () => {
  // Rejects as a browser does for an aborted signal.
  network.mockImplementation(({ signal }) =>
    signal.aborted ? Promise.reject(signal.reason as Error) : new Promise(() => {}),
  );
  const sent = read(AbortSignal.abort());
  await turn(0);
  expect(sent.now()).toMatchObject({ name: 'AbortError' });
});

it('a response without a body leaves no timer running', async () => {
  network.mockResolvedValue(new Response(null, { status: 204 }));
  const sent = read();
  await turn(0);
  expect(sent.now()).toBe(204);
  expect(vi.getTimerCount()).toBe(0);
});

it('a request with an invalid method throws a TypeError, and is not reported as a missing connection', async () => {
  const sent = ends(request(URL, { method: 'not a method' }, { repeatable: true }));
  await turn(60_000);
  expect(sent.now()).toBeInstanceOf(TypeError);
  expect(network).not.toHaveBeenCalled();
});
