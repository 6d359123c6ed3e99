/** The HTTP client for service calls (spec 000 §7 'Request wrapper rules'). */
import { isBarredInSimulation, isRead, READ_ONLY_CODE } from './call-writes.ts';
import {
  InvalidResponseError,
  parseInParts,
  parseResponse,
  readBody,
  type ParsedResponse,
} from './parse-response.ts';
import type { Call, CallInput, CallShape, ResponseOf } from './call.schema.ts';
import { timeoutError } from './complete-fetch.ts';
import { dropEarlyResponses, takeEarlyResponse, type EarlyResponse } from './early-responses.ts';
import type { ServiceHosts } from '../storage/environment.ts';
import { kindOfStatus, ServiceError, statusMeant, statusText, type Failure } from '../remote/failure.ts';
import { withProgress } from '../remote/loading.store.ts';
import { NoConnectionError, HttpStatusError, request as overNetwork } from './network.ts';
import { prepareRequest, requestInit, requestKey, type PreparedRequest } from './prepared-request.ts';
import { newReference } from './reference-code.ts';
import type { AnyInput, SendOptions } from './request.ts';
import { sharedReads } from './shared-reads.ts';
import type { ExpiringStorage } from '../storage/storage.ts';
import { businessCode, refusalDetail } from './wire.schema.ts';

const CACHE_TTL_MS = 3_600_000; // spec 000 §7 and §9

export interface HttpWiring {
  bearer(): string | null;
  /** Identifies the session of the page. */
  session(): number;
  /** Refreshes a token that is about to expire. Returns undefined if no refresh is needed. */
  beforeCall(): Promise<void> | undefined;
  /** Gets a new token for a rejected token; null if none is available. @throws ServiceError if the token service fails */
  refreshToken(token: string): Promise<string | null>;
  /** Called after a 401 if no newer token is available. */
  tokenRejected(token: string): void;
  /** Called after a critical call fails. `text`: the status text of spec 000 §8, or ''. */
  criticalFailed(failure: Failure, text: string): void;
  /** Whether the window is in a simulation. Writes are then rejected before they are sent. */
  isSimulation(): boolean;
  refusedInSimulation(): void;
  host(): string;
  /** Origins of the services in cross-origin mode; null if services are on the site's own origin. */
  serviceHosts(): ServiceHosts | null;
  /** Cache for responses that are the same for all users; null disables caching. */
  cache(): ExpiringStorage | null;
}

const wiring: HttpWiring = {
  bearer: () => null,
  session: () => 0,
  beforeCall: () => undefined,
  refreshToken: () => Promise.resolve(null),
  tokenRejected: () => {},
  criticalFailed: () => {},
  isSimulation: () => false,
  refusedInSimulation: () => {},
  host: () => '',
  serviceHosts: () => null,
  cache: () => null,
};

export const wireHttp = (next: Partial<HttpWiring>): void => void Object.assign(wiring, next);

function toFailure(error: unknown, reference: string): Failure {
  if (error instanceof HttpStatusError) {
    const { pauseMs } = error;
    const code = businessCode(error.data);
    const status = statusMeant(error.status, code);
    const detail = refusalDetail(error.data);
    return {
      kind: kindOfStatus(status),
      status,
      reference,
      ...(code === undefined ? {} : { code }),
      ...(detail === undefined ? {} : { detail }),
      ...(pauseMs === null ? {} : { retryAt: Date.now() + pauseMs }),
    };
  }
  if (error instanceof InvalidResponseError)
    return { kind: 'bad-response', status: 200, reference, issues: error.issues };
  if (error instanceof NoConnectionError) return { kind: 'offline', reference };
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'TimeoutError') return { kind: 'timeout', reference };
  if (name === 'AbortError') return { kind: 'aborted', reference };
  return { kind: 'bad-response', status: 200, reference };
}

/** Logs a failure with the path template, which contains no parameter values. */
function logFailure(failure: Failure, { path, critical }: CallShape): void {
  if (failure.kind === 'aborted') return;
  if (critical) wiring.criticalFailed(failure, statusText(failure.status) ?? '');
  const issues = failure.issues?.length ? ` fields: ${failure.issues.join(', ')}` : '';
  console.warn(
    `service ${path}: ${failure.kind} ${failure.status ?? ''} reference ${failure.reference}${issues}`,
  );
}

function logSkippedEntries({ path }: CallShape, { skipped }: ParsedResponse, reference: string): void {
  if (skipped.length === 0) return;
  console.warn(`service ${path}: entries skipped, reference ${reference} fields: ${skipped.join(', ')}`);
}

/** Whether the call requests or revokes tokens. Such calls use a password or the client secret. */
const isTokenCall = ({ access }: CallShape): boolean => access === 'client' || access === 'basic';

function prepare(call: CallShape, input: AnyInput, bearer: string | undefined): PreparedRequest {
  const token = isTokenCall(call) ? null : (bearer ?? wiring.bearer());
  return prepareRequest(call, input, { token, host: wiring.host(), serviceHosts: wiring.serviceHosts() });
}

