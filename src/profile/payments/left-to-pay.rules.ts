/**
 * What a claim leaves to pay: two figures that differ once an account paid the member instead of the provider (decisions/claims#two-figures-of-what-is-left,
 * 279). Whole cents. Pure.
 */

/** Who receives a payment that is made here; null if the service does not say. */
export type Payee = 'provider' | 'member' | null;

/** Cents that a spending account can still pay: the cost minus what accounts paid, at least 0; null if the cost is unknown. */
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

/** Whether the claim was usually paid at the counter: a pharmacy's, for which an account pays the member back. */
export const isPaidAtCounter = ({ planType, payee }: Pick<ClaimMoney, 'planType' | 'payee'>): boolean =>
  planType === 'drug' && payee !== 'provider';

/**
 * Cents left to pay the provider if the member has paid nothing directly. An account's payment to the member does not lower it.
 * Null if the cost is unknown, or if an account paid an unknown recipient.
 */
export function leftForProvider({ memberCost, paid, payee }: Omit<ClaimMoney, 'planType'>): number | null {
  if (payee === null && paid > 0) return null;
  return leftForAccounts(memberCost, payee === 'member' ? 0 : paid);
}
