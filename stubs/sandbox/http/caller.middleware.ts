/** Who asks: the token, and the member behind it. */
import { createMiddleware } from 'hono/factory';
import { memberOf } from '../../people/member-of.ts';
import { bearerOf, refuse } from './requests.ts';
import type { SandboxServices, SandboxContext, SandboxEnv } from '../context.ts';

/** Lets only live tokens through; 401 for a missing, unknown or expired one. */
export const requireSession = (services: SandboxServices) =>
  createMiddleware<SandboxEnv>(async (c, next) => {
    const token = bearerOf(c);
    const session = token === undefined ? undefined : services.sessions.find(token);
    const person = session && services.accounts.find(session.logonId);
    if (token === undefined || !session || !person || services.sessions.isExpired(session)) {
      return refuse(401, 'TOKEN-INVALID');
    }
    c.set('caller', { person, session, token });
    return next();
  });

/** Lets only members through; 403 for agents, staff and visitors. Needs `requireSession` before it. */
export const requireMember = createMiddleware<SandboxEnv>(async (c, next) => {
  const member = memberOf(c.get('caller').person);
  if (!member) return refuse(403, 'NOT-A-MEMBER');
  c.set('member', member);
  return next();
});

const STAFF = ['AGENT', 'AGENCY_ADMIN', 'INTERNAL'];

/** Lets only agents, agency admins and internal staff through. Needs `requireSession` before it. */
export const requireStaff = createMiddleware<SandboxEnv>(async (c, next) =>
  STAFF.includes(c.get('caller').person.role ?? '') ? next() : refuse(403, 'NOT-STAFF'),
);

/** The portal's own credentials at the token endpoint; the server in front adds them, never the browser. */
export const CLIENT = { id: 'portal', secret: 'sandbox-client-secret' } as const;

/** Name and password of a Basic header; undefined where there is none that can be read. */
export function basicOf(c: SandboxContext): { name: string; password: string } | undefined {
  const encoded = /^Basic +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [name = '', ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return name === '' ? undefined : { name, password: password.join(':') };
}

/** Lets only the portal's own client through (spec 000 §7 'Basic auth of client id and secret'). */
export const requireClient = createMiddleware<SandboxEnv>(async (c, next) => {
  const client = basicOf(c);
  return client?.name === CLIENT.id && client.password === CLIENT.secret
    ? next()
    : refuse(401, 'invalid_client');
});
