/** Adds the route for a call of the contract. The call's definition decides path, method, access and required input. */
import type { Context, Handler, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import type { Call, CallShape, WireOf } from '../../src/lib/http/call.schema.ts';
import { isBarredInSimulation, READ_ONLY_CODE } from '../../src/lib/http/call-writes.ts';
import { baseMessageSchema } from '../../src/lib/http/wire.schema.ts';
import type { Member } from '../people/member-of.ts';
import { bearerOf, readJson, refuse } from './http/requests.ts';
import {
  callerOf,
  requireClient,
  requireMember,
  requireSession,
  requireStaff,
} from './http/caller.middleware.ts';
import { isSimulated } from './sign-in/simulations.ts';
import type { Caller, SandboxServices, SandboxContext, SandboxEnv } from './context.ts';

type OutputOf<C extends CallShape, K extends 'payload' | 'query'> =
  C extends Record<K, infer S extends v.GenericSchema> ? v.InferOutput<S> : undefined;

/** The input of a route handler. The call's schemas have parsed `payload` and `query`. */
export interface RouteInput<C extends CallShape> {
  c: SandboxContext;
  services: SandboxServices;
  day: string;
  payload: OutputOf<C, 'payload'>;
  query: OutputOf<C, 'query'>;
  param(name: string): string;
  /** The caller. For a public call, the owner of the token if a token was sent. */
  caller: C['access'] extends 'session' | 'member' | 'staff' ? Caller : Caller | undefined;
  member: C['access'] extends 'member' ? Member : Member | undefined;
}

const BODY_READERS = {
  message: async (c: SandboxContext, schema: v.GenericSchema): Promise<unknown> => {
    const whole = v.safeParse(
      v.object({ baseMessage: baseMessageSchema, payload: schema }),
      await readJson(c),
    );
    if (!whole.success) throw new BadRequest();
    return whole.output.payload;
  },
  json: async (c: SandboxContext, schema: v.GenericSchema) => parseOrThrow(schema, await readJson(c)),
  form: async (c: SandboxContext, schema: v.GenericSchema) => parseOrThrow(schema, await c.req.parseBody()),
} as const;

/** Thrown if a request does not match the call's schema. */
class BadRequest extends Error {}

function parseOrThrow(schema: v.GenericSchema, value: unknown): unknown {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new BadRequest();
  return parsed.output;
}

const headersSent = (call: CallShape, c: Context): boolean =>
  Object.entries(call.sends ?? {}).every(([name, value]) => c.req.header(name) === value) &&
  (call.takes ?? []).every((name) => Boolean(c.req.header(name)));

/** Middleware that responds with 400 if a header that the call requires is missing. */
const requireHeaders = (call: CallShape) =>
  createMiddleware<SandboxEnv>(async (c, next) =>
    headersSent(call, c) ? next() : refuse(400, 'HEADER-REQUIRED'),
  );

const passOn = createMiddleware<SandboxEnv>((_c, next) => next());

/** Middleware that refuses writes by staff who simulate a member (spec 000 §6; decisions/staff#a-simulation-changes-nothing). */
const refuseInSimulation = (services: SandboxServices, call: CallShape) =>
  isBarredInSimulation(call)
    ? createMiddleware<SandboxEnv>(async (c, next) => {
        const token = bearerOf(c);
        return token !== undefined && isSimulated(services, token) ? refuse(403, READ_ONLY_CODE) : next();
      })
    : passOn;

/** The access checks that a call requires. None for 'basic', because those routes check the Basic header themselves. */
const guards = (services: SandboxServices, { access }: CallShape) =>
  (
    {
      public: [passOn, passOn],
      basic: [passOn, passOn],
      client: [requireClient, passOn],
      session: [requireSession(services), passOn],
      member: [requireSession(services), requireMember],
      staff: [requireSession(services), requireStaff],
    } as const
  )[access];

/**
 * Adds the route for a call.
 * @param respond returns the JSON of the response, or a `Response` for a refusal or a file
 */
export function serveCall<C extends Call>(
  routes: Hono<SandboxEnv>,
  services: SandboxServices,
  call: C,
  respond: (input: RouteInput<C>) => WireOf<C> | Response | Promise<WireOf<C> | Response>,
): void {
  const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const handler: Handler<SandboxEnv> = async (c) => {
    try {
      const encoding = call.encoding ?? 'message';
      const payload = call.payload && (await BODY_READERS[encoding](c, call.payload));
      const caller: Caller | undefined = c.get('caller');
      // Check again: the session may have ended while the body was being received.
      const current = caller && callerOf(services, c);
      if (current instanceof Response) return current;
      const input = {
        c,
        services,
        day: services.day(),
        payload,
        query: call.query && parseOrThrow(call.query, c.req.query()),
        param: (name: string) => c.req.param(name) ?? '',
        caller,
        member: c.get('member'),
      };
      // The cast is safe, because the call's schemas have parsed these values.
      const withResponse = await respond(input as unknown as RouteInput<C>);
      return withResponse instanceof Response ? withResponse : c.json(withResponse as object);
    } catch (error) {
      if (error instanceof BadRequest) return refuse(400, 'BAD-REQUEST');
      throw error;
    }
  };
  routes.on(
    call.method.toUpperCase(),
    path,
    ...guards(services, call),
    refuseInSimulation(services, call),
    requireHeaders(call),
    handler,
  );
}
