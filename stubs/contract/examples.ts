/** Every example, one or more for each call of the contract. */
import { accountExamples } from './examples/account.ts';
import { claimsExamples } from './examples/claims.ts';
import { statementsExamples } from './examples/statements.ts';
import { messagesExamples } from './examples/messages.ts';
import { plansExamples } from './examples/plans.ts';
import { spendingExamples } from './examples/spending.ts';
import { visitsExamples } from './examples/visits.ts';
import { publicExamples } from './examples/public.ts';
import { registerExamples, shoppingExamples } from './examples/register.ts';
import { sessionFlowExamples } from './examples/session-flows.ts';
import { sessionExamples } from './examples/session.ts';
import type { Example } from './example.ts';

export const EXAMPLES: readonly Example[] = [
  ...sessionExamples,
  ...sessionFlowExamples,
  ...accountExamples,
  ...claimsExamples,
  ...statementsExamples,
  ...messagesExamples,
  ...visitsExamples,
  ...plansExamples,
  ...spendingExamples,
  ...publicExamples,
  ...registerExamples,
  ...shoppingExamples,
];
