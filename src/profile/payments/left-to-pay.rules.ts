/**
 * Calculates two amounts left to pay on a claim. They differ if a spending account paid the member instead of the provider
 * (decisions/claims#two-figures-of-what-is-left). Amounts are whole cents. Pure.
 */

/** Who receives a payment from a spending account; null if the service does not say. */
export type Payee = 'provider' | 'member' | null;

/** Cents that a spending account can still pay: the cost minus what accounts paid, at least 0; null if the cost is unknown. */
export function leftForAccounts(cost: number, paid: number): number;
export function leftForAccounts(cost: number | null, paid: number): number | null;
export function leftForAccounts(cost: number | null, paid: number): number | null {
  return cost === null ? null : Math.max(0, cost - paid);
}

export interface ClaimMoney {
  planType: string;
  /** The member's cost in cents; null while the claim is in process, or if unknown. */
  memberCost: number | null;
  /** Cents that spending accounts have paid. */
  paid: number;
  payee: Payee;
}

/** Whether the member has probably paid at the counter: true for a drug claim unless an account pays the provider. */
export const isPaidAtCounter = ({ planType, payee }: Pick<ClaimMoney, 'planType' | 'payee'>): boolean =>
  planType === 'drug' && payee !== 'provider';

/**
 * Cents left to pay the provider, assuming that the member has paid nothing directly. An account's payment to the member does not
 * lower this amount. Null if the cost is unknown, or if an account paid but the recipient is unknown.
 */
export function leftForProvider({ memberCost, paid, payee }: Omit<ClaimMoney, 'planType'>): number | null {
  if (payee === null && paid > 0) return null;
  return leftForAccounts(memberCost, payee === 'member' ? 0 : paid);
}
