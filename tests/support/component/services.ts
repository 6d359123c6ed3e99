/**
 * Responds to `fetch` in component tests: with the sandbox, in this process and new for each test. Everything above
 * `fetch` is the portal's own.
 */
import { callOf } from '../../../stubs/sandbox/faults/fault-store.ts';
import { withClientSecret } from '../../../scripts/server/forwarding/client-secret.ts';
import { faultRequest } from '../../../stubs/sandbox/faults/fault.schema.ts';
import { createSandbox, type Sandbox } from '../../../stubs/sandbox/app.ts';
import { CLIENT } from '../../../stubs/sandbox/http/caller.middleware.ts';
import { isSandboxPath } from '../../../stubs/sandbox/paths.ts';
import * as v from 'valibot';

/** A request that the portal has sent in this test. */
interface SentRequest {
  method: string;
  /** `claim/summary`, as faults name it. */
  call: string;
  path: string;
  /** Parsed JSON; null without a body, text if it is no JSON. */
  body: unknown;
  headers: Headers;
}

type Fault = Omit<v.InferInput<typeof faultRequest>, 'call'>;
type Change = (body: never) => unknown;

interface World {
  sandbox: Sandbox;
  sent: SentRequest[];
  /** Requests whose handlers still use the database. */
  pending: Set<Promise<unknown>>;
  changes: Map<string, Change>;
  /** Published files by path. */
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

/** Ends this test's sandbox: responses that are still on their way never arrive. */
export function stopServices(): void {
  const ended = world;
  world = undefined;
  if (ended) {
    ended.sandbox.services.heldResponses.release();
    void Promise.allSettled(ended.pending).then(() => ended.sandbox.close());
  }
  clock = () => Date.now();
}

/** Stands for the connection of the caller, which a fault of kind `drop` cuts. */
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
  const served = await withClientSecret(request, CLIENT); // as the local server
  const response = served instanceof Response ? served : await handled(mine, served);
  if (mine !== world) return never;
  if (response.headers.has(CUT)) throw new TypeError('fetch failed');
  const change = mine.changes.get(call);
  return change && response.ok ? Response.json(change((await response.json()) as never)) : response;
}

/** Replaces `fetch` of the page. */
export function respondToFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  request.headers.set('Origin', window.location.origin); // as a browser
  return Promise.race([respond(current(), request), whenAborted(init?.signal ?? request.signal)]);
}

/** The sandbox of this test, for people and records. */
export const sandbox = (): Sandbox => current().sandbox;

/** Requests of this test, oldest first. @param call only those of one call */
export const sentRequests = (call?: string): readonly SentRequest[] =>
  current().sent.filter((request) => call === undefined || request.call === call);

/** Makes a call fail, for everyone. @param call end of the path after `x-services/`: `claim/summary` */
export const breakCall = (call: string, fault: Fault): void =>
  void current().sandbox.services.faults.add(v.parse(faultRequest, { call, ...fault }));

/** HTTP 500 until `repair`. */
export const failCall = (call: string): void => breakCall(call, { kind: 'status', status: 500 });

/** Holds a call's responses until `repair`. */
export const holdCall = (call: string): void => breakCall(call, { kind: 'hold' });

/** Removes all faults and releases held responses. */
export function repair(): void {
  const { faults, heldResponses } = current().sandbox.services;
  faults.remove();
  heldResponses.release();
}

/** Changes the sandbox's responses to a call, for a case that none of its people has. */
export const changeResponse = <Body>(call: string, change: (body: Body) => unknown): void =>
  void current().changes.set(call, change as Change);

/** Adds a file of the published site; by default it has none. @param path `/portals.json` */
export const publishFile = (path: string, text: string): void => void current().files.set(path, text);

/** Sets the sandbox's clock; the page's is that of `vi.setSystemTime`. */
export const setServiceClock = (now: () => number): void => {
  clock = now;
};
