/**
 * The fields of each answer that a rule or view reads: without one of them the answer is a bad reply. `*`
 * stands for every entry of a list: `payload.messageList.*.messageDate`.
 */
import type { Call } from '../../src/lib/call.schema.ts';
import { claimsNeeds } from './needed/claims.ts';
import { messagesNeeds } from './needed/messages.ts';
import { sessionNeeds } from './needed/session.ts';

/** A call and the paths that its answer must have. */
export type Needs = readonly [call: Call, paths: readonly string[]];

export const NEEDED_FIELDS: readonly Needs[] = [...sessionNeeds, ...claimsNeeds, ...messagesNeeds];
