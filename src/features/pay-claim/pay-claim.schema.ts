import * as v from 'valibot';
import { defineCall, type WireOf } from '../../lib/http/call.schema.ts';
import { date, money, text } from '../../lib/http/wire.schema.ts';

/** Dollars on the wire, positive, whole cents; cents inside. */
const amount = v.pipe(
  v.number(),
  v.minValue(0.01),
  v.maxValue(1_000_000),
  // 12.47 * 100 is 1247.0000000000002.
  v.transform((dollars) => Math.round(dollars * 1_000_000) / 10_000),
  v.integer(),
);

const payClaimResponse = v.pipe(
  v.object({
    payload: v.object({
      confirmationNumber: text,
      paymentDate: date,
      totalAmount: money,
      remainingBalance: money,
      claims: v.array(v.object({ claimNumber: text, amount: money })),
    }),
  }),
  v.transform(({ payload }) => ({
    confirmation: payload.confirmationNumber,
    date: payload.paymentDate,
    /** Cents. */
    total: payload.totalAmount,
    remainingBalance: payload.remainingBalance,
    claims: payload.claims.map((claim) => ({ number: claim.claimNumber, amount: claim.amount })),
  })),
);

/**
 * Pays claims of one client from its spending account (spec 001 §2, §7 'Pay claim'); dollars. Chosen here:
 * everything but `claims`: an amount for each claim; the idempotency key: a repeated key makes no second payment
 * and returns the first response; the response. Errors (errors[0].errorMessage): 400 INSUFFICIENT-BALANCE; 400 NO-
 * SPENDING-ACCOUNT; 400 AMOUNT-NOT-OWED, more than is left to pay of a claim; 403 NOT-YOUR-ACCOUNT, for a member who
 * neither owns nor shares it; 403 NOT-YOUR-CLAIM; 409 KEY-REUSED with other claims, or the key of another person.
 */
export const payClaim = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/pay/claim',
  access: 'member',
  payload: v.object({
    idempotencyKey: v.pipe(text, v.maxLength(64)),
    claims: v.pipe(v.array(v.object({ claimNumber: text, clientId: text, amount })), v.minLength(1)),
  }),
  response: payClaimResponse,
  progress: true,
});
export type PayClaimWire = WireOf<typeof payClaim>;
