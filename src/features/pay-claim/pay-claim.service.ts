import { send } from '../../lib/http.ts';
import type { Paying } from './pay-claim-state.schema.ts';
import type { PendingPayment } from './pending-payment.schema.ts';
import { payClaim, type Payment } from './pay-claim.schema.ts';

/** Repeating a key pays once. Never retried automatically. @throws ServiceError */
export const sendPayment = (
  { number: claimNumber, clientId }: Pick<Paying['claim'], 'number' | 'clientId'>,
  { key, amount }: PendingPayment,
): Promise<Payment> =>
  send(payClaim, {
    payload: { idempotencyKey: key, claims: [{ claimNumber, clientId, amount: amount / 100 }] },
  });
