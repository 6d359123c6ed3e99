/** Loads a claim's services with the amounts that they added to accumulators, for the ledgers of plan progress. */
import type { DateSpan } from '../../../lib/date/date.ts';
import { send } from '../../../lib/http/http.ts';
import type { Claim } from '../claims.schema.ts';
import { claimDetailQuery } from './claim-detail.rules.ts';
import { claimDetail, type ClaimService } from './claim-detail.schema.ts';

/** @param range first and last day of the list that contains the claim, both included @throws ServiceError */
export const detailForLedger = async (
  claim: Claim,
  range: DateSpan,
  signal: AbortSignal,
): Promise<readonly ClaimService[]> => {
  const payload = { reqClaimAccumActivityDetail: claimDetailQuery(claim, range) };
  return (await send(claimDetail, { payload }, { signal })).services;
};
