/**
 * Payments without a response. Apart from the view state, which the Back button clears (spec 001 §2): a lost
 * key could pay twice. Also in memory, because storage may be full and expires on a page that stays open.
 */
import { atom } from 'nanostores';
import { numberInKey } from '../../profile/payments/claim-key.rules.ts';
import { clearViewState, readViewState, saveViewState } from '../../routing/view-state.ts';
import { arePendingPayments, type PendingPayment } from './pending-payment.schema.ts';

const STATE_KEY = 'claims/claimsAndPayments/payClaim/unsettled';

const inMemory = new Map<string, PendingPayment>();

/** Changes whenever a payment is sent or settled, so that views read `pendingPaymentOf` again. */
export const $pendingPaymentsVersion = atom(0);

/** By `claimKey`, or by claim number alone if an older build persisted them. */
export const pendingPayments = (): Map<string, PendingPayment> =>
  new Map([...Object.entries(readViewState(STATE_KEY, arePendingPayments) ?? {}), ...inMemory]);

/**
 * @param claim its `claimKey`
 * @param all read once for many claims: each read parses what is stored
 */
export const pendingPaymentOf = (claim: string, all = pendingPayments()): PendingPayment | null =>
  all.get(claim) ?? all.get(numberInKey(claim)) ?? null;

/** Also removes what an older build persisted by the number alone. */
function replace(claim: string, payment: PendingPayment | null): void {
  for (const [key, sent] of pendingPayments()) inMemory.set(key, sent);
  for (const key of [claim, numberInKey(claim)]) inMemory.delete(key);
  if (payment) inMemory.set(claim, payment);
  if (inMemory.size > 0) saveViewState(STATE_KEY, Object.fromEntries(inMemory));
  else clearViewState(STATE_KEY);
  $pendingPaymentsVersion.set($pendingPaymentsVersion.get() + 1);
}

/** Saves a payment's key before it is sent, so that a reload during the request finds it. */
export const savePendingPayment = (claim: string, payment: PendingPayment): void => replace(claim, payment);

export const settlePayment = (claim: string): void => replace(claim, null);

/** The stored part is cleared with the session. */
export const forgetPendingPayments = (): void => inMemory.clear();
