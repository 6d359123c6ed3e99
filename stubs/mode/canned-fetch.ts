/** Replaces every service call with a GET of a file that contains its canned response (spec 000 §2, decisions/services#stub-mode-is-never-published). */
import { isSandboxPath } from '../sandbox/paths.ts';
import { cannedAddress, type CallWithResponse } from './canned-file.ts';
import type { StubPerson } from './mode.rules.ts';

/**
 * Wraps `fetch`, so that no request reaches the services. A service path without a canned response gets a 404.
 * @param ask the browser's own `fetch`
 * @param base returns the page's base URL
 */
export const cannedFetch =
  (
    ask: typeof fetch,
    calls: readonly CallWithResponse[],
    person: StubPerson,
    base: () => string,
  ): typeof fetch =>
  (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(request?.url ?? String(input), base());
    const method = init?.method ?? request?.method ?? 'GET';
    const canned = cannedAddress(calls, method, url.pathname, person);
    const signal = init?.signal ?? request?.signal;
    if (canned !== null) return ask(new URL(canned, base()), signal ? { signal } : {});
    return isSandboxPath(url.pathname)
      ? Promise.resolve(new Response(null, { status: 404 }))
      : ask(input, init);
  };
