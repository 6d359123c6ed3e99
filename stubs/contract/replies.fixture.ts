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

/** Kind of the failure with which the portal meets this answer, or 'parsed'; anything else is thrown. */
export async function outcomeOf(call: Call, answer: unknown): Promise<string> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  try {
    await send(call, {});
    return 'parsed';
  } catch (error) {
    if (error instanceof ServiceError) return error.failure.kind;
    throw error;
  }
}
