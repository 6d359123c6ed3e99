/** The claims of the activity summary. */
import { today } from '../../lib/date.ts';
import { memberRemote } from '../../session/member-data.store.ts';
import { claimSummaryQuery, summaryWindowStart, type ClaimsMember } from './claims.rules.ts';
import type { ClaimSummary } from './claims.schema.ts';
import { fetchClaimSummary } from './claims.service.ts';

const summary = memberRemote<ClaimSummary>();

export const $claimSummary = summary.$value;
/** Aborts what is under way when the view closes. */
export const leaveClaims = summary.leave;
/** Says that the claims could not be had because something that they need failed. */
export const failClaimSummary = summary.fail;

/** Loads the claims of the last 60 days. @param timeZone the brand's, for what counts as today */
export const loadClaimSummary = (member: ClaimsMember, timeZone: string): Promise<void> => {
  const day = today(timeZone);
  return summary.load((signal) =>
    fetchClaimSummary(claimSummaryQuery(member, summaryWindowStart(day), day), signal),
  );
};
