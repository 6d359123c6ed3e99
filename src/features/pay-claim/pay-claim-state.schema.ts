/** What is kept of a payment between its steps and over a reload (spec 001 §2 'Pay claim': 'taken from saved view state'). */
import * as v from 'valibot';
import { isoDay, text } from '../../lib/wire.schema.ts';

/** Whole cents, more than none. */
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const paying = v.object({
  claim: v.object({
    number: text,
    clientId: text,
    groupNumber: text,
    /** '' where the service has no name. */
    provider: v.string(),
    patient: text,
    serviceDate: isoDay,
    /** The member's cost. */
    cost: cents,
    /** What of it was paid before. */
    paid: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    /** Who receives the payment; null where the service does not say. */
    payee: v.nullable(v.picklist(['provider', 'member'])),
    /** Where the claim's own figures come to another cost than the claim: to which; null where they do not. */
    figuresSay: v.nullable(v.pipe(v.number(), v.safeInteger())),
  }),
  /** The window that the list showed, both ends included. */
  range: v.object({ from: isoDay, to: isoDay }),
  /** Chosen in the first step; null before. */
  amount: v.nullable(cents),
  /** The service's answer once it has come: from then on there is nothing to pay, only a receipt. */
  paid: v.nullable(
    v.object({
      confirmation: text,
      date: isoDay,
      total: v.pipe(v.number(), v.safeInteger()),
      remainingBalance: v.pipe(v.number(), v.safeInteger()),
    }),
  ),
});
/** Amounts in cents. */
export type Paying = v.InferOutput<typeof paying>;
export type Receipt = NonNullable<Paying['paid']>;

/** Whether kept view state is a payment that this build can go on with. */
export const isPaying = (state: unknown): state is Paying => v.is(paying, state);

const unsettled = v.record(v.string(), v.object({ key: text, amount: cents }));
/** Payments that were sent and whose answer is not known, by claim number. Amounts in cents. */
type Unsettled = v.InferOutput<typeof unsettled>;
/** A payment that was sent: the same key again never pays twice. */
export type Attempt = Unsettled[string];

/** Whether kept view state is a list of payments without an answer. */
export const isUnsettled = (state: unknown): state is Unsettled => v.is(unsettled, state);
