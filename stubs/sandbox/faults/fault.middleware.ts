/** Middleware for fault injection, which runs before every service. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Next } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { bearerOf, tryParse, readJson, refuse } from '../http/requests.ts';
import { basicOf } from '../http/caller.middleware.ts';
import type { SandboxServices, SandboxContext, SandboxEnv } from '../context.ts';
import type { FaultKind } from './fault.schema.ts';
import { callOf, type Fault } from './fault-store.ts';

const PIECES = 10;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends the body of a response in ten chunks. @param totalMs time until the whole body is sent */
async function sendSlowly(response: Response, totalMs: number): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const size = Math.max(1, Math.ceil(bytes.length / PIECES));
  let sent = 0;
  const body = new ReadableStream({
    async pull(controller) {
      await sleep(totalMs / PIECES);
      controller.enqueue(bytes.subarray(sent, sent + size));
      sent += size;
      if (sent >= bytes.length) controller.close();
    },
  });
  return new Response(body, { status: response.status, headers: response.headers });
}

/** A value of a wrong type: a string in place of an object, an object in place of anything else. */
const wrongValue = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? 'wrong' : { wrong: true };

/**
 * Copies `body` with the field at a dot path replaced. In the path, a number is a list index, and `*` means every field or
 * entry that has the rest of the path.
 * @param path such as `payload.messageList.0.messageDate`
 * @returns undefined if the path does not exist
 */
function withField(body: unknown, path: string, next: (value: unknown) => unknown): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  const [key = '', ...rest] = path.split('.');
  const fields: [string, unknown][] = Object.entries(body);
  const copies = fields.map(([name, value]) => {
    if (key !== '*' && key !== name) return undefined;
    return rest.length === 0 ? next(value) : withField(value, rest.join('.'), next);
  });
  if (copies.every((copy) => copy === undefined)) return undefined;
  const values = fields.map(([name, value], at): [string, unknown] => [name, copies[at] ?? value]);
  return Array.isArray(body) ? values.map(([, value]) => value) : Object.fromEntries(values);
}

/** Copies `body` with the value at a path replaced by a value of a wrong type. @returns undefined if the path does not exist */
const withWrongType = (body: unknown, path: string): unknown => withField(body, path, wrongValue);

/** Copies `body` with the value at a path replaced by `words`. @returns undefined if the path does not exist */
const withText = (body: unknown, path: string, words: string): unknown => withField(body, path, () => words);

interface Occasion {
  c: SandboxContext;
  fault: Fault;
  services: SandboxServices;
  next: Next;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Replaces the response. The old response is cleared first, because Hono would otherwise merge the two responses. */
function replaceResponse(c: SandboxContext, response: Response): void {
  c.res = undefined;
  c.res = response;
}

const replaceBody = (c: SandboxContext, body: unknown): void =>
  replaceResponse(c, body === undefined ? refuse(500, 'SANDBOX-NO-SUCH-FIELD') : Response.json(body));

function dropped(c: SandboxContext): Response {
  // If no Node server serves the sandbox, there is no connection to close.
  const { incoming } = { ...c.env };
  if (!incoming) return refuse(500, 'SANDBOX-NO-SOCKET');
  incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

const KINDS = {
  status: ({ fault }) => refuse(fault.status, fault.code),
  delay: async ({ fault, next }) => {
    await sleep(fault.delayMs);
    await next();
  },
  hold: async ({ c, fault, services, next }) => {
    await services.heldResponses.wait(fault.logonId, c.req.raw.signal);
    await next();
  },
  drop: ({ c }) => dropped(c),
  malformed: ({ c }) => c.body('{"payload": {"', 200, JSON_TYPE),
  html: ({ c }) => c.html('<!doctype html><title>Gateway</title><p>The service is being updated.</p>'),
  empty: ({ c }) => c.body('', 200, JSON_TYPE),
  'wrong-type': async ({ c, fault, next }) => {
    await next();
    replaceBody(c, withWrongType(await c.res.json(), fault.field));
  },
  says: async ({ c, fault, next }) => {
    await next();
    replaceBody(c, withText(await c.res.json(), fault.field, fault.text));
  },
  drip: async ({ c, fault, next }) => {
    await next();
    replaceResponse(c, await sendSlowly(c.res, fault.delayMs));
  },
  lost: async ({ c, next }) => {
    await next();
    replaceResponse(c, dropped(c));
  },
} satisfies Record<FaultKind, (occasion: Occasion) => Response | Promise<Response> | Promise<void>>;

const typedLogonId = v.object({ payload: v.object({ logonId: v.string() }) });
const typedForm = v.object({ username: v.string() });

const isForm = (c: SandboxContext): boolean =>
  c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false;

/** The logon id in a sign-in request, from its payload, form or Basic header. */
async function typedBy(c: SandboxContext): Promise<string | undefined> {
  if (c.req.method !== 'POST') return undefined;
  if (isForm(c)) return tryParse(typedForm, await c.req.parseBody())?.username;
  return basicOf(c)?.name ?? tryParse(typedLogonId, await readJson(c))?.payload.logonId;
}

/**
 * The logon id that a request belongs to: in a sign-in, the typed id; otherwise the id of the token's owner, even if the
 * token has expired.
 */
async function logonIdOf(c: SandboxContext, services: SandboxServices): Promise<string | undefined> {
  const typed = await typedBy(c);
  if (typed !== undefined) return typed;
  const token = bearerOf(c);
  return token === undefined ? undefined : services.sessions.find(token)?.logonId;
}

export const faultMiddleware = (services: SandboxServices) =>
  createMiddleware<SandboxEnv>(async (c, next) => {
    const fault = services.faults.take(callOf(c.req.path), await logonIdOf(c, services));
    if (!fault) return next();
    const response = await KINDS[fault.kind]({ c, fault, services, next });
    return response ?? undefined;
  });
