/** How much a request may send, and how slowly (decision 061): the body is read and counted before anything parses it. */
import type { MiddlewareHandler } from 'hono';

/** Twice what the spreadsheet of 10,000 claims asks for, the largest request of the portal. */
export const MOST_BYTES = 1_048_576;

/** For the whole body: 1 MiB over a slow phone connection takes about half of it. */
const TIMEOUT_MS = 60_000;

const TOO_LATE = { errors: [{ errorMessage: 'BODY-TIMED-OUT' }] };
const TOO_LARGE = { errors: [{ errorMessage: 'BODY-TOO-LARGE' }] };

/** A client that still sends when its connection closes never reads the answer: so much is read and thrown away. */
const MOST_DISCARDED_BYTES = 32 * MOST_BYTES;

/** The whole body; null where it is larger than the limit. No more than the limit is kept in memory. */
async function readLimited(body: ReadableStream<Uint8Array>, most: number): Promise<Buffer | null> {
  let parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size <= most) parts.push(part);
    else parts = [];
    if (size > MOST_DISCARDED_BYTES) break;
  }
  return size > most ? null : Buffer.concat(parts);
}

/** The value of the promise, or 'late' where it takes longer. A body that is read on is not canceled: its connection must still carry the answer. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Answers 413 to a larger body and 408 to a slower one. It is counted as it arrives, whatever its `Content-Length` says. The next handler gets a request whose body
 * is in memory, so that it goes on with a length of its own.
 * @param most bytes
 * @param timeoutMs for the whole body
 */
export const limitBody =
  (most: number = MOST_BYTES, timeoutMs: number = TIMEOUT_MS): MiddlewareHandler =>
  async (c, next) => {
    const { raw } = c.req;
    if (raw.method === 'GET' || raw.method === 'HEAD' || !raw.body) return next();
    const body = await within(timeoutMs, readLimited(raw.body, most));
    if (body === 'late') return c.json(TOO_LATE, 408, { Connection: 'close' });
    // The rest of the body is perhaps not read, so nothing else can come over this connection.
    if (!body) return c.json(TOO_LARGE, 413, { Connection: 'close' });
    const { url, method, headers, signal } = raw;
    c.req.raw = new Request(url, {
      method,
      headers,
      signal,
      ...(body.byteLength > 0 ? { body: new Uint8Array(body) } : {}),
    });
    return next();
  };
