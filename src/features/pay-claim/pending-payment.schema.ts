/** Persisted payments that were sent and got no response. The activity summary loads this file with its first claims. */
import * as v from 'valibot';
import { text } from '../../lib/http/wire.schema.ts';

export const cents = v.pipe(v.number(), v.integer(), v.minValue(1));

const pendingPayment = v.object({ key: text, amount: cents });
/** A payment that was sent, with its idempotency key. Amount in cents. */
export type PendingPayment = v.InferOutput<typeof pendingPayment>;
/** Payments without a response, by `claimKey`. */
type PendingPayments = Readonly<Record<string, PendingPayment>>;

export const arePendingPayments = (state: unknown): state is PendingPayments =>
  typeof state === 'object' &&
  state !== null &&
  Object.values(state).every((payment) => v.is(pendingPayment, payment));
