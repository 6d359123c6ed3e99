/** How much a request may send (decision 061): the body is read and counted before anything parses it. */
import type { MiddlewareHandler } from 'hono';

/** Twice what the spreadsheet of 10,000 claims asks for, the largest request of the portal. */
export const MOST_BYTES = 1_048_576;

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

/**
 * Answers 413 to a larger body. It is counted as it arrives, whatever its `Content-Length` says. The next handler gets a request whose body
 * is in memory, so that it goes on with a length of its own.
 * @param most bytes
 */
export const limitBody =
  (most: number = MOST_BYTES): MiddlewareHandler =>
  async (c, next) => {
    const { raw } = c.req;
    if (raw.method === 'GET' || raw.method === 'HEAD' || !raw.body) return next();
    const body = await readLimited(raw.body, most);
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
