/**
 * Persisted payments that were sent and whose outcome is unknown. The activity summary loads this file with its first
 * claims.
 */
import * as v from 'valibot';
import { text } from '../../lib/http/wire.schema.ts';

export const cents = v.pipe(v.number(), v.integer(), v.minValue(1));

export const paidBefore = v.pipe(v.number(), v.integer(), v.minValue(0));

/** `paid`: what was paid on the claim before this payment; missing if an older build persisted it. */
const pendingPayment = v.object({ key: text, amount: cents, paid: v.optional(paidBefore) });
/** A sent payment: its idempotency key, and its amount in cents. */
export type PendingPayment = v.InferOutput<typeof pendingPayment>;
/** Pending payments, keyed by `claimKey`. */
type PendingPayments = Readonly<Record<string, PendingPayment>>;

export const arePendingPayments = (state: unknown): state is PendingPayments =>
  typeof state === 'object' &&
  state !== null &&
  Object.values(state).every((payment) => v.is(pendingPayment, payment));
