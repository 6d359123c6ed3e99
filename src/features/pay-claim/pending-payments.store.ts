/**
 * Payments with an unknown outcome. They are stored apart from the view state, which the Back button clears (spec 001
 * §2), because losing a key could lead to paying twice. They are also held in memory, because storage may be full, and
 * because stored payments may expire while the page stays open.
 */
import { atom } from 'nanostores';
import { numberInKey } from '../../profile/payments/claim-key.rules.ts';
import { clearViewState, readViewState, saveViewState } from '../../routing/view-state.ts';
import { arePendingPayments, type PendingPayment } from './pending-payment.schema.ts';

const STATE_KEY = 'claims/claimsAndPayments/payClaim/unsettled';

const inMemory = new Map<string, PendingPayment>();

/** Changes whenever a payment is sent or settled. Views subscribe to it to read `pendingPaymentOf` again. */
export const $pendingPaymentsVersion = atom(0);

/** Keyed by `claimKey`, or by claim number alone if an older build persisted the payment. */
export const pendingPayments = (): Map<string, PendingPayment> =>
  new Map([...Object.entries(readViewState(STATE_KEY, arePendingPayments) ?? {}), ...inMemory]);

/**
 * @param claim the claim's `claimKey`
 * @param all pass `pendingPayments()` when looking up many claims, because each read parses the whole storage entry
 */
export const pendingPaymentOf = (claim: string, all = pendingPayments()): PendingPayment | null =>
  all.get(claim) ?? all.get(numberInKey(claim)) ?? null;

/** Replaces the payment, and removes the entry that an older build persisted by claim number alone. */
function replace(claim: string, payment: PendingPayment | null): void {
  for (const [key, sent] of pendingPayments()) inMemory.set(key, sent);
  for (const key of [claim, numberInKey(claim)]) inMemory.delete(key);
  if (payment) inMemory.set(claim, payment);
  if (inMemory.size > 0) saveViewState(STATE_KEY, Object.fromEntries(inMemory));
  else clearViewState(STATE_KEY);
  $pendingPaymentsVersion.set($pendingPaymentsVersion.get() + 1);
}

/** Call this before the request is sent, so that the key is found after a reload during the request. */
export const savePendingPayment = (claim: string, payment: PendingPayment): void => replace(claim, payment);

export const settlePayment = (claim: string): void => replace(claim, null);

/** Clears only the memory; storage is cleared with the session. */
export const forgetPendingPayments = (): void => inMemory.clear();
