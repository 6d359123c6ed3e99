/** Byte ranges (RFC 9110 §14). As the RFC requires, ranges in unknown units are ignored and the whole file is sent. */
import type { MiddlewareHandler } from 'hono';

type Range =
  | { kind: 'whole' }
  /** The range contains no byte of the file, so the response is 416. */
  | { kind: 'unsatisfiable' }
  /** Part of the file. Both ends are included. */
  | { kind: 'part'; first: number; last: number };

const WHOLE: Range = { kind: 'whole' };
const NONE: Range = { kind: 'unsatisfiable' };
const ONE_RANGE = /^bytes=(?:(?<first>\d+)-(?<last>\d*)|-(?<suffix>\d+))$/i;

/**
 * Parses a `Range` header. Multiple ranges are ignored, which the RFC allows.
 * @param size the size of the response body in bytes
 */
export function rangeOf(header: string | undefined, size: number): Range {
  const requested = ONE_RANGE.exec(header?.trim() ?? '')?.groups;
  if (!requested) return WHOLE;
  if (requested['suffix'] !== undefined) {
    const length = Math.min(Number(requested['suffix']), size);
    return length === 0 ? NONE : { kind: 'part', first: size - length, last: size - 1 };
  }
  const first = Number(requested['first']);
  const last = requested['last'] ? Number(requested['last']) : Infinity;
  if (last < first) return WHOLE; // invalid, so it must be ignored (RFC 9110 §14.1.1)
  return first >= size ? NONE : { kind: 'part', first, last: Math.min(last, size - 1) };
}

function withoutRange(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('Range');
  return new Request(request.url, { method: request.method, headers, signal: request.signal });
}

/** Responds with the part of a file that a `Range` header requests. The status is 200, 206 or 416. */
function cutRange(
  whole: ArrayBuffer | Uint8Array<ArrayBuffer>,
  rangeHeader: string | undefined,
  from: HeadersInit,
): Response {
  const range = rangeOf(rangeHeader, whole.byteLength);
  const headers = new Headers(from);
  const respond = (
    body: ArrayBuffer | Uint8Array<ArrayBuffer> | null,
    status: number,
    contentRange?: string,
  ): Response => {
    if (contentRange !== undefined) headers.set('Content-Range', contentRange);
    headers.set('Content-Length', String(body?.byteLength ?? 0));
    return new Response(body, { status, headers });
  };
  if (range.kind === 'whole') return respond(whole, 200);
  if (range.kind === 'unsatisfiable') return respond(null, 416, `bytes */${whole.byteLength}`);
  const { first, last } = range;
  return respond(whole.slice(first, last + 1), 206, `bytes ${first}-${last}/${whole.byteLength}`);
}

/** Middleware that reduces the next handler's response to the requested range. */
export const byteRanges: MiddlewareHandler = async (c, next) => {
  const rangeHeader = c.req.method === 'GET' ? c.req.header('Range') : undefined;
  const condition = c.req.header('If-Range');
  if (c.req.header('Range') !== undefined) c.req.raw = withoutRange(c.req.raw);
  await next();
  if (c.res.status !== 200) return;
  c.res.headers.set('Accept-Ranges', 'bytes');
  if (rangeHeader === undefined) return;
  if (condition !== undefined && condition !== c.res.headers.get('ETag')) return;
  const cut = cutRange(await c.res.arrayBuffer(), rangeHeader, c.res.headers);
  c.res = undefined; // otherwise Hono adds the old response's headers to the new response
  c.res = cut;
};
