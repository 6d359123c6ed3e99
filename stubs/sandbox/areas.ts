/** The sandbox's services, by area. */
import type { Hono } from 'hono';
import { chatRoutes } from './chat.routes.ts';
import { contactRoutes } from './contact.routes.ts';
import { claimDetailRoutes } from './claim-detail.routes.ts';
import { dentalRoutes } from './dental.routes.ts';
import { documentsRoutes } from './documents.routes.ts';
import { payClaimRoutes } from './pay-claim.routes.ts';
import { statementsRoutes } from './statements.routes.ts';
import { accountRoutes } from './account.routes.ts';
import { agentsRoutes } from './agents.routes.ts';
import { claimsRoutes } from './claims.routes.ts';
import { configRoutes } from './config.routes.ts';
import { contentRoutes } from './content.routes.ts';
import type { House, SandboxEnv } from './context.ts';
import { controlRoutes } from './controls.routes.ts';
import { findCareRoutes } from './find-care.routes.ts';
import { forgottenRoutes } from './forgotten.routes.ts';
import { healthPlansRoutes } from './health-plans.routes.ts';
import { memberRoutes } from './member.routes.ts';
import { messagesRoutes } from './messages.routes.ts';
import { plansRoutes } from './plans.routes.ts';
import { spendingRoutes } from './spending.routes.ts';
import { visitsRoutes } from './visits.routes.ts';
import { publicRoutes } from './public.routes.ts';
import { registerRoutes } from './register.routes.ts';
import { shoppingRoutes } from './shopping.routes.ts';
import { oauthRoutes } from './oauth.routes.ts';
import { signInFlowsRoutes } from './sign-in-flows.routes.ts';
import { signInRoutes } from './sign-in.routes.ts';
import { userInfoRoutes } from './user-info.routes.ts';
import { switchRoutes } from './switches.routes.ts';

export const AREAS: readonly ((house: House) => Hono<SandboxEnv>)[] = [
  signInRoutes,
  signInFlowsRoutes,
  oauthRoutes,
  userInfoRoutes,
  accountRoutes,
  forgottenRoutes,
  agentsRoutes,
  memberRoutes,
  claimsRoutes,
  statementsRoutes,
  payClaimRoutes,
  documentsRoutes,
  dentalRoutes,
  claimDetailRoutes,
  messagesRoutes,
  visitsRoutes,
  plansRoutes,
  healthPlansRoutes,
  spendingRoutes,
  publicRoutes,
  chatRoutes,
  contactRoutes,
  configRoutes,
  contentRoutes,
  findCareRoutes,
  registerRoutes,
  shoppingRoutes,
  controlRoutes,
  switchRoutes,
];
