/** Limits the size and duration of request bodies before anything parses them (decisions/services#limits-of-time-and-memory). */
import type { MiddlewareHandler } from 'hono';
import { createHolds, type Hold } from './holds.ts';
import { countPassed } from './spent-buffers.ts';

/** Twice the size of the portal's largest request, which is for a spreadsheet of 10,000 claims. */
export const MOST_BYTES = 1_048_576;

/** Time limit for the whole body. Sending 1 MiB over a slow phone connection takes about half this time. */
const TIMEOUT_MS = 60_000;

/** Memory that request bodies may use, from arrival to response (decisions/services#limits-of-time-and-memory). */
const HOLD_LIMITS = {
  smallBytes: 65_536,
  mostSmall: 8 * MOST_BYTES,
  mostLarge: 8 * MOST_BYTES,
  mostStreams: 0,
};

const TIMED_OUT = { errors: [{ errorMessage: 'BODY-TIMED-OUT' }] };
const TOO_LARGE = { errors: [{ errorMessage: 'BODY-TOO-LARGE' }] };
const BUSY = { errors: [{ errorMessage: 'SERVER-BUSY' }] };
const CUT_OFF = { errors: [{ errorMessage: 'BODY-CUT-OFF' }] };

/**
 * Up to this many bytes are read and discarded before a rejection, because a client that is still sending when the
 * connection closes never reads the response.
 */
const MOST_DISCARDED_BYTES = 32 * MOST_BYTES;

/** Reads the body. Buffers no more than the limit and the available memory allow. */
async function readLimited(
  body: ReadableStream<Uint8Array>,
  most: number,
  hold: Hold,
): Promise<Buffer<ArrayBuffer> | 'too large' | 'no room'> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let hasRoom = true;
  for await (const part of body) {
    countPassed(part.byteLength);
    size += part.byteLength;
    hasRoom &&= size > most || hold.take(part.byteLength);
    if (size <= most && hasRoom) parts.push(part);
    else parts = [];
    if (size > MOST_DISCARDED_BYTES) break;
  }
  if (size > most) return 'too large';
  return hasRoom ? Buffer.concat(parts) : 'no room';
}

/** Limits a read to `ms`. Does not cancel the read at the timeout, because the connection must carry the response. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | 'timeout'> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Responds 413 to bodies over the size limit, 408 to bodies over the time limit, and 503 while other bodies use up the
 * memory. Counts the bytes that arrive and ignores `Content-Length`. The next handler gets a request whose body
 * is in memory, so that the body's length is known.
 */
export function limitBody(
  most: number = MOST_BYTES,
  timeoutMs: number = TIMEOUT_MS,
  openHold: () => Hold = createHolds(HOLD_LIMITS),
): MiddlewareHandler {
  return async (c, next) => {
    const { raw } = c.req;
    if (raw.method === 'GET' || raw.method === 'HEAD' || !raw.body) return next();
    const hold = openHold();
    try {
      // Reading fails only if the client closed the connection or sent invalid framing, which is the client's error.
      const read = readLimited(raw.body, most, hold).catch((): 'cut off' => 'cut off');
      const body = await within(timeoutMs, read);
      // The rest of the body may be unread, so the connection cannot be reused.
      if (body === 'cut off') return c.json(CUT_OFF, 400, { Connection: 'close' });
      if (body === 'timeout') return c.json(TIMED_OUT, 408, { Connection: 'close' });
      if (body === 'too large') return c.json(TOO_LARGE, 413, { Connection: 'close' });
      if (body === 'no room') return c.json(BUSY, 503, { Connection: 'close', 'Retry-After': '1' });
      const { url, method, headers, signal } = raw;
      c.req.raw = new Request(url, {
        method,
        headers,
        signal,
        ...(body.byteLength > 0 ? { body } : {}),
      });
      return await next();
    } finally {
      hold.release();
    }
  };
}
