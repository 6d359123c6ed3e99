/** Prepares a service request (spec 000 §7 'Request wrapper rules'). Must not import schemas, because early reads use this file. */
import type { RequestShape } from './call.schema.ts';
import { environmentOf, isTestBackend, requestTarget, type ServiceHosts } from '../storage/environment.ts';
import { newReference } from './reference-code.ts';
import { addressOf, bodyOf, type AnyInput } from './request.ts';

export const REFERENCE_HEADER = 'X-Reference';
/** Header that tells the router of the test services which environment to use. Not in the spec: the spec names no header. */
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

/** Identifies requests that may share a response. The key contains the headers, which include the token. */
export const requestKey = ({ method, url, body, headers }: PreparedRequest): string =>
  JSON.stringify([method, url, body, headers]);

export const requestInit = ({ method, body, headers, reference }: PreparedRequest): RequestInit => ({
  method,
  ...(body === null ? {} : { body }),
  headers: { ...headers, [REFERENCE_HEADER]: reference },
});
