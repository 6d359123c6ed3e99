/**
 * Responds to `fetch` in component tests: each test gets a new sandbox, which runs in the same process as the test.
 * Everything above `fetch` is the portal's own code.
 */
import { callOf } from '../../../stubs/sandbox/faults/fault-store.ts';
import { withClientSecret } from '../../../scripts/server/forwarding/client-secret.ts';
import { faultRequest } from '../../../stubs/sandbox/faults/fault.schema.ts';
import { createSandbox, type Sandbox } from '../../../stubs/sandbox/app.ts';
import { CLIENT } from '../../../stubs/sandbox/http/caller.middleware.ts';
import { isSandboxPath } from '../../../stubs/sandbox/paths.ts';
import * as v from 'valibot';

/** A request that the portal sent in this test. */
interface SentRequest {
  method: string;
  /** Name of the call, in the form that faults use, such as `claim/summary`. */
  call: string;
  path: string;
  /** Parsed JSON body; text if it is not JSON, null if there is none. */
  body: unknown;
  headers: Headers;
}

type Fault = Omit<v.InferInput<typeof faultRequest>, 'call'>;
type Change = (body: never) => unknown;

interface World {
  sandbox: Sandbox;
  sent: SentRequest[];
  /** Requests whose handlers are still using the database. */
  pending: Set<Promise<unknown>>;
  changes: Map<string, Change>;
  /** Published files of the site by path. */
  files: Map<string, string>;
}

let world: World | undefined;
let clock = (): number => Date.now();

const start = (): World => ({
  sandbox: createSandbox({ databaseFile: ':memory:', now: () => clock() }),
  sent: [],
  pending: new Set(),
  changes: new Map(),
  files: new Map(),
});

const current = (): World => (world ??= start());

/** Ends this test's sandbox. Pending responses never arrive. */
export function stopServices(): void {
  const ended = world;
  world = undefined;
  if (ended) {
    ended.sandbox.services.heldResponses.release();
    void Promise.allSettled(ended.pending).then(() => ended.sandbox.close());
  }
  clock = () => Date.now();
}

/** Simulates the caller's connection, which a `drop` fault closes. */
const connection = () => ({ incoming: { socket: { destroy: () => {} } } });
const CUT = 'x-hono-already-sent';

const parsed = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
};

const never = new Promise<never>(() => {});

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = (): void => reject(new DOMException('The operation was aborted.', 'AbortError'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

async function handled({ sandbox: { app }, pending }: World, request: Request): Promise<Response> {
  const response = Promise.resolve(app.fetch(request, connection()));
  pending.add(response);
  return response.finally(() => pending.delete(response));
}

function published({ files }: World, path: string): Response {
  const text = files.get(path);
  return text === undefined ? new Response('', { status: 404 }) : new Response(text);
}

async function respond(mine: World, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (!isSandboxPath(pathname)) return published(mine, pathname);
  const call = callOf(pathname);
  mine.sent.push({
    method: request.method,
    call,
    path: `${pathname}${search}`,
    body: parsed(await request.clone().text()),
    headers: request.headers,
  });
  const served = await withClientSecret(request, CLIENT); // outside component tests, the local server adds the secret
  const response = served instanceof Response ? served : await handled(mine, served);
  if (mine !== world) return never;
  if (response.headers.has(CUT)) throw new TypeError('fetch failed');
  const change = mine.changes.get(call);
  return change && response.ok ? Response.json(change((await response.json()) as never)) : response;
}

/** Replaces the page's `fetch`. */
export function respondToFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  request.headers.set('Origin', window.location.origin); // browsers send this header
  return Promise.race([respond(current(), request), whenAborted(init?.signal ?? request.signal)]);
}

export const sandbox = (): Sandbox => current().sandbox;

/** This test's requests, oldest first. @param call only requests of this call */
export const sentRequests = (call?: string): readonly SentRequest[] =>
  current().sent.filter((request) => call === undefined || request.call === call);

/** Makes a call fail for every account. @param call end of the path after `x-services/`, such as `claim/summary` */
export const breakCall = (call: string, fault: Fault): void =>
  void current().sandbox.services.faults.add(v.parse(faultRequest, { call, ...fault }));

/** Makes a call fail with HTTP 500 until `repair`. */
export const failCall = (call: string): void => breakCall(call, { kind: 'status', status: 500 });

/** Holds a call's responses until `repair`. */
export const holdCall = (call: string): void => breakCall(call, { kind: 'hold' });

/** Removes all faults and releases held responses. */
export function repair(): void {
  const { faults, heldResponses } = current().sandbox.services;
  faults.remove();
  heldResponses.release();
}

/** Changes the sandbox's responses to a call, for a case that no sandbox person has. */
export const changeResponse = <Body>(call: string, change: (body: Body) => unknown): void =>
  void current().changes.set(call, change as Change);

/** Adds a file to the published site, which has none by default. @param path for example `/portals.json` */
export const publishFile = (path: string, text: string): void => void current().files.set(path, text);

/** Sets the sandbox's clock. `vi.setSystemTime` sets the page's clock. */
export const setServiceClock = (now: () => number): void => {
  clock = now;
};
