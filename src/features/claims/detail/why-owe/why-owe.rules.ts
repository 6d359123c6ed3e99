/** Whether a claim's figures explain its cost (spec 001 §3, §4; decisions/claims#explaining-what-a-member-owes). Whole cents. Pure. */
import type { ClaimService } from '../claim-detail.schema.ts';
import type { Claim } from '../../claims.schema.ts';

export const SHARES = ['deductible', 'copay', 'coinsurance', 'notCovered'] as const;
export type ShareName = (typeof SHARES)[number];
export interface Share {
  name: ShareName;
  /** In cents, above 0. */
  cents: number;
}

/** Sums over a claim's services, in cents. A sum is null if a service lacks the amount. */
export interface Figures extends Record<ShareName, number | null> {
  charge: number | null;
  /** Provider charge less the discount: the 'Member Discounted Rate'. */
  allowed: number | null;
  planPaid: number | null;
  /** The member's cost, summed over the services; the claim's own cost may differ. */
  cost: number | null;
}

/** Figures that add up: charge − discount − planPaid = cost, and the shares, if any, sum to cost. */
export interface Account {
  state: 'adds-up';
  cost: number;
  charge: number;
  discount: number;
  planPaid: number;
  /** Shares other than 0. Empty if nothing is owed or the service does not split the cost. */
  shares: Share[];
}
export type WhyOwe =
  | Account
  | { state: 'in-process' }
  | { state: 'no-status' }
  /** The claim is settled but has no cost. Its services may have one. */
  | { state: 'no-cost'; figuresTotal: number | null }
  /** Figures are missing or negative. */
  | { state: 'unknown'; cost: number }
  /** The figures add up to an amount that differs from the cost. */
  | { state: 'differs'; cost: number; figuresTotal: number };

type Amount = ShareName | 'providerCharge' | 'discountedRate' | 'planPaid' | 'memberCost';

function sum(services: readonly ClaimService[], amount: Amount): number | null {
  if (services.length === 0) return null;
  let cents = 0;
  for (const service of services) {
    const part = service[amount];
    if (part === null) return null;
    cents += part;
  }
  return cents;
}

/** The sums over the claim's service lines, or a drug claim's own figures if it has no service lines. */
export function figuresOf(claim: Claim, services: readonly ClaimService[] | null): Figures {
  const lines = services ?? [];
  const drugAmounts = lines.length === 0 ? claim.drug : null;
  return {
    charge: drugAmounts ? drugAmounts.providerCharge : sum(lines, 'providerCharge'),
    allowed: drugAmounts ? drugAmounts.discountedRate : sum(lines, 'discountedRate'),
    planPaid: drugAmounts ? drugAmounts.planPaid : sum(lines, 'planPaid'),
    deductible: sum(lines, 'deductible'),
    copay: sum(lines, 'copay'),
    coinsurance: sum(lines, 'coinsurance'),
    notCovered: sum(lines, 'notCovered'),
    cost: drugAmounts ? claim.memberCost : sum(lines, 'memberCost'),
  };
}

/** The shares of the cost; null if a share is missing and the others do not add up to the cost. */
function sharesOf(figures: Figures, cost: number): Share[] | null {
  const shares = SHARES.map((name) => ({ name, cents: figures[name] ?? 0 }));
  const isWhole = SHARES.every((name) => figures[name] !== null);
  return isWhole || total(shares) === cost ? shares.filter(({ cents }) => cents !== 0) : null;
}

const total = (shares: readonly Share[]): number => shares.reduce((sum, { cents }) => sum + cents, 0);

/**
 * Compares the figures with the cost, without rounding. Returns 'unknown' if a required amount is missing or negative,
 * and 'differs' if a total is not equal to the cost.
 */
export function whyOwe(claim: Claim, figures: Figures): WhyOwe {
  const cost = claim.memberCost;
  if (claim.status === 'unknown') return { state: 'no-status' };
  if (cost === null)
    return claim.status === 'in-process'
      ? { state: 'in-process' }
      : { state: 'no-cost', figuresTotal: figures.cost };
  const { charge, allowed, planPaid } = figures;
  if (charge === null || allowed === null || planPaid === null || figures.cost === null)
    return { state: 'unknown', cost };
  const discount = charge - allowed;
  const shares = sharesOf(figures, cost);
  const parts = shares ?? [];
  if ([cost, charge, discount, planPaid, ...parts.map(({ cents }) => cents)].some((cents) => cents < 0))
    return { state: 'unknown', cost };
  const totals = [charge - discount - planPaid, figures.cost, ...(shares ? [total(shares)] : [])];
  const other = totals.find((cents) => cents !== cost);
  if (other !== undefined) return { state: 'differs', cost, figuresTotal: other };
  return { state: 'adds-up', cost, charge, discount, planPaid, shares: parts };
}
