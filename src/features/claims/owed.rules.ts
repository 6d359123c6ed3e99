/** What is left to pay the providers of the summary's claims (decisions/claims#one-figure-of-what-is-owed, decisions/claims#two-figures-of-what-is-left). Whole cents. Pure. */
import { claimKey } from '../../profile/payments/claim-key.rules.ts';
import { isPaidAtCounter, leftForProvider } from '../../profile/payments/left-to-pay.rules.ts';
import type { Claim, ClaimSummary } from './claims.schema.ts';

/**
 * Why a sum would be wrong. `payments`: the spending vendor did not respond, so payments may be missing; `skipped`: claims could
 * not be read; `status`: claims whose status is not known; `incomplete`: the service counts other claims than it lists, or lists one twice with different figures; `cost`:
 * settled claims without a cost; `payee`: an account paid a recipient who is not known; `unsettled`: payments sent here without a
 * response, unless nothing is left to pay for their claim.
 */
export type OwedGap = 'payments' | 'skipped' | 'status' | 'incomplete' | 'cost' | 'payee' | 'unsettled';

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
      /** Claims that the member usually paid at a pharmacy's counter; not in the sum. */
      counter: number;
      /** Claims that the member marked as paid; not in the sum. */
      marked: number;
      denied: DeniedPart;
    };

/** The part of a sum that is of denied services. `isAtLeast`: for some claims only a part of it is known. */
export interface DeniedPart {
  cents: number;
  isAtLeast: boolean;
}

export type OwedClaim = Pick<
  Claim,
  'number' | 'clientId' | 'status' | 'memberCost' | 'paid' | 'payee' | 'planType' | 'denied'
>;

type ListedClaim = Pick<Claim, 'status' | 'memberCost' | 'paid'>;

/** Two entries of one claim. */
export const hasSameFigures = (a: ListedClaim, b: ListedClaim): boolean =>
  a.status === b.status && a.memberCost === b.memberCost && a.paid === b.paid;

/** What a claim leaves to pay the provider. */
export type ClaimStanding =
  /** In process, without a status or a cost, or paid to a recipient who is not known. */
  | { state: 'unknown' }
  /** Nothing to pay the provider now: a pharmacy is usually paid at the counter. */
  | { state: 'counter' }
  /** The member marked it as paid. */
  | { state: 'marked' }
  | { state: 'left'; cents: number };

export function standingOf(claim: OwedClaim, isMarked: boolean): ClaimStanding {
  const { memberCost, status } = claim;
  if (status === 'in-process' || status === 'unknown') return { state: 'unknown' };
  if (isPaidAtCounter(claim) && memberCost !== 0) return { state: 'counter' };
  if (memberCost === null || memberCost < 0) return { state: 'unknown' };
  const cents = leftForProvider(claim);
  if (isMarked && cents !== 0) return { state: 'marked' };
  return cents === null ? { state: 'unknown' } : { state: 'left', cents };
}

/** @param left of a claim to the provider, cents */
function deniedOf({ status, denied, memberCost }: OwedClaim, left: number): DeniedPart {
  if (status === 'denied') return { cents: left, isAtLeast: false };
  if (status !== 'partly-approved') return { cents: 0, isAtLeast: false };
  if (denied === null || denied < 0) return { cents: 0, isAtLeast: true };
  const most = Math.min(left, denied);
  // What was paid may have been for either part.
  const least = Math.max(0, left - Math.max(0, (memberCost ?? 0) - denied));
  return { cents: least, isAtLeast: least < most };
}

/** @param left of each claim to the provider, cents */
export function deniedPart(claims: readonly OwedClaim[], left: (claim: OwedClaim) => number): DeniedPart {
  const parts = claims.map((claim) => deniedOf(claim, left(claim)));
  return {
    cents: parts.reduce((sum, { cents }) => sum + cents, 0),
    isAtLeast: parts.some(({ isAtLeast }) => isAtLeast),
  };
}

/** The amounts left to pay of claims in network that are not denied, even in part. */
export const owedInNetwork = (claims: readonly Claim[]) =>
  claims
    .filter(({ network }) => network === 'in-network')
    .flatMap((claim) => {
      const denied = deniedOf(claim, leftOf(claim));
      const { groupNumber, planType, serviceDate } = claim;
      return denied.isAtLeast
        ? []
        : [{ groupNumber, planType, serviceDate, cents: leftOf(claim) - denied.cents }];
    });

export const leftOf = (claim: OwedClaim): number => leftForProvider(claim) ?? 0;

const unknown = (because: OwedGap, count = 0): Owed => ({ state: 'unknown', because, count });

export interface ClaimAnswers {
  /** A payment of the claim was sent without a response. */
  isUnsettled(claim: Claim): boolean;
  /** The member marked the claim as paid. */
  isMarked(claim: Claim): boolean;
}

/**
 * The sum over every listed claim whose cost is final: `yourCost` less what spending accounts paid the provider (spec 001 §3,
 * decisions/claims#payments-already-made). Nothing is guessed: whatever is missing makes the sum unknown.
 */
export function owedOf(
  { claims, skipped, total, spendingDataComplete }: Omit<ClaimSummary, 'sinceLastVisit'>,
  { isUnsettled, isMarked }: ClaimAnswers,
): Owed {
  if (!spendingDataComplete) return unknown('payments');
  if (skipped > 0) return unknown('skipped', skipped);
  if (claims.length !== total) return unknown('incomplete');
  const byKey = new Map(claims.map((claim) => [claimKey(claim), claim]));
  if (claims.some((claim) => !hasSameFigures(claim, byKey.get(claimKey(claim)) ?? claim)))
    return unknown('incomplete');
  const withoutStatus = claims.filter(({ status }) => status === 'unknown').length;
  if (withoutStatus > 0) return unknown('status', withoutStatus);
  const final = [...byKey.values()].filter(({ status }) => status !== 'in-process');
  const standings = final.map((claim) => ({ claim, standing: standingOf(claim, isMarked(claim)) }));
  const countOf = (state: ClaimStanding['state']): number =>
    standings.filter(({ standing }) => standing.state === state).length;
  const unknownOnes = standings.flatMap(({ claim, standing }) => (standing.state === 'unknown' ? claim : []));
  const withoutCost = unknownOnes.filter(({ memberCost }) => memberCost === null || memberCost < 0);
  if (withoutCost.length > 0) return unknown('cost', withoutCost.length);
  if (unknownOnes.length > 0) return unknown('payee', unknownOnes.length);
  const owed = standings.flatMap(({ claim, standing }) =>
    standing.state === 'left' && standing.cents > 0 ? claim : [],
  );
  // A payment to the member changes nothing here.
  const unsettled = owed.filter((claim) => claim.payee !== 'member' && isUnsettled(claim));
  if (unsettled.length > 0) return unknown('unsettled', unsettled.length);
  return {
    state: 'known',
    cents: owed.reduce((sum, claim) => sum + leftOf(claim), 0),
    claims: owed,
    open: byKey.size - final.length,
    counter: countOf('counter'),
    marked: countOf('marked'),
    denied: deniedPart(owed, leftOf),
  };
}
