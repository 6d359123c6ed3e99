/** Checks of the caller: a valid token, a member, staff, client credentials. */
import { createMiddleware } from 'hono/factory';
import { memberOf } from '../../people/member-of.ts';
import { bearerOf, refuse } from './requests.ts';
import type { Caller, SandboxServices, SandboxContext, SandboxEnv } from '../context.ts';

/** The caller of a request, or a refusal if the token is not valid at this moment. */
export function callerOf({ accounts, sessions }: SandboxServices, c: SandboxContext): Caller | Response {
  const token = bearerOf(c);
  const session = token === undefined ? undefined : sessions.find(token);
  const person = session && accounts.find(session.logonId);
  if (token === undefined || !session || !person || sessions.isExpired(session))
    return refuse(401, 'TOKEN-INVALID');
  return { person, session, token };
}

export const requireSession = (services: SandboxServices) =>
  createMiddleware<SandboxEnv>(async (c, next) => {
    const caller = callerOf(services, c);
    if (caller instanceof Response) return caller;
    c.set('caller', caller);
    return next();
  });

/** Requires that the caller is a member. Must run after `requireSession`. */
export const requireMember = createMiddleware<SandboxEnv>(async (c, next) => {
  const member = memberOf(c.get('caller').person);
  if (!member) return refuse(403, 'NOT-A-MEMBER');
  c.set('member', member);
  return next();
});

const STAFF = ['AGENT', 'AGENCY_ADMIN', 'INTERNAL'];

export const requireStaff = createMiddleware<SandboxEnv>(async (c, next) =>
  STAFF.includes(c.get('caller').person.role ?? '') ? next() : refuse(403, 'NOT-STAFF'),
);

/** The portal's client credentials for the token endpoint. The server adds them; browsers never have them. */
export const CLIENT = { id: 'portal', secret: 'sandbox-client-secret' } as const;

export function basicOf(c: SandboxContext): { name: string; password: string } | undefined {
  const encoded = /^Basic +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [name = '', ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return name === '' ? undefined : { name, password: password.join(':') };
}

/** Requires the portal's client credentials (spec 000 §7 'Basic auth of client id and secret'). */
export const requireClient = createMiddleware<SandboxEnv>(async (c, next) => {
  const client = basicOf(c);
  return client?.name === CLIENT.id && client.password === CLIENT.secret
    ? next()
    : refuse(401, 'invalid_client');
});
