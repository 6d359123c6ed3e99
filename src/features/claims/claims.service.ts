/** The claims calls (spec 001 §7). */
import { send } from '../../lib/http.ts';
import { claimSummary, type ClaimQuery, type ClaimSummary } from './claims.schema.ts';

/** The claims of a window, newest first. @throws ServiceError */
export const fetchClaimSummary = (
  reqClaimAccumActivitySummary: ClaimQuery,
  signal: AbortSignal,
): Promise<ClaimSummary> => send(claimSummary, { payload: { reqClaimAccumActivitySummary } }, { signal });
