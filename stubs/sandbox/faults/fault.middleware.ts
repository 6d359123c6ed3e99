/** Fault injection: runs before every service. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Next } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { bearerOf, tryParse, readJson, refuse } from '../http/requests.ts';
import { basicOf } from '../http/caller.middleware.ts';
import type { SandboxServices, SandboxContext, SandboxEnv } from '../context.ts';
import { sendSlowly, sleep } from './slow-response.ts';
import type { FaultKind } from './fault.schema.ts';
import { callOf, type Fault } from './fault-store.ts';
import { withText, withWrongType } from './field-faults.ts';

interface Occasion {
  c: SandboxContext;
  fault: Fault;
  services: SandboxServices;
  next: Next;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Replaces the response; Hono would otherwise merge the two. */
function replaceAnswer(c: SandboxContext, answer: Response): void {
  c.res = undefined;
  c.res = answer;
}

const replaceBody = (c: SandboxContext, body: unknown): void =>
  replaceAnswer(c, body === undefined ? refuse(500, 'SANDBOX-NO-SUCH-FIELD') : Response.json(body));

function dropped(c: SandboxContext): Response {
  // Without a Node server the sandbox has no bindings.
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
    replaceAnswer(c, await sendSlowly(c.res, fault.delayMs));
  },
  lost: async ({ c, next }) => {
    await next();
    replaceAnswer(c, dropped(c));
  },
} satisfies Record<FaultKind, (occasion: Occasion) => Response | Promise<Response> | Promise<void>>;

const typedLogonId = v.object({ payload: v.object({ logonId: v.string() }) });
const typedForm = v.object({ username: v.string() });

const isForm = (c: SandboxContext): boolean =>
  c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false;

/** The logon id of a sign-in request, from its payload, form or Basic header. */
async function typedBy(c: SandboxContext): Promise<string | undefined> {
  if (c.req.method !== 'POST') return undefined;
  if (isForm(c)) return tryParse(typedForm, await c.req.parseBody())?.username;
  return basicOf(c)?.name ?? tryParse(typedLogonId, await readJson(c))?.payload.logonId;
}

/** The logon id behind a request: the one typed at sign-in, later the token's, expired or not. */
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
    const answer = await KINDS[fault.kind]({ c, fault, services, next });
    return answer ?? undefined;
  });
