/** The cost less what spending accounts paid, in cents, never less than 0; null if the cost is unknown. */
export function leftToPay(cost: number, paid: number): number;
export function leftToPay(cost: number | null, paid: number): number | null;
export function leftToPay(cost: number | null, paid: number): number | null {
  return cost === null ? null : Math.max(0, cost - paid);
}
