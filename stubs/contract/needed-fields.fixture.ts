/**
 * For each call, the response fields that a rule or view reads. If one is missing, the response is invalid, or the list
 * entries without it are left out. `*` means every entry of a list: `payload.messageList.*.messageDate`.
 */
import { accountNeeds } from './needed/account-needs.fixture.ts';
import { claimsNeeds } from './needed/claims-needs.fixture.ts';
import { statementsNeeds } from './needed/statements-needs.fixture.ts';
import { messagesNeeds } from './needed/messages-needs.fixture.ts';
import { plansNeeds } from './needed/plans-needs.fixture.ts';
import { spendingNeeds } from './needed/spending-needs.fixture.ts';
import type { CallNeeds } from './needed/call-needs.fixture.ts';
import { visitsNeeds } from './needed/visits-needs.fixture.ts';
import { publicNeeds } from './needed/public-needs.fixture.ts';
import { sessionFlowNeeds } from './needed/session-flows-needs.fixture.ts';
import { sessionNeeds } from './needed/session-needs.fixture.ts';

export const NEEDED_FIELDS: readonly CallNeeds[] = [
  ...sessionNeeds,
  ...sessionFlowNeeds,
  ...accountNeeds,
  ...claimsNeeds,
  ...statementsNeeds,
  ...messagesNeeds,
  ...visitsNeeds,
  ...plansNeeds,
  ...spendingNeeds,
  ...publicNeeds,
];
