/** Early reads: requests that are sent before the code that needs their responses is loaded (decisions/code#reads-that-start-before-their-code). */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { respond, good, network, path, postRead, sent, warned, wiring, write } from './http.fixture.ts';
import type { AnyInput } from './request.ts';

const SUMMARY = { method: 'post', path, access: 'member' } as const;
const INPUT = { payload: { a: 1 } };
const PERSON = { token: 'token-1', host: 'northstar.example', serviceHosts: null };

/** Loads the modules again, as a new page would, to reset their state. */
async function newPage() {
  vi.resetModules();
  const early = await import('./early-responses.ts');
  const { prepareRequest } = await import('./prepared-request.ts');
  const { send, wireHttp } = await import('./http.ts');
  wireHttp(wiring);
  const moment = early.openEarlyReads();
  const start = (input: AnyInput = INPUT, person = PERSON): void =>
    early.startEarlyRead(prepareRequest(SUMMARY, input, person));
  return { ...early, send, start, moment };
}

let page: Awaited<ReturnType<typeof newPage>>;
beforeEach(async () => {
  page = await newPage();
});

describe('an early request (sent before the page needs it)', () => {
  it('has the same method, address, headers and body as the ordinary request', async () => {
    page.start();
    const early = sent();
    await page.send(postRead, { payload: { a: 2 } });
    const ordinary = network.mock.calls[1]?.[0];
    const headersOf = (request: Request | undefined) => [...(request?.headers.keys() ?? [])];
    expect([early.method, new URL(early.url).pathname]).toEqual(['POST', path]);
    expect(headersOf(early)).toEqual(headersOf(ordinary));
    expect(early.headers.get('Authorization')).toBe('Bearer token-1');
    expect(early.headers.get('X-Reference')).toMatch(/^[2-9A-Z]{8}$/);
    expect(await early.json()).toMatchObject({ baseMessage: {}, payload: { a: 1 } });
  });

  it('provides its response to only one ordinary request', async () => {
    page.start();
    expect(await page.send(postRead, INPUT)).toEqual(good);
    expect(network).toHaveBeenCalledTimes(1);
    await page.send(postRead, INPUT);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('is sent only once, even if it is started twice', () => {
    page.start();
    page.start();
    expect(network).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another payload', { payload: { a: 2 } }, PERSON],
    ['the token of another session', INPUT, { ...PERSON, token: 'token-0' }],
  ])(
    'does not provide its response to the ordinary request if the early request had %s',
    async (_what, input, person) => {
      page.start(input, person);
      await page.send(postRead, INPUT);
      expect(network).toHaveBeenCalledTimes(2);
      expect(network.mock.calls[1]?.[0].headers.get('Authorization')).toBe('Bearer token-1');
    },
  );

  it('does not provide its response to a request that writes data', async () => {
    page.start();
    await page.send(write, INPUT);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('is aborted when early reads are dropped, and its response is not used', async () => {
    network.mockImplementationOnce(
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    page.start();
    page.dropEarlyResponses();
    expect(sent().signal.aborted).toBe(true);
    expect(await page.send(postRead, INPUT)).toEqual(good);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('is dropped after ten seconds', async () => {
    vi.useFakeTimers();
    page = await newPage();
    page.start();
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    await page.send(postRead, INPUT);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('is not sent after the page has sent an ordinary request', async () => {
    await page.send(postRead, INPUT);
    page.start({ payload: { a: 7 } });
    expect(network).toHaveBeenCalledTimes(1);
    expect(page.openEarlyReads()).toBeNull();
  });

  it('passes its timestamp to the ordinary request that uses its response', async () => {
    vi.useFakeTimers({ now: 5000, toFake: ['Date'] });
    page = await newPage();
    page.start();
    vi.setSystemTime(6000);
    expect([page.moment, page.requestMoment()]).toEqual([5000, 5000]);
    await page.send(postRead, INPUT);
    expect(page.requestMoment()).toBe(6000);
  });
});

describe('an early read without a response', () => {
  it('fails with its reference code 90 seconds after it was sent, and is not retried', async () => {
    vi.useFakeTimers();
    network.mockImplementationOnce(
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    page = await newPage();
    page.start();
    await vi.advanceTimersByTimeAsync(9000);
    const settled = vi.fn<(error: unknown) => void>();
    const read = page.send(postRead, INPUT).catch(settled);
    await vi.advanceTimersByTimeAsync(80_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await read;
    const reference = sent().headers.get('X-Reference');
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ failure: { kind: 'timeout', reference } });
    expect(network).toHaveBeenCalledTimes(1);
  });
});

describe('an early read that failed', () => {
  it.each([
    ['no connection', () => Promise.reject(new TypeError('failed to fetch'))],
    ['status 503', () => Promise.resolve(respond({}, 503))],
    ['status 404', () => Promise.resolve(respond({}, 404))],
  ])('with %s is followed by the ordinary request', async (_how, response) => {
    network.mockImplementationOnce(response);
    page.start();
    expect(await page.send(postRead, INPUT)).toEqual(good);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('is followed by an ordinary request that refreshes the token if the token was rejected', async () => {
    wiring.refreshToken.mockResolvedValue('token-2');
    network.mockImplementation((request) =>
      Promise.resolve(
        request.headers.get('Authorization') === 'Bearer token-2' ? respond(good) : respond({}, 401),
      ),
    );
    page.start();
    expect(await page.send(postRead, INPUT)).toEqual(good);
    expect(wiring.refreshToken).toHaveBeenCalledExactlyOnceWith('token-1');
    expect(wiring.tokenRejected).not.toHaveBeenCalled();
  });

  it('because of an invalid response is not repeated, and its failure has the reference code of the early request', async () => {
    network.mockResolvedValueOnce(respond({ payload: {} }));
    page.start();
    const reference = sent().headers.get('X-Reference');
    const failure = await page.send(postRead, INPUT).catch((error: unknown) => error);
    expect(failure).toMatchObject({ failure: { kind: 'bad-response', reference } });
    expect(String(warned.mock.calls[0]?.[0])).toContain(String(reference));
    expect(network).toHaveBeenCalledTimes(1);
  });
});

it('a 401 on an ordinary request discards the remaining early responses', async () => {
  network.mockResolvedValueOnce(respond({}, 401));
  page.start({ payload: { a: 5 } });
  page.start({ payload: { a: 6 } });
  network.mockResolvedValueOnce(respond({}, 401));
  await page.send(postRead, { payload: { a: 5 } }).catch(() => {});
  await page.send(postRead, { payload: { a: 6 } });
  expect(network).toHaveBeenCalledTimes(4); // two early reads, then the two ordinary requests
});

it('an early read is aborted if the view that uses its response closes', async () => {
  network.mockImplementation(
    ({ signal }) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      ),
  );
  page.start();
  const view = new AbortController();
  const read = page.send(postRead, INPUT, { signal: view.signal }).catch((error: unknown) => error);
  view.abort();
  expect(await read).toMatchObject({ failure: { kind: 'aborted' } });
  expect(sent().signal.aborted).toBe(true);
});
