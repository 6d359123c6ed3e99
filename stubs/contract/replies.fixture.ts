/** What the portal makes of an answer: the request wrapper, with a network that says what a test wants. */
import { vi } from 'vitest';
import type { Call } from '../../src/lib/call.schema.ts';
import { ServiceError } from '../../src/lib/failure.ts';
import { send, wireHttp } from '../../src/lib/http.ts';

/** Puts the network under the test's hand; undone by vitest's `unstubGlobals`. */
export function holdNetwork(): void {
  wireHttp({ host: () => 'localhost', serviceHosts: () => ({ local: 'http://services.invalid' }) });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
}

const saysLeftOut = (): boolean =>
  vi.mocked(console.warn).mock.calls.some(([line]) => String(line).includes('entries left out'));

/**
 * Kind of the failure with which the portal meets this answer, 'parsed', or 'left-out' where it could read a part;
 * anything else is thrown.
 */
export async function outcomeOf(call: Call, answer: unknown): Promise<string> {
  vi.mocked(console.warn).mockClear();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  try {
    await send(call, {});
    return saysLeftOut() ? 'left-out' : 'parsed';
  } catch (error) {
    if (error instanceof ServiceError) return error.failure.kind;
    throw error;
  }
}
