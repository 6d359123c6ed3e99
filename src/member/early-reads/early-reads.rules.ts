/** The member area's first requests, with the parameters that the member area's stores would send. Pure. */
import { CLAIM_SUMMARY } from '../../features/claims/claim-summary.request.ts';
import {
  claimSummaryPayload,
  claimSummaryQuery,
  summaryWindowStart,
} from '../../features/claims/claims.rules.ts';
import { summaryQuery } from '../../features/messages/messages-query.rules.ts';
import { GET_MESSAGES } from '../../features/messages/messages.request.ts';
import { today } from '../../lib/date/date.ts';
import type { RequestShape } from '../../lib/http/call.schema.ts';
import type { AnyInput } from '../../lib/http/request.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { chooseGroup, groupChoices, showsMessageCenter } from '../../profile/group/selected-group.rules.ts';
import { messagesMember } from '../../features/messages/messages-member.rules.ts';

/** The brand data that the early requests need; prerendered in the `<template>` that holds the preloads. */
export interface EarlyBrand {
  code: string;
  timeZone: string;
  messageCenter: boolean;
}

interface EarlyVisit {
  brand: EarlyBrand;
  /** Number of the group that the member selected in this session; null if the member selected none. */
  persistedGroup: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

type EarlyRequest = readonly [call: RequestShape, input: AnyInput];

/** The requests that the activity summary sends, most important first. */
export function earlyRequests(profile: Profile, { brand, persistedGroup, now }: EarlyVisit): EarlyRequest[] {
  const day = today(brand.timeZone, now);
  const group = chooseGroup(groupChoices(profile), persistedGroup)?.group ?? null;
  const query = claimSummaryQuery(profile, summaryWindowStart(day), day);
  const requests: EarlyRequest[] = [[CLAIM_SUMMARY, { payload: claimSummaryPayload(query) }]];
  if (showsMessageCenter(brand.messageCenter, group))
    requests.push([GET_MESSAGES, { payload: summaryQuery(messagesMember(profile), day, now) }]);
  return requests;
}
