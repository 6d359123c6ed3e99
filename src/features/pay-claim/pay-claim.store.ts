import type { DateSpan } from '../../lib/date/date.ts';
import { raiseFlag } from '../../lib/page/analytics.ts';
import { send } from '../../lib/http/http.ts';
import type { Failure } from '../../lib/remote/failure.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { clearViewState, readViewState, saveViewState } from '../../routing/view-state.ts';
import { claimKey, type ClaimId } from '../../profile/payments/claim-key.rules.ts';
import { $paidClaims } from '../../profile/payments/paid-claims.store.ts';
import { memberAtom } from '../../session/member-data.store.ts';
import { whenSignedOut } from '../../session/session.store.ts';
import { isSimulation } from '../../session/simulation/is-simulation.ts';
import { isPaying, type Paying } from './pay-claim-state.schema.ts';
import { payClaim } from './pay-claim.schema.ts';
import type { PendingPayment } from './pending-payment.schema.ts';
import { uncertaintyOf, isStaleClaim, refusalOf, type PayStatus } from './pay-claim.rules.ts';
import { payBarrier, payingOf, type PayableClaim } from './payable.rules.ts';
import {
  forgetPendingPayments,
  savePendingPayment,
  settlePayment,
  pendingPaymentOf,
} from './pending-payments.store.ts';

const ROUTE = 'claims/claimsAndPayments/payClaim';

const IDLE: PayStatus = { state: 'idle' };

export const $paying = memberAtom<Paying | null>(null);
export const $payStatus = memberAtom<PayStatus>(IDLE);

whenSignedOut(forgetPendingPayments);

const initialStatus = ({ claim, paid }: Paying): PayStatus =>
  paid === null && pendingPaymentOf(claimKey(claim))
    ? { state: 'unknown', uncertainty: 'lost', reference: null }
    : IDLE;

const isShown = (claim: ClaimId): boolean => {
  const shown = $paying.get();
  return shown !== null && claimKey(shown.claim) === claimKey(claim);
};

/** Shows the payment. If it is already in progress, its status does not change. */
function show(paying: Paying): void {
  const isSame = isShown(paying.claim);
  $paying.set(paying);
  if (!isSame || $payStatus.get().state !== 'busy') $payStatus.set(initialStatus(paying));
}

function save(paying: Paying): void {
  saveViewState(ROUTE, paying);
  show(paying);
}

/** Starts a payment, or resumes a pending one with its amount and key (spec 001 §2). @returns false if the claim can't be paid */
export function startPaying(claim: PayableClaim, range: DateSpan, figuresSay: number | null): boolean {
  const sent = pendingPaymentOf(claimKey(claim));
  const paying = payingOf(claim, range, figuresSay);
  if (!paying || isSimulation() || (!sent && payBarrier(claim) !== null)) return false;
  save({ ...paying, amount: sent?.amount ?? null });
  return true;
}

export function resumePaying(): void {
  const persisted = readViewState(ROUTE, isPaying);
  if (persisted) show(persisted);
  else $paying.set(null);
}

/** Ends the payment flow and clears its persisted state (spec 001 §2). */
export function stopPaying(): void {
  clearViewState(ROUTE);
  $paying.set(null);
  $payStatus.set(IDLE);
}

export function chooseAmount(amount: number): void {
  const paying = $paying.get();
  if (paying) save({ ...paying, amount });
}

const newPayment = (amount: number, { paid }: Paying['claim']): PendingPayment => ({
  key: crypto.randomUUID(),
  amount,
  paid,
});

/** Sets the status if the view still shows this claim. */
function setStatus({ claim }: Paying, status: PayStatus): void {
  if (isShown(claim)) $payStatus.set(status);
}

/** Reloads a claim's cost and payments, in cents; returns null if that fails. */
export type RefetchCosts = (claim: Paying['claim']) => Promise<Pick<Paying['claim'], 'cost' | 'paid'> | null>;

const markPaid = (claim: ClaimId): void => $paidClaims.set([...$paidClaims.get(), claimKey(claim)]);

/** Reloads a claim whose payments on this page are out of date. */
async function refreshClaim({ claim }: Paying, refetchCosts: RefetchCosts): Promise<void> {
  markPaid(claim);
  const now = await refetchCosts(claim);
  const shown = $paying.get();
  if (now && shown && isShown(claim)) save({ ...shown, claim: { ...shown.claim, ...now } });
}

async function handleFailure(
  paying: Paying,
  failure: Failure,
  isRetry: boolean,
  refetchCosts: RefetchCosts,
): Promise<void> {
  const { reference } = failure;
  const reason = refusalOf(failure, isRetry);
  raiseFlag(reason === null ? 'payment-unclear' : 'payment-refused');
  if (reason === null)
    return setStatus(paying, { state: 'unknown', uncertainty: uncertaintyOf(failure), reference });
  settlePayment(claimKey(paying.claim));
  if (isStaleClaim(reason)) await refreshClaim(paying, refetchCosts);
  setStatus(paying, { state: 'refused', reason, reference });
}

/**
 * Sends the payment. If the outcome of an earlier request is unknown, sends the same key and amount again, so that only
 * one payment is made. @param refetchCosts called if a refusal means that the page's data about the claim is stale
 */
export async function pay(refetchCosts: RefetchCosts): Promise<void> {
  const paying = $paying.get();
  if (!paying || paying.paid || $payStatus.get().state === 'busy' || isSimulation()) return;
  const { claim } = paying;
  const key = claimKey(claim);
  const pending = pendingPaymentOf(key);
  const payment = pending ?? (paying.amount === null ? null : newPayment(paying.amount, claim));
  if (!payment) return;
  savePendingPayment(key, payment);
  raiseFlag('payment-sent');
  const isRetry = pending !== null;
  $payStatus.set({ state: 'busy', isRetry });
  try {
    const claims = [{ claimNumber: claim.number, clientId: claim.clientId, amount: payment.amount / 100 }];
    const { claims: _claims, ...paid } = await send(payClaim, {
      payload: { idempotencyKey: payment.key, claims },
    });
    settlePayment(key);
    raiseFlag('payment-made');
    markPaid(claim);
    // If the member left the view meanwhile, its state was cleared and must not be saved again.
    if (isShown(claim)) {
      // A claim that was loaded between two attempts may already include this payment.
      const before = { ...claim, paid: payment.paid ?? claim.paid };
      save({ ...paying, claim: before, amount: payment.amount, paid });
    }
    setStatus(paying, IDLE);
  } catch (error) {
    await handleFailure(paying, failureOf(error), isRetry, refetchCosts);
  }
}
