/**
 * Responses to reads that the head of the page has sent before the member area was loaded (decisions/code#reads-that-start-before-their-code). `http.ts`
 * uses each one once, for a request that is equal in everything including the token.
 */
import { fetchCompletely, TIMEOUT_MS } from './complete-fetch.ts';
import { requestInit, requestKey, type PreparedRequest } from './prepared-request.ts';

/** Maximum age of an early response. Chosen here. */
const LIFETIME_MS = 10_000;

export interface EarlyResponse {
  /** Null if no response came within the request timeout. */
  response: Response | null;
  /** Reference code that the request carried. */
  reference: string;
}

interface EarlyRead {
  response: Promise<EarlyResponse | null>;
  controller: AbortController;
}

const reads = new Map<string, EarlyRead>();
/** Start of the early reads, in milliseconds since 1970; 0 before they start. */
let openedAt = 0;
/** Whether the member area sends its own reads now, so that further early reads would be duplicates. */
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
    // After any other failure the ordinary request retries, and shows the failure.
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
 * Works once per page. @returns the timestamp for requests that have one, in milliseconds since 1970; null if the early
 * reads were sent before, or if the member area sends its own reads
 */
export function openEarlyReads(): number | null {
  if (isOver || openedAt > 0) return null;
  openedAt = Date.now();
  setTimeout(dropEarlyResponses, LIFETIME_MS);
  return openedAt;
}

/** Has priority over other requests that wait for a connection. */
export function startEarlyRead(request: PreparedRequest): void {
  const key = requestKey(request);
  if (isOver || reads.has(key)) return;
  const controller = new AbortController();
  reads.set(key, { response: read(request, controller), controller });
}

/**
 * The response to an equal early read, given out only once; undefined if there is none. Resolves to null if the early
 * read failed other than by a timeout; the caller then sends the request itself.
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

/** The timestamp for requests that have one. While there are early reads it is theirs, so that the requests are equal. */
export const requestMoment = (): number => (reads.size > 0 ? openedAt : Date.now());
