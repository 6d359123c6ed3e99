/** Runs the portal's request wrapper against a fake network that returns a response given by the test. */
import { vi } from 'vitest';
import type { Call } from '../../src/lib/http/call.schema.ts';
import { ServiceError } from '../../src/lib/remote/failure.ts';
import { send, wireHttp } from '../../src/lib/http/http.ts';

/** Gives the request wrapper a fake host and silences `console.warn`. Call this before `outcomeOf`. */
export function stubNetwork(): void {
  wireHttp({ host: () => 'localhost', serviceHosts: () => ({ local: 'http://services.invalid' }) });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
}

const saysSkipped = (): boolean =>
  vi.mocked(console.warn).mock.calls.some(([line]) => String(line).includes('entries skipped'));

/**
 * How the portal reads a response: 'parsed', 'left-out' if invalid entries were left out, or the kind of failure.
 * @throws any error that is not a failure of the call
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
