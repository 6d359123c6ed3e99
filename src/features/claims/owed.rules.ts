/** What is left to pay on the claims of the summary (decision 249). Whole cents. Pure. */
import { claimKey } from '../../profile/claim-key.rules.ts';
import { leftToPay } from '../../profile/left-to-pay.rules.ts';
import type { Claim, ClaimSummary } from './claims.schema.ts';

/**
 * Why a sum would be wrong. `payments`: the spending vendor did not answer, so payments may be missing; `skipped`: claims could
 * not be read; `incomplete`: the service counts other claims than it lists, or lists one twice with different figures; `cost`:
 * settled claims without a cost; `unsettled`: payments sent here without a response, unless nothing is left to pay for their claim.
 */
export type OwedGap = 'payments' | 'skipped' | 'incomplete' | 'cost' | 'unsettled';

export type Owed =
  /** `count` of the claims concerned. */
  | { state: 'unknown'; because: OwedGap; count: number }
  | {
      state: 'known';
      /** Left to pay; 0 if nothing is. */
      cents: number;
      /** The claims with something left to pay. */
      claims: readonly Claim[];
      /** Claims in process: their cost is not final, so it is not in the sum. */
      open: number;
      /** The part of `cents` that is of denied claims. */
      denied: number;
    };

type ListedClaim = Pick<Claim, 'number' | 'clientId' | 'status' | 'memberCost' | 'paid'>;

/** Two entries of one claim. */
export const hasSameFigures = (one: ListedClaim, other: ListedClaim): boolean =>
  one.status === other.status && one.memberCost === other.memberCost && one.paid === other.paid;

const hasCost = ({ memberCost }: ListedClaim): boolean => memberCost !== null && memberCost >= 0;

const unknown = (because: OwedGap, count = 0): Owed => ({ state: 'unknown', because, count });

const leftOf = ({ memberCost, paid }: ListedClaim): number => leftToPay(memberCost, paid) ?? 0;

const sumOf = (claims: readonly ListedClaim[]): number =>
  claims.reduce((sum, claim) => sum + leftOf(claim), 0);

/**
 * The sum over every listed claim whose cost is final: `yourCost` less what spending accounts paid (spec 001 §3, decision 050).
 * Nothing is guessed: whatever is missing makes the sum unknown.
 * @param isUnsettled whether a payment of a claim, by its `claimKey`, was sent without a response
 */
export function owedOf(
  { claims, skipped, total, spendingDataComplete }: Omit<ClaimSummary, 'sinceLastVisit'>,
  isUnsettled: (key: string) => boolean,
): Owed {
  if (!spendingDataComplete) return unknown('payments');
  if (skipped > 0) return unknown('skipped', skipped);
  if (claims.length !== total) return unknown('incomplete');
  const byKey = new Map(claims.map((claim) => [claimKey(claim), claim]));
  const own = [...byKey.values()];
  if (claims.some((claim) => !hasSameFigures(claim, byKey.get(claimKey(claim)) ?? claim)))
    return unknown('incomplete');
  const final = own.filter(({ status }) => status !== 'in-process');
  const without = final.filter((claim) => !hasCost(claim));
  if (without.length > 0) return unknown('cost', without.length);
  const owed = final.filter((claim) => leftOf(claim) > 0);
  const unsettled = owed.filter((claim) => isUnsettled(claimKey(claim)));
  if (unsettled.length > 0) return unknown('unsettled', unsettled.length);
  return {
    state: 'known',
    cents: sumOf(owed),
    claims: owed,
    open: own.length - final.length,
    denied: sumOf(owed.filter(({ status }) => status === 'denied')),
  };
}
