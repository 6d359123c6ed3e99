/** A service request ready to send (spec 000 §7 'Request wrapper rules'). Early reads use it too: no schema here. */
import type { RequestShape } from './call.schema.ts';
import { environmentOf, isTestBackend, requestTarget, type ServiceHosts } from '../storage/environment.ts';
import { newReference } from './reference-code.ts';
import { addressOf, bodyOf, type AnyInput } from './request.ts';

export const REFERENCE_HEADER = 'X-Reference';
/** Tells the router of the test services the environment. Chosen here: the spec names no header. */
export const TEST_BACKEND_HEADER = 'X-Test-Backend';

export interface PreparedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
  token: string | null;
  reference: string;
}

interface Sender {
  token: string | null;
  host: string;
  serviceHosts: ServiceHosts | null;
}

export function prepareRequest(
  call: RequestShape & { method: string },
  input: AnyInput,
  { token, host, serviceHosts }: Sender,
): PreparedRequest {
  const { body, headers } = bodyOf(call, input.payload);
  const environment = environmentOf(host);
  const all = {
    ...headers,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(isTestBackend(environment) ? { [TEST_BACKEND_HEADER]: environment } : {}),
    ...call.sends,
    ...input.headers,
  };
  const target = requestTarget(addressOf(call, input), all, environment, serviceHosts);
  return { method: call.method, ...target, body, token, reference: newReference() };
}

/** Requests with the same key get the same response. The key includes the token, which is in the headers. */
export const requestKey = ({ method, url, body, headers }: PreparedRequest): string =>
  JSON.stringify([method, url, body, headers]);

export const requestInit = ({ method, body, headers, reference }: PreparedRequest): RequestInit => ({
  method,
  ...(body === null ? {} : { body }),
  headers: { ...headers, [REFERENCE_HEADER]: reference },
});
