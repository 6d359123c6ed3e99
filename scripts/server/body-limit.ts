/** Limits the size and duration of request bodies (decision 061), before anything parses them. */
import type { MiddlewareHandler } from 'hono';

/** Twice the largest request of the portal, the spreadsheet of 10,000 claims. */
export const MOST_BYTES = 1_048_576;

/** For the whole body: 1 MiB over a slow phone connection takes about half of this. */
const TIMEOUT_MS = 60_000;

const TOO_LATE = { errors: [{ errorMessage: 'BODY-TIMED-OUT' }] };
const TOO_LARGE = { errors: [{ errorMessage: 'BODY-TOO-LARGE' }] };
const CUT_OFF = { errors: [{ errorMessage: 'BODY-CUT-OFF' }] };

/**
 * A client that is still sending when the connection closes never reads the response, so this much is discarded
 * first.
 */
const MOST_DISCARDED_BYTES = 32 * MOST_BYTES;

/** Reads the body; null if it exceeds the limit. Never buffers more than the limit. */
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

/** Resolves to 'late' after `ms`. The body read is not canceled: its connection must still carry the response. */
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
 * Responds 413 to larger and 408 to slower bodies. Counts bytes as they arrive and ignores `Content-Length`. The
 * next handler gets a request with the body in memory, so that it has a correct length.
 */
export const limitBody =
  (most: number = MOST_BYTES, timeoutMs: number = TIMEOUT_MS): MiddlewareHandler =>
  async (c, next) => {
    const { raw } = c.req;
    if (raw.method === 'GET' || raw.method === 'HEAD' || !raw.body) return next();
    // Rejects only where the client closed the connection or broke the framing, which is no error of this server.
    const read = readLimited(raw.body, most).catch((): 'cut off' => 'cut off');
    const body = await within(timeoutMs, read);
    if (body === 'cut off') return c.json(CUT_OFF, 400, { Connection: 'close' });
    if (body === 'late') return c.json(TOO_LATE, 408, { Connection: 'close' });
    // The rest of the body may be unread, so the connection cannot be reused.
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
