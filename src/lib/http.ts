/** The request wrapper (spec 000 §7 'Request wrapper rules'). The only door to ky. */
import ky, {
  HTTPError,
  NetworkError,
  SchemaValidationError,
  TimeoutError,
  type Options,
  type StandardSchemaV1,
  type StandardSchemaV1InferOutput,
} from 'ky';
import { kindOfStatus, ServiceError, statusText, type Failure } from './failure.ts';
import { baseMessage, businessCode } from './wire.schema.ts';

const TIMEOUT_MS = 90_000; // spec 000 §7 and §9
const RETRIES = 2;
const RETRIED_STATUSES = [502, 503, 504];
const REFERENCE_HEADER = 'X-Reference';
const REFERENCE_LENGTH = 8;
/** Letters and digits that cannot be taken for one another when read aloud. */
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What a call may ask for beyond its path, body and schema. */
export interface CallOptions {
  headers?: Record<string, string>;
  /** Aborts the call, for example when its view closes. */
  signal?: AbortSignal;
  /** A POST that changes nothing at the service: it may be tried again like a GET. */
  read?: boolean;
  /** The page is of no use without the answer: a failure opens the modal of spec 000 §8. */
  critical?: boolean;
}

/** What the session gives the wrapper; lib knows no session of its own. */
export interface HttpWiring {
  /** Access token of the session, or null when signed out. */
  bearer(): string | null;
  /** A call that carried a token was answered 401. */
  tokenRefused(): void;
  /** A critical call failed. `text`: the status text of spec 000 §8, '' where it has none. */
  criticalFailed(failure: Failure, text: string): void;
}

let wiring: HttpWiring = { bearer: () => null, tokenRefused: () => {}, criticalFailed: () => {} };

/** Connects the wrapper to the session; called once when the session starts. */
export function wireHttp(next: HttpWiring): void {
  wiring = next;
}

const newReference = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(REFERENCE_LENGTH)),
    (byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length],
  ).join('');

const issuePaths = (error: SchemaValidationError): string[] =>
  error.issues.map(({ path }) =>
    (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
  );

/** Maps what ky throws to the closed union. Anything unknown is a reply that could not be read. */
function toFailure(error: unknown, reference: string): Failure {
  if (error instanceof HTTPError) {
    const { status } = error.response;
    const code = businessCode(error.data);
    return { kind: kindOfStatus(status), status, reference, ...(code === undefined ? {} : { code }) };
  }
  if (error instanceof TimeoutError) return { kind: 'timeout', reference };
  if (error instanceof SchemaValidationError)
    return { kind: 'bad-reply', status: 200, reference, issues: issuePaths(error) };
  if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'aborted', reference };
  if (error instanceof NetworkError || error instanceof TypeError) return { kind: 'offline', reference };
  return { kind: 'bad-reply', status: 200, reference };
}

function report(failure: Failure, path: string, { critical }: CallOptions): void {
  if (failure.kind === 'aborted') return;
  if (critical) wiring.criticalFailed(failure, statusText(failure.status) ?? '');
  const issues = failure.issues?.length ? ` fields: ${failure.issues.join(', ')}` : '';
  console.warn(
    `service ${path}: ${failure.kind} ${failure.status ?? ''} reference ${failure.reference}${issues}`,
  );
}

const client = ky.create({
  timeout: TIMEOUT_MS,
  retry: { limit: RETRIES, statusCodes: RETRIED_STATUSES },
});

async function call<S extends StandardSchemaV1>(
  path: string,
  request: Options,
  schema: S,
  options: CallOptions,
): Promise<StandardSchemaV1InferOutput<S>> {
  const reference = newReference();
  const token = wiring.bearer();
  try {
    return await client(path, {
      ...request,
      retry: { methods: request.method === 'get' || options.read ? ['get', 'post'] : [] },
      ...(options.signal ? { signal: options.signal } : {}),
      headers: {
        [REFERENCE_HEADER]: reference,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...options.headers,
      },
    }).json(schema);
  } catch (cause) {
    const failure = toFailure(cause, reference);
    report(failure, path, options);
    if (failure.kind === 'signed-out' && token && token === wiring.bearer()) wiring.tokenRefused();
    throw new ServiceError(failure, { cause });
  }
}

/**
 * The calls. Each parses the answer with its schema and throws ServiceError; nothing else catches.
 * `path` is the service's own address, without anything that identifies a member.
 */
export const http = {
  /** A read: retried with backoff on network failure and 502, 503, 504. */
  get: <S extends StandardSchemaV1>(path: string, schema: S, options: CallOptions = {}) =>
    call(path, { method: 'get' }, schema, options),
  /** A POST with the base message wrapper round its payload; retried only where it is a `read`. */
  post: <S extends StandardSchemaV1>(path: string, payload: unknown, schema: S, options: CallOptions = {}) =>
    call(path, { method: 'post', json: { baseMessage, payload } }, schema, options),
  delete: <S extends StandardSchemaV1>(path: string, schema: S, options: CallOptions = {}) =>
    call(path, { method: 'delete' }, schema, options),
};
