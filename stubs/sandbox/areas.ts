/** The sandbox's services, by area. */
import type { Hono } from 'hono';
import { claimsRoutes } from './claims.routes.ts';
import type { House, SandboxEnv } from './context.ts';
import { controlRoutes } from './controls.routes.ts';
import { memberRoutes } from './member.routes.ts';
import { messagesRoutes } from './messages.routes.ts';
import { signInRoutes } from './sign-in.routes.ts';

export const AREAS: readonly ((house: House) => Hono<SandboxEnv>)[] = [
  signInRoutes,
  memberRoutes,
  claimsRoutes,
  messagesRoutes,
  controlRoutes,
];
