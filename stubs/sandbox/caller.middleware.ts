/** Who asks: the token, and the member behind it. */
import { createMiddleware } from 'hono/factory';
import { memberOf } from '../people/member-of.ts';
import { bearerOf, refuse } from './answers.ts';
import type { House, SandboxEnv } from './context.ts';

/** Lets only live tokens through; 401 for a missing, unknown or expired one. */
export const requireSession = (house: House) =>
  createMiddleware<SandboxEnv>(async (c, next) => {
    const token = bearerOf(c);
    const session = token === undefined ? undefined : house.sessions.find(token);
    const person = session && house.accounts.find(session.logonId);
    if (token === undefined || !session || !person || house.sessions.isExpired(session)) {
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

/**
 * Asks for the header that names the calling application (spec 000 §7, 001 §7); 400 without it.
 * @param value the one value that is accepted; any where left out
 */
export const requireAppId = (value?: string) =>
  createMiddleware<SandboxEnv>(async (c, next) => {
    const appId = c.req.header('APPID');
    if (!appId || (value !== undefined && appId !== value)) return refuse(400, 'APPID-REQUIRED');
    return next();
  });
