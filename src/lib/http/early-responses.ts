/**
 * Responses to early reads. A script in the page's head sends the reads before the member area is loaded
 * (decisions/code#reads-that-start-before-their-code). `http.ts` uses each response once, for an identical request with the
 * same token.
 */
import { fetchCompletely, TIMEOUT_MS } from './complete-fetch.ts';
import { requestInit, requestKey, type PreparedRequest } from './prepared-request.ts';

/** Maximum age of an early response. Not in the spec. */
const LIFETIME_MS = 10_000;

export interface EarlyResponse {
  /** Null if there was no response within the request timeout. */
  response: Response | null;
  reference: string;
}

interface EarlyRead {
  response: Promise<EarlyResponse | null>;
  controller: AbortController;
}

const reads = new Map<string, EarlyRead>();
/** When early reads started, in milliseconds since 1970; 0 if none has started. */
let openedAt = 0;
/** Whether the member area has begun to send its own reads, so that further early reads would be duplicates. */
let isOver = false;

async function read(request: PreparedRequest, controller: AbortController): Promise<EarlyResponse | null> {
  const { reference } = request;
  const { signal } = controller;
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    controller.abort();
  }, TIMEOUT_MS);
  try {
    const response = await fetchCompletely(request.url, {
      ...requestInit(request),
      signal,
      priority: 'high',
    });
    return response.ok ? { response, reference } : null;
  } catch {
    // After a failure other than a timeout, the caller sends the ordinary request, which reports any further failure.
    return hasTimedOut ? { response: null, reference } : null;
  } finally {
    clearTimeout(timer);
  }
}

export function dropEarlyResponses(): void {
  isOver = true;
  for (const { controller } of reads.values()) controller.abort();
  reads.clear();
}

/**
 * Prepares for early reads, once per page. @returns the timestamp for their requests, in milliseconds since 1970;
 * null if this function was called before, or if the member area has begun to send its own reads
 */
export function openEarlyReads(): number | null {
  if (isOver || openedAt > 0) return null;
  openedAt = Date.now();
  setTimeout(dropEarlyResponses, LIFETIME_MS);
  return openedAt;
}

export function startEarlyRead(request: PreparedRequest): void {
  const key = requestKey(request);
  if (isOver || reads.has(key)) return;
  const controller = new AbortController();
  reads.set(key, { response: read(request, controller), controller });
}

/**
 * Takes the response of an early read that sent the same request; each response can be taken only once. Returns
 * undefined if there is no such read. Resolves to null if the read failed for a reason other than a timeout; the caller
 * then sends the request itself.
 */
export function takeEarlyResponse(
  request: PreparedRequest,
  signal: AbortSignal | undefined,
): Promise<EarlyResponse | null> | undefined {
  isOver = true;
  const key = requestKey(request);
  const early = reads.get(key);
  reads.delete(key);
  signal?.addEventListener('abort', () => early?.controller.abort(), { once: true });
  return early?.response;
}

/**
 * The time that a request sends as its timestamp. While an early read is unused, returns the time when early reads
 * started, so that the ordinary request is identical to the early read.
 */
export const requestMoment = (): number => (reads.size > 0 ? openedAt : Date.now());
