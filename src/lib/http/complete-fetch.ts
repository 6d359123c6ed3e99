/** The only place that calls `fetch` for a service (decisions/code#ky-is-the-only-http-client). */

export const TIMEOUT_MS = 90_000; // spec 000 §7 and §9

export const timeoutError = (): DOMException => new DOMException('no response in time', 'TimeoutError');

/** Passes `keepalive` in the second argument, because Firefox ignores it in a Request when the page unloads. */
const keepingAlive = (input: RequestInfo | URL, init?: RequestInit): RequestInit | undefined =>
  input instanceof Request && input.keepalive ? { ...init, keepalive: true } : init;

/** Fetches and reads the whole body, so that a connection that drops halfway counts as a failed request. */
export async function fetchCompletely(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, keepingAlive(input, init));
  return response.body === null ? response : new Response(await response.arrayBuffer(), response);
}
