/**
 * The fields of each response that a rule or view reads. Without one of them the response is a bad reply, or the list
 * entries that lack it are left out. `*` matches every entry of a list: `payload.messageList.*.messageDate`.
 */
import { accountNeeds } from './needed/account-needs.ts';
import { claimsNeeds } from './needed/claims-needs.ts';
import { statementsNeeds } from './needed/statements-needs.ts';
import { messagesNeeds } from './needed/messages-needs.ts';
import { plansNeeds } from './needed/plans-needs.ts';
import { spendingNeeds } from './needed/spending-needs.ts';
import type { CallNeeds } from './needed/call-needs.ts';
import { visitsNeeds } from './needed/visits-needs.ts';
import { publicNeeds } from './needed/public-needs.ts';
import { sessionFlowNeeds } from './needed/session-flows-needs.ts';
import { sessionNeeds } from './needed/session-needs.ts';

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
