/** Persisted view state of a payment, between its steps and over a reload (spec 001 §2 'Pay claim'). */
import * as v from 'valibot';
import { isoDay, text } from '../../lib/http/wire.schema.ts';
import { cents } from './pending-payment.schema.ts';

const paying = v.object({
  claim: v.object({
    number: text,
    clientId: text,
    groupNumber: text,
    /** '' if the service has no name. */
    provider: v.string(),
    patient: text,
    serviceDate: isoDay,
    /** '' in a state that an older build persisted. */
    planType: v.optional(v.string(), ''),
    cost: cents,
    /** Earlier payments, cents. */
    paid: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Who receives the payment; null if the service does not say. */
    payee: v.nullable(v.picklist(['provider', 'member'])),
    /** The cost by the claim's cost breakdown, if it differs; cents. */
    figuresSay: v.nullable(v.pipe(v.number(), v.integer())),
  }),
  /** The date range of the claims list, both ends included. */
  range: v.object({ from: isoDay, to: isoDay }),
  /** Null until the first step is done. */
  amount: v.nullable(cents),
  /** The service's response; once set, only the receipt shows. */
  paid: v.nullable(
    v.object({
      confirmation: text,
      date: isoDay,
      total: v.pipe(v.number(), v.integer()),
      remainingBalance: v.pipe(v.number(), v.integer()),
    }),
  ),
});
/** Amounts in cents. */
export type Paying = v.InferOutput<typeof paying>;
export type Receipt = NonNullable<Paying['paid']>;

export const isPaying = (state: unknown): state is Paying => v.is(paying, state);
