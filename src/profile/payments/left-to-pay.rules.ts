/**
 * What a claim leaves to pay: two figures that differ once an account paid the member instead of the provider (decisions/claims#two-figures-of-what-is-left,
 * 279). Whole cents. Pure.
 */

/** Who gets a payment that is made here; null if the service does not say. */
export type Payee = 'provider' | 'member' | null;

/** Left that a spending account can pay: the cost less what accounts paid, never less than 0; null if the cost is unknown. */
export function leftForAccounts(cost: number, paid: number): number;
export function leftForAccounts(cost: number | null, paid: number): number | null;
export function leftForAccounts(cost: number | null, paid: number): number | null {
  return cost === null ? null : Math.max(0, cost - paid);
}

export interface ClaimMoney {
  planType: string;
  /** Null while in process, or if unknown. */
  memberCost: number | null;
  /** Paid from spending accounts. */
  paid: number;
  payee: Payee;
}

/** A pharmacy is usually paid at the counter, and an account pays the member back. */
export const isPaidAtCounter = ({ planType, payee }: Pick<ClaimMoney, 'planType' | 'payee'>): boolean =>
  planType === 'drug' && payee !== 'provider';

/**
 * Left to pay the provider, if the member has paid nothing directly: an account's payment to the member does not lower it. Null
 * if the cost is unknown, or an account paid a recipient who is not known.
 */
export function leftForProvider({ memberCost, paid, payee }: Omit<ClaimMoney, 'planType'>): number | null {
  if (payee === null && paid > 0) return null;
  return leftForAccounts(memberCost, payee === 'member' ? 0 : paid);
}
