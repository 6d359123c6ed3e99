import type { IsoDate } from '../../lib/date.ts';
import { send } from '../../lib/http.ts';
import { claimSummaryPayload } from './claims.rules.ts';
import { claimSummary, recentClaims, type ClaimQuery, type ClaimSummary } from './claims.schema.ts';

/** Newest first. @throws ServiceError */
export const fetchClaimSummary = (query: ClaimQuery, signal: AbortSignal): Promise<ClaimSummary> =>
  send(claimSummary, { payload: claimSummaryPayload(query) }, { signal });

/** Both days included. @throws ServiceError */
export const fetchRecentClaims = (
  { from, to }: { from: IsoDate; to: IsoDate },
  signal: AbortSignal,
): Promise<ClaimSummary> => send(recentClaims, { query: { startDate: from, endDate: to } }, { signal });
