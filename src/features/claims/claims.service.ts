import type { IsoDate } from '../../lib/date.ts';
import { send } from '../../lib/http.ts';
import { claimSummary, recentClaims, type ClaimQuery, type ClaimSummary } from './claims.schema.ts';

/** Newest first. @throws ServiceError */
export const fetchClaimSummary = (
  reqClaimAccumActivitySummary: ClaimQuery,
  signal: AbortSignal,
): Promise<ClaimSummary> => send(claimSummary, { payload: { reqClaimAccumActivitySummary } }, { signal });

/** Both days included. @throws ServiceError */
export const fetchRecentClaims = (
  { from, to }: { from: IsoDate; to: IsoDate },
  signal: AbortSignal,
): Promise<ClaimSummary> => send(recentClaims, { query: { startDate: from, endDate: to } }, { signal });
