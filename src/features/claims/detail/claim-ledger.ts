/** What a claim's services moved, for the ledgers of plan progress. */
import type { Claim } from '../claims.schema.ts';
import { claimDetailQuery } from './claim-detail.rules.ts';
import type { ClaimService } from './claim-detail.schema.ts';
import { fetchClaimDetail } from './claim-detail.service.ts';

/** @throws ServiceError */
export const detailForLedger = async (claim: Claim, signal: AbortSignal): Promise<readonly ClaimService[]> =>
  (await fetchClaimDetail(claimDetailQuery(claim), signal)).services;
