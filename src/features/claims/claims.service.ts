/** The claims calls (spec 001 §7). */
import { http } from '../../lib/http.ts';
import { claimSummaryReply, type ClaimSummary, type ClaimSummaryRequest } from './claims.schema.ts';

/** POST claim/summary: the claims of a window, newest first. @throws ServiceError */
export const fetchClaimSummary = (
  reqClaimAccumActivitySummary: ClaimSummaryRequest['payload']['reqClaimAccumActivitySummary'],
  signal: AbortSignal,
): Promise<ClaimSummary> =>
  http.post('/rbsmbl/x-services/claim/summary', { reqClaimAccumActivitySummary }, claimSummaryReply, {
    signal,
    read: true,
  });
