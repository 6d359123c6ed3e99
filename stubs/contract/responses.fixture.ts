/** The portal's request wrapper with a network that returns the response of a test. */
import { vi } from 'vitest';
import type { Call } from '../../src/lib/http/call.schema.ts';
import { ServiceError } from '../../src/lib/remote/failure.ts';
import { send, wireHttp } from '../../src/lib/http/http.ts';

/** Replaces the network; vitest's `unstubGlobals` restores it. */
export function stubNetwork(): void {
  wireHttp({ host: () => 'localhost', serviceHosts: () => ({ local: 'http://services.invalid' }) });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
}

const saysSkipped = (): boolean =>
  vi.mocked(console.warn).mock.calls.some(([line]) => String(line).includes('entries skipped'));

/**
 * How the portal reads this response: 'parsed', 'left-out' if entries were left out, or the kind of failure;
 * other errors are thrown.
 */
export async function outcomeOf(call: Call, response: unknown): Promise<string> {
  vi.mocked(console.warn).mockClear();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(response)));
  try {
    await send(call, {});
    return saysSkipped() ? 'left-out' : 'parsed';
  } catch (error) {
    if (error instanceof ServiceError) return error.failure.kind;
    throw error;
  }
}
