/**
 * Why a member owes what a claim says: its own figures, in whole cents, as an account that adds up, or the plain
 * statement that they do not (spec 001 §3, §4; docs/decisions/038). Pure.
 */
import type { ClaimService } from './claim-detail.schema.ts';
import type { Claim } from '../claims.schema.ts';

/** Parts of the member's cost, in the order in which they are named. */
export const SHARES = ['deductible', 'copay', 'coinsurance', 'notCovered'] as const;
export type ShareName = (typeof SHARES)[number];
export interface Share {
  name: ShareName;
  /** Cents, above 0. */
  cents: number;
}

/** Sums over a claim's services, in cents; null where one of them is not known. */
export interface Figures extends Record<ShareName, number | null> {
  charge: number | null;
  /** Provider charge less discount: the 'Member Discounted Rate'. */
  allowed: number | null;
  planPaid: number | null;
  /** What the services say that the member owes; the claim has its own word on it. */
  cost: number | null;
}

/** A claim's account: charge − discount − planPaid = cost, and the shares, where there are some, sum to cost. */
export interface Account {
  state: 'adds-up';
  cost: number;
  charge: number;
  discount: number;
  planPaid: number;
  /** Parts of the cost that are not nothing; empty where nothing is owed or the service does not part it. */
  shares: Share[];
}
export type WhyOwe =
  | Account
  /** No cost yet. */
  | { state: 'in-process' }
  /** Settled, and the service left the cost out; its services may say one. */
  | { state: 'no-cost'; figuresSay: number | null }
  /** The figures behind the cost are not all there, or are no figures to reason with. */
  | { state: 'unknown'; cost: number }
  /** The figures come to another amount than the claim's. */
  | { state: 'differs'; cost: number; figuresSay: number };

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

/**
 * The figures of a claim: its services' sums; before they are there, what a drug claim says of itself.
 * @param services null where they could not be had
 */
export function figuresOf(claim: Claim, services: readonly ClaimService[] | null): Figures {
  const lines = services ?? [];
  const own = lines.length === 0 ? claim.drug : null;
  return {
    charge: own ? own.providerCharge : sum(lines, 'providerCharge'),
    allowed: own ? own.discountedRate : sum(lines, 'discountedRate'),
    planPaid: own ? own.planPaid : sum(lines, 'planPaid'),
    deductible: sum(lines, 'deductible'),
    copay: sum(lines, 'copay'),
    coinsurance: sum(lines, 'coinsurance'),
    notCovered: sum(lines, 'notCovered'),
    cost: own ? claim.memberCost : sum(lines, 'memberCost'),
  };
}

/** The parts of the cost as the services give them; null where the service leaves out one that it would take. */
function sharesOf(figures: Figures, cost: number): Share[] | null {
  const shares = SHARES.map((name) => ({ name, cents: figures[name] ?? 0 }));
  const isWhole = SHARES.every((name) => figures[name] !== null);
  return isWhole || total(shares) === cost ? shares.filter(({ cents }) => cents !== 0) : null;
}

const total = (shares: readonly Share[]): number => shares.reduce((sum, { cents }) => sum + cents, 0);

/**
 * The account behind a claim's cost. Nothing is rounded or made to fit: where a figure is missing or negative it is
 * 'unknown', where the figures come to another amount it says to which.
 */
export function whyOwe(claim: Claim, figures: Figures): WhyOwe {
  const cost = claim.memberCost;
  if (cost === null)
    return claim.status === 'in-process'
      ? { state: 'in-process' }
      : { state: 'no-cost', figuresSay: figures.cost };
  const { charge, allowed, planPaid } = figures;
  if (charge === null || allowed === null || planPaid === null || figures.cost === null)
    return { state: 'unknown', cost };
  const discount = charge - allowed;
  const shares = sharesOf(figures, cost);
  const parts = shares ?? [];
  if ([cost, charge, discount, planPaid, ...parts.map(({ cents }) => cents)].some((cents) => cents < 0))
    return { state: 'unknown', cost };
  const said = [charge - discount - planPaid, figures.cost, ...(shares ? [total(shares)] : [])];
  const other = said.find((cents) => cents !== cost);
  if (other !== undefined) return { state: 'differs', cost, figuresSay: other };
  return { state: 'adds-up', cost, charge, discount, planPaid, shares: parts };
}
