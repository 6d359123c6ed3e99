import { brandToday } from '../../lib/date/brand-day.ts';
import type { DateSpan } from '../../lib/date/date.ts';
import { send } from '../../lib/http/http.ts';
import { loadedProfile } from '../../profile/profile.store.ts';
import { memberRemote } from '../../session/member-data.store.ts';
import { claimSummaryPayload, claimSummaryQuery, summaryWindow } from './claims.rules.ts';
import { claimSummary, recentClaims, type ClaimSummary } from './claims.schema.ts';

/** Requests the recent claims of a date range, both days included. @throws ServiceError */
export const fetchRecentClaims = ({ from, to }: DateSpan, signal: AbortSignal): Promise<ClaimSummary> =>
  send(recentClaims, { query: { startDate: from, endDate: to } }, { signal });

/** The claims, with the first and last day requested, both included. */
const summary = memberRemote<ClaimSummary & { range: DateSpan }>();

export const $claimSummary = summary.$value;
export const leaveClaims = summary.leave;
/** Call this if a value that the request needs failed to load, such as the profile. */
export const failClaimSummary = summary.fail;

export const loadClaimSummary = (): Promise<void> => {
  const range = summaryWindow(brandToday());
  return summary.load(async (signal) => {
    const payload = claimSummaryPayload(claimSummaryQuery(loadedProfile(), range.from, range.to));
    return { ...(await send(claimSummary, { payload }, { signal })), range };
  });
};
