/** The payment call (spec 001 §7 'Pay claim'). */
import { send } from '../../lib/http.ts';
import type { Attempt, Paying } from './pay-claim-state.schema.ts';
import { payClaim, type Payment } from './pay-claim.schema.ts';

/** Pays part or all of a claim; the same key again counts once. Never retried by itself. @throws ServiceError */
export const sendPayment = (
  { number: claimNumber, clientId }: Pick<Paying['claim'], 'number' | 'clientId'>,
  { key, amount }: Attempt,
): Promise<Payment> =>
  send(payClaim, {
    payload: { idempotencyKey: key, claims: [{ claimNumber, clientId, amount: amount / 100 }] },
  });
