import type { Hono } from 'hono';
import { chatRoutes } from './chat/chat.routes.ts';
import { contactRoutes } from './help/contact.routes.ts';
import { claimDetailRoutes } from './claims/claim-detail.routes.ts';
import { educationRoutes } from './education/education.routes.ts';
import { dentalRoutes } from './dental-history/dental.routes.ts';
import { documentsRoutes } from './claims/documents.routes.ts';
import { payClaimRoutes } from './pay-claim/pay-claim.routes.ts';
import { statementsRoutes } from './statements/statements.routes.ts';
import { accountRoutes } from './account/account.routes.ts';
import { settingsRoutes } from './account/settings.routes.ts';
import { agentsRoutes } from './agents/agents.routes.ts';
import { clientsRoutes } from './agents/clients.routes.ts';
import { claimsRoutes } from './claims/claims.routes.ts';
import { configRoutes } from './controls/config.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import type { SandboxServices, SandboxEnv } from './context.ts';
import { controlRoutes } from './controls/controls.routes.ts';
import { findCareRoutes } from './find-care/find-care.routes.ts';
import { forgottenRoutes } from './account/forgotten.routes.ts';
import { healthPlansRoutes } from './health-plans/health-plans.routes.ts';
import { memberRoutes } from './member/member.routes.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { carePriceRoutes } from './plan-progress/care-prices.routes.ts';
import { plansRoutes } from './plan-progress/plan-progress.routes.ts';
import { spendingRoutes } from './spending/spending.routes.ts';
import { visitsRoutes } from './member/visits.routes.ts';
import { publicRoutes } from './zip-to-brand/public.routes.ts';
import { registerRoutes } from './register/register.routes.ts';
import { shoppingRoutes } from './coverage/shopping.routes.ts';
import { oauthRoutes } from './sign-in/oauth.routes.ts';
import { signInFlowsRoutes } from './sign-in/sign-in-flows.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { userInfoRoutes } from './sign-in/user-info.routes.ts';
import { switchRoutes } from './controls/switches.routes.ts';

export const AREAS: readonly ((services: SandboxServices) => Hono<SandboxEnv>)[] = [
  signInRoutes,
  signInFlowsRoutes,
  oauthRoutes,
  userInfoRoutes,
  accountRoutes,
  settingsRoutes,
  forgottenRoutes,
  agentsRoutes,
  clientsRoutes,
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
  carePriceRoutes,
  healthPlansRoutes,
  spendingRoutes,
  publicRoutes,
  chatRoutes,
  contactRoutes,
  configRoutes,
  contentRoutes,
  educationRoutes,
  findCareRoutes,
  registerRoutes,
  shoppingRoutes,
  controlRoutes,
  switchRoutes,
];
