/**
 * The fields of each answer that a rule or view reads: without one of them the answer is a bad reply, or the
 * entries of a list that lack it are left out of the answer. `*` stands for every entry of a list:
 * `payload.messageList.*.messageDate`.
 */
import type { Call } from '../../src/lib/call.schema.ts';
import { accountNeeds } from './needed/account-needs.ts';
import { claimsNeeds } from './needed/claims-needs.ts';
import { statementsNeeds } from './needed/statements-needs.ts';
import { messagesNeeds } from './needed/messages-needs.ts';
import { plansNeeds } from './needed/plans-needs.ts';
import { spendingNeeds } from './needed/spending-needs.ts';
import { visitsNeeds } from './needed/visits-needs.ts';
import { publicNeeds } from './needed/public-needs.ts';
import { sessionFlowNeeds } from './needed/session-flows-needs.ts';
import { sessionNeeds } from './needed/session-needs.ts';

/** A call and the paths that its answer must have. */
export type Needs = readonly [call: Call, paths: readonly string[]];

export const NEEDED_FIELDS: readonly Needs[] = [
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
