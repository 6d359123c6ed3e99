import { createServer } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QueueFullError } from './call-limit.ts';
import { causeOf, createFailureLog, warnIfUnreachable } from './failure-log.ts';
import { createForwarder } from './forward.ts';

const ORIGIN = 'https://services.example';
const running = new AbortController().signal;
const MINUTE_MS = 60_000;

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Returns a port that no process listens on. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

describe('the log of failed calls', () => {
  it('gets a line for each new cause immediately, then at most one line per minute with the number of further failures', () => {
    vi.useFakeTimers();
    const count = createFailureLog(ORIGIN);
    for (let call = 0; call < 5; call += 1) count('ECONNREFUSED');
    count('timeout');
    expect(lines).toEqual([
      'Services at services.example: ECONNREFUSED, failed calls: 1',
      'Services at services.example: timeout, failed calls: 1',
    ]);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(lines.slice(2)).toEqual(['Services at services.example: ECONNREFUSED, failed calls: 4']);
    vi.advanceTimersByTime(10 * MINUTE_MS);
    expect(lines).toHaveLength(3);
    count('timeout');
    expect(lines).toHaveLength(4);
  });
});

it.each<[string, unknown, AbortSignal, string]>([
  [
    'an error of fetch',
    new TypeError('x', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) }),
    running,
    'ENOTFOUND',
  ],
  [
    'an error code that contains a query',
    Object.assign(new Error(), { code: 'zip=55101' }),
    running,
    'unknown',
  ],
  ['a full queue', new QueueFullError(), running, 'too many calls at once'],
  ['a timeout', new Error('x'), AbortSignal.abort(), 'timeout'],
])('causeOf() describes %s', (_what, error, limit, cause) => {
  expect(causeOf(error, limit)).toBe(cause);
});

describe('unreachable services', () => {
  it('are logged with the reason but without the requested address, and only if the visitor has not disconnected', async () => {
    const host = `127.0.0.1:${await closedPort()}`;
    const forward = createForwarder({ origin: `http://${host}`, timeoutMs: 5000 }, null);
    const visit = { site: { host: 'northstar.example', testBackend: null }, env: undefined };
    const address = 'http://northstar.example/rbsmbl/M123?zip=55101';
    const left = await forward(new Request(address, { signal: AbortSignal.abort() }), visit);
    expect([left.status, lines]).toEqual([502, []]);
    await forward(new Request(address), visit);
    expect(lines).toEqual([`Services at ${host}: ECONNREFUSED, failed calls: 1`]);
  });

  it('are logged as a warning at startup', async () => {
    const host = `127.0.0.1:${await closedPort()}`;
    warnIfUnreachable(`http://${host}`);
    await vi.waitUntil(() => lines.length > 0);
    expect(lines).toEqual([`Services at ${host} cannot be reached: ECONNREFUSED`]);
  });
});
