/** Service calls that tests use, and a mock network, which is reset before each test. */
import * as v from 'valibot';
import { afterEach, beforeEach, vi, type Mock } from 'vitest';
import { ServiceError, type Failure } from '../remote/failure.ts';
import { defineCall } from './call.schema.ts';
import { wireHttp, type HttpWiring } from './http.ts';

export const response = v.object({ payload: v.object({ total: v.number() }) });
export const path = '/rbsmbl/x-services/claim/summary';
const payload = v.object({ a: v.optional(v.number()) });
export const read = defineCall({ method: 'get', path, access: 'member', response });
export const write = defineCall({ method: 'post', path, access: 'member', payload, response });
export const postRead = defineCall({ method: 'post', path, access: 'member', payload, response, read: true });
export const removal = defineCall({ method: 'delete', path, access: 'member', response });
export const critical = defineCall({
  method: 'post',
  path,
  access: 'member',
  payload,
  response,
  critical: true,
});
export const good = { payload: { total: 3 } };

export let network: Mock<(request: Request) => Promise<Response>>;
export let wiring: { [K in keyof HttpWiring]: Mock<HttpWiring[K]> };
export let warned: Mock<(...args: unknown[]) => void>;

export const respond = (body: unknown, status = 200): Response => Response.json(body, { status });

beforeEach(() => {
  network = vi.fn(() => Promise.resolve(respond(good)));
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) =>
    network(typeof input === 'string' ? new Request(input, init) : input.clone()),
  );
  const documentElement = { lang: 'en', dataset: {} };
  vi.stubGlobal('document', { baseURI: 'https://northstar.example/login/', documentElement });
  // Resolves the path as a browser would, because Node has no page address.
  const { Request: NodeRequest } = globalThis;
  vi.stubGlobal(
    'Request',
    class extends NodeRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'https://northstar.example') : input, init);
      }
    },
  );
  wiring = {
    bearer: vi.fn(() => 'token-1'),
    session: vi.fn(() => 0),
    beforeCall: vi.fn<HttpWiring['beforeCall']>(() => undefined),
    refreshToken: vi.fn<HttpWiring['refreshToken']>(() => Promise.resolve(null)),
    tokenRejected: vi.fn(),
    criticalFailed: vi.fn(),
    isSimulation: vi.fn(() => false),
    refusedInSimulation: vi.fn(),
    host: vi.fn(() => 'northstar.example'),
    serviceHosts: vi.fn(() => null),
    cache: vi.fn(() => null),
  };
  wireHttp(wiring);
  warned = vi.fn();
  vi.spyOn(console, 'warn').mockImplementation(warned);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

export const sent = (): Request => {
  const request = network.mock.calls[0]?.[0];
  if (!request) throw new Error('nothing was sent');
  return request;
};

export async function failureOf(call: Promise<unknown>): Promise<Failure> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ServiceError)) throw new Error(`expected a ServiceError, got ${String(error)}`);
  return error.failure;
}
