/**
 * Payments without a response. Apart from the view state, which the Back button clears (spec 001 §2): a lost
 * key could pay twice. Also in memory, because storage may be full and expires on a page that stays open.
 */
import { atom } from 'nanostores';
import { clearViewState, readViewState, saveViewState } from '../../routing/view-state.ts';
import { arePendingPayments, type PendingPayment } from './pending-payment.schema.ts';

const STATE_KEY = 'claims/claimsAndPayments/payClaim/unsettled';

const inMemory = new Map<string, PendingPayment>();

/** Changes whenever a payment is sent or settled, so that views read `pendingPaymentOf` again. */
export const $pendingPaymentsVersion = atom(0);

const changed = (): void => $pendingPaymentsVersion.set($pendingPaymentsVersion.get() + 1);

/** By claim number. */
export const pendingPayments = (): Map<string, PendingPayment> =>
  new Map([...Object.entries(readViewState(STATE_KEY, arePendingPayments) ?? {}), ...inMemory]);

export const pendingPaymentOf = (claimNumber: string): PendingPayment | null =>
  pendingPayments().get(claimNumber) ?? null;

/** Saves a payment's key before it is sent, so that a reload during the request finds it. */
export function savePendingPayment(claimNumber: string, payment: PendingPayment): void {
  inMemory.set(claimNumber, payment);
  saveViewState(STATE_KEY, Object.fromEntries(pendingPayments()));
  changed();
}

export function settlePayment(claimNumber: string): void {
  const others = pendingPayments();
  inMemory.delete(claimNumber);
  others.delete(claimNumber);
  if (others.size > 0) saveViewState(STATE_KEY, Object.fromEntries(others));
  else clearViewState(STATE_KEY);
  changed();
}

/** The stored part is cleared with the session. */
export const forgetPendingPayments = (): void => inMemory.clear();
