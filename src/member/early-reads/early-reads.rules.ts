/** What the member area will read first, by the rules of its stores. Pure. */
import { CLAIM_SUMMARY } from '../../features/claims/claim-summary.request.ts';
import {
  claimSummaryPayload,
  claimSummaryQuery,
  summaryWindowStart,
} from '../../features/claims/claims.rules.ts';
import { summaryQuery, unreadQuery } from '../../features/messages/messages-query.rules.ts';
import { COUNT_UNREAD_MESSAGES, GET_MESSAGES } from '../../features/messages/messages.request.ts';
import { VENDOR_DETAILS } from '../../features/spending/vendor.request.ts';
import { vendorQuery } from '../../features/spending/vendor.rules.ts';
import { today } from '../../lib/date/date.ts';
import type { RequestShape } from '../../lib/http/call.schema.ts';
import type { AnyInput } from '../../lib/http/request.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { chooseGroup, groupChoices, showsMessageCenter } from '../../profile/group/selected-group.rules.ts';
import {
  PUBLIC_APP_CONFIG,
  SECURE_APP_CONFIG,
  SECURE_CONFIG_PARAMS,
} from '../../session/services/app-config.request.ts';
import type { EarlyBrand } from './early-brand.ts';
import { mayHaveHeading } from '../navigation/header-tabs.rules.ts';
import { messagesMember } from './messages-member.rules.ts';

interface EarlyVisit {
  brand: EarlyBrand;
  /** The activity summary is the route, or the home page with the same panels. */
  isSummary: boolean;
  /** Group number chosen in this session. */
  savedGroup: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

type EarlyRequest = readonly [call: RequestShape, input: AnyInput];

/** The first screen waits for these. The others are for the header and the badge. */
const URGENT: readonly RequestShape[] = [PUBLIC_APP_CONFIG, CLAIM_SUMMARY, GET_MESSAGES];

export const isUrgent = (call: RequestShape): boolean => URGENT.includes(call);

/** Most important first. */
export function earlyRequests(
  profile: Profile,
  { brand, isSummary, savedGroup, now }: EarlyVisit,
): EarlyRequest[] {
  const day = today(brand.timeZone, now);
  const choice = chooseGroup(groupChoices(profile), savedGroup);
  const showsMessages = showsMessageCenter(brand.messageCenter, choice?.group ?? null);
  const requests: EarlyRequest[] = [];
  if (isSummary) {
    const query = claimSummaryQuery(profile, summaryWindowStart(day), day);
    requests.push([CLAIM_SUMMARY, { payload: claimSummaryPayload(query) }]);
  }
  if (isSummary && showsMessages)
    requests.push([GET_MESSAGES, { payload: summaryQuery(messagesMember(profile), day, now) }]);
  if (showsMessages) requests.push([COUNT_UNREAD_MESSAGES, { payload: unreadQuery(day) }]);
  if (choice && mayHaveHeading(brand.tabs, brand.rules, { group: choice.group, today: day }))
    requests.push(
      [SECURE_APP_CONFIG, { params: SECURE_CONFIG_PARAMS }],
      [VENDOR_DETAILS, { query: vendorQuery(choice, day) }],
    );
  return requests;
}
