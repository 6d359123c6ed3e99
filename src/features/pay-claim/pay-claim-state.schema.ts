/** Persisted state of a payment. It survives a reload and each change of step (spec 001 §2 'Pay claim'). */
import * as v from 'valibot';
import { isoDay, text } from '../../lib/http/wire.schema.ts';
import { cents, paidBefore } from './pending-payment.schema.ts';

const paying = v.object({
  claim: v.object({
    number: text,
    clientId: text,
    groupNumber: text,
    /** '' if the service returns no name. */
    provider: v.string(),
    patient: text,
    serviceDate: isoDay,
    /** '' if the state was persisted by an older build, which did not store the plan type. */
    planType: v.optional(v.string(), ''),
    cost: cents,
    /** Sum of earlier payments, in cents. */
    paid: paidBefore,
    /** Who receives the payment; null if the service does not say. */
    payee: v.nullable(v.picklist(['provider', 'member'])),
    /** The cost in cents according to the cost breakdown, if that differs from `cost`. */
    figuresSay: v.nullable(v.pipe(v.number(), v.integer())),
  }),
  /** The claims list's date range; both dates are included. */
  range: v.object({ from: isoDay, to: isoDay }),
  /** Null until the first step is completed. */
  amount: v.nullable(cents),
  /** The service's response. Once it is set, the view shows only the receipt. */
  paid: v.nullable(
    v.object({
      confirmation: text,
      date: isoDay,
      total: v.pipe(v.number(), v.integer()),
      remainingBalance: v.pipe(v.number(), v.integer()),
    }),
  ),
});
/** All amounts are in cents. */
export type Paying = v.InferOutput<typeof paying>;
export type Receipt = NonNullable<Paying['paid']>;

export const isPaying = (state: unknown): state is Paying => v.is(paying, state);
