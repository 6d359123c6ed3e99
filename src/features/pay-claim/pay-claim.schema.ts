import * as v from 'valibot';
import { defineCall, type WireOf } from '../../lib/http/call.schema.ts';
import { date, money, text } from '../../lib/http/wire.schema.ts';

/** A positive amount in whole cents. The request contains dollars, the code uses cents. */
const amount = v.pipe(
  v.number(),
  v.minValue(0.01),
  v.maxValue(1_000_000),
  // Removes float errors (12.47 * 100 is 1247.0000000000002), but keeps fractions of a cent for `v.integer` to reject.
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
    /** In cents. */
    total: payload.totalAmount,
    remainingBalance: payload.remainingBalance,
    claims: payload.claims.map((claim) => ({ number: claim.claimNumber, amount: claim.amount })),
  })),
);

/**
 * Pays claims of one client from its spending account (spec 001 §2, §7 'Pay claim'). Amounts are dollars. Not in the spec:
 * everything except `claims`, which contains an amount for each claim. A request that repeats the key makes no second
 * payment and returns the first response. Errors (errors[0].errorMessage): 400 INSUFFICIENT-BALANCE;
 * 400 NO-SPENDING-ACCOUNT; 400 AMOUNT-NOT-OWED if an amount exceeds what is left to pay; 403 NOT-YOUR-ACCOUNT if the
 * member neither owns nor shares the account; 403 NOT-YOUR-CLAIM; 409 KEY-REUSED if the key was used with other claims or
 * by another person.
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