const withToken = (request: PreparedRequest, token: string): PreparedRequest => ({
  ...request,
  token,
  headers: { ...request.headers, Authorization: `Bearer ${token}` },
});

/** Uses the response to an early read if there is one (decisions/code#reads-that-start-before-their-code). Otherwise sends the request. */
async function responseTo(
  call: CallShape,
  request: PreparedRequest,
  { signal, keepalive, withoutCookies }: SendOptions,
): Promise<EarlyResponse> {
  const early = isRead(call) ? takeEarlyResponse(request, signal) : undefined;
  const sent = early && (await early); // `await undefined` would delay a write that a page sends while it unloads
  if (sent) return sent;
  const init: RequestInit = {
    ...requestInit(request),
    ...(keepalive ? { keepalive } : {}),
    ...(withoutCookies ? { credentials: 'omit' } : {}),
  };
  const response = await overNetwork(request.url, init, { repeatable: isRead(call), signal });
  return { response, reference: request.reference };
}

/**
 * Sends a request. After a 401, repeats the request once with a refreshed token. This is safe even for a write, because
 * the service has rejected the first request.
 */
async function sendOnce(
  call: CallShape,
  request: PreparedRequest,
  options: SendOptions,
  session = wiring.session(),
  isFirst = true,
): Promise<ParsedResponse> {
  const { token } = request;
  let { reference } = request;
  // With the token of a later session, the request could save one member's input in another member's account.
  if (session !== wiring.session()) throw new ServiceError({ kind: 'signed-out', reference });
  try {
    const sent = await responseTo(call, request, options);
    ({ reference } = sent);
    if (!sent.response) throw timeoutError();
    const body = await readBody(call, sent.response);
    if (call.inParts) await parseInParts(call, body);
    const parsed = parseResponse(call, body);
    logSkippedEntries(call, parsed, reference);
    return parsed;
  } catch (cause) {
    const failure = toFailure(cause, reference);
    // A token in `options.bearer` is not the token of the page's session, so its rejection does not end the session.
    if (failure.kind === 'signed-out' && token && options.bearer === undefined) {
      dropEarlyResponses();
      const other = isFirst ? await wiring.refreshToken(token) : null;
      if (other) return sendOnce(call, withToken(request, other), options, session, false);
      if (token === wiring.bearer()) wiring.tokenRejected(token);
    }
    logFailure(failure, call);
    throw new ServiceError(failure, { cause });
  }
}

const reads = sharedReads<ParsedResponse>();

async function sendShared(
  call: CallShape,
  request: PreparedRequest,
  key: string,
  { signal, bearer }: SendOptions,
): Promise<ParsedResponse> {
  // The key includes the token, so users never share responses.
  const shared = bearer === undefined ? {} : { bearer };
  try {
    return await reads.join(key, signal, (joint) => sendOnce(call, request, { ...shared, signal: joint }));
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    throw new ServiceError({ kind: 'aborted', reference: request.reference }, { cause });
  }
}

function readCache(call: CallShape, key: string): ParsedResponse | undefined {
  const raw = call.cached ? (wiring.cache()?.get(key) ?? null) : null;
  try {
    return raw === null ? undefined : parseResponse(call, raw);
  } catch {
    return undefined; // the cached response is from an older build
  }
}

function writeCache(call: CallShape, key: string, { raw }: ParsedResponse): void {
  if (call.cached) wiring.cache()?.set(key, raw, CACHE_TTL_MS);
}

function refuseInSimulation(call: CallShape): void {
  if (!wiring.isSimulation() || !isBarredInSimulation(call)) return;
  const failure: Failure = {
    kind: 'forbidden',
    status: 403,
    code: READ_ONLY_CODE,
    reference: newReference(),
  };
  logFailure(failure, call);
  wiring.refusedInSimulation();
  throw new ServiceError(failure);
}

async function responseOf(call: CallShape, input: AnyInput, options: SendOptions): Promise<unknown> {
  refuseInSimulation(call);
  const session = wiring.session();
  const renewal = isTokenCall(call) || options.bearer !== undefined ? undefined : wiring.beforeCall();
  // Awaits only an actual renewal, because the token could change even during `await undefined`.
  if (renewal) {
    dropEarlyResponses();
    await renewal;
  }
  const request = prepare(call, input, options.bearer);
  if (!isRead(call)) return (await sendOnce(call, request, options, session)).value;
  const { url, body } = request;
  const key = call.cached ? `answer ${url} ${body ?? ''}` : requestKey(request);
  const cached = readCache(call, key);
  if (cached) return cached.value;
  const parsed = await sendShared(call, request, key, options);
  writeCache(call, key, parsed);
  return parsed.value;
}

/** Sends a call. Returns the parsed response, or a Blob for a file. Reads are retried, and shared while in flight; writes are not. @throws ServiceError */
export function send<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<ResponseOf<C>> {
  const parsed = responseOf(call, input as AnyInput, options) as Promise<ResponseOf<C>>;
  return call.progress && !options.noProgress ? withProgress(parsed) : parsed;
}
