import { accountExamples } from './examples/account-examples.ts';
import { claimsExamples } from './examples/claims-examples.ts';
import { statementsExamples } from './examples/statements-examples.ts';
import { messagesExamples } from './examples/messages-examples.ts';
import { plansExamples } from './examples/plans-examples.ts';
import { spendingExamples } from './examples/spending-examples.ts';
import { visitsExamples } from './examples/visits-examples.ts';
import { publicExamples } from './examples/public-examples.ts';
import { registerExamples, shoppingExamples } from './examples/register-examples.ts';
import { sessionFlowExamples } from './examples/session-flows-examples.ts';
import { sessionExamples } from './examples/session-examples.ts';
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
