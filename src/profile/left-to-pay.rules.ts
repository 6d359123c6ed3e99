/** What a member still owes for a claim. Pure. */

/**
 * The cost less what was paid from spending accounts, in cents, never less than 0.
 * @param cost the member's cost in cents; null if unknown
 */
export function leftToPay(cost: number, paid: number): number;
export function leftToPay(cost: number | null, paid: number): number | null;
export function leftToPay(cost: number | null, paid: number): number | null {
  return cost === null ? null : Math.max(0, cost - paid);
}
