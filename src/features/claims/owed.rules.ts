/**
 * The sum that is left to pay to the providers of the summary's claims (decisions/claims#one-figure-of-what-is-owed,
 * decisions/claims#two-figures-of-what-is-left). Whole cents. Pure.
 */
import { claimKey } from '../../profile/payments/claim-key.rules.ts';
import { isPaidAtCounter, leftForProvider } from '../../profile/payments/left-to-pay.rules.ts';
import type { Claim, ClaimSummary } from './claims.schema.ts';

/**
 * Why the sum is unknown. `payments`: the spending vendor did not respond, so payments may be missing. `skipped`:
 * some claims were malformed. `status`: some claims have an unknown status. `incomplete`: the service's count
 * differs from its list, or a claim is listed twice with different amounts. `cost`: settled claims lack a cost.
 * `payee`: a spending account paid an unknown recipient. `unsettled`: payments sent from this site have an unknown
 * outcome, and something is left to pay for their claims.
 */
export type OwedGap = 'payments' | 'skipped' | 'status' | 'incomplete' | 'cost' | 'payee' | 'unsettled';

export type Owed =
  /** `count`: how many claims cause the gap. */
  | { state: 'unknown'; because: OwedGap; count: number }
  | {
      state: 'known';
      /** In cents; 0 if nothing is left to pay. */
      cents: number;
      claims: readonly Claim[];
      /** Number of claims in process. Their cost is not final, so it is not in the sum. */
      open: number;
      /** Number of claims that the member probably paid at a pharmacy's counter; not in the sum. */
      counter: number;
      /** Number of claims that the member marked as paid; not in the sum. */
      marked: number;
      denied: DeniedPart;
    };

/** The denied part of what is left to pay. `isAtLeast`: it may be larger, because it is uncertain for some claims. */
export interface DeniedPart {
  cents: number;
  isAtLeast: boolean;
}

export type OwedClaim = Pick<
  Claim,
  'number' | 'clientId' | 'status' | 'memberCost' | 'paid' | 'payee' | 'planType' | 'denied'
>;

type ListedClaim = Pick<Claim, 'status' | 'memberCost' | 'paid'>;

/** Whether two entries for the same claim have the same status and amounts. */
export const hasSameFigures = (a: ListedClaim, b: ListedClaim): boolean =>
  a.status === b.status && a.memberCost === b.memberCost && a.paid === b.paid;

/** What is left to pay to the claim's provider. */
export type ClaimStanding =
  /** The claim is in process, lacks a status or a cost, or was paid to an unknown recipient. */
  | { state: 'unknown' }
  /** A pharmacy is usually paid at the counter, so probably nothing is left to pay. */
  | { state: 'counter' }
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

/** @param left what is left to pay to the claim's provider, in cents */
function deniedOf({ status, denied, memberCost }: OwedClaim, left: number): DeniedPart {
  if (status === 'denied') return { cents: left, isAtLeast: false };
  if (status !== 'partly-approved') return { cents: 0, isAtLeast: false };
  if (denied === null || denied < 0) return { cents: 0, isAtLeast: true };
  const most = Math.min(left, denied);
  // The payments may have covered the denied or the approved part.
  const least = Math.max(0, left - Math.max(0, (memberCost ?? 0) - denied));
  return { cents: least, isAtLeast: least < most };
}

/** @param left returns the amount that is left to pay to a claim's provider, in cents */
export function deniedPart(claims: readonly OwedClaim[], left: (claim: OwedClaim) => number): DeniedPart {
  const parts = claims.map((claim) => deniedOf(claim, left(claim)));
  return {
    cents: parts.reduce((sum, { cents }) => sum + cents, 0),
    isAtLeast: parts.some(({ isAtLeast }) => isAtLeast),
  };
}

/** What is left to pay for in-network claims, without denied amounts. Omits claims whose denied amount is uncertain. */
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
  /** Whether a payment for the claim was sent and has no outcome yet. */
  isUnsettled(claim: Claim): boolean;
  isMarked(claim: Claim): boolean;
}

/**
 * The sum over the listed claims with a final cost, except `counter` and `marked` ones: `yourCost` less what spending
 * accounts paid the provider (spec 001 §3, decisions/claims#payments-already-made). Unknown if any input is missing.
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
  // A payment to the member does not change what the provider is owed.
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
