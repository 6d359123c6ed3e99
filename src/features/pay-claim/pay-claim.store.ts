/** Paying a claim: what is being paid, and what is known of the money. */
import { raiseFlag } from '../../lib/analytics.ts';
import { failureOf } from '../../lib/remote.ts';
import { clearViewState, readViewState, saveViewState } from '../../routing/view-state.ts';
import { memberAtom } from '../../session/member-data.store.ts';
import { whenSignedOut } from '../../session/session.store.ts';
import { isSimulation } from '../../session/simulation/open-simulation.ts';
import { isPaying, type Attempt, type Paying } from './pay-claim-state.schema.ts';
import { doubtOf, isNews, refusalOf, type PayStatus } from './pay-claim.rules.ts';
import { sendPayment } from './pay-claim.service.ts';
import { payBarrier, payingOf, type PayableClaim, type PayRange } from './payable.rules.ts';
import { forgetUnsettled, keepUnsettled, settle, unsettledOf } from './pending-payments.store.ts';

const ROUTE = 'claims/claimsAndPayments/payClaim';

const IDLE: PayStatus = { state: 'idle' };

/** What is being paid; null where nothing is. */
export const $paying = memberAtom<Paying | null>(null);
export const $payStatus = memberAtom<PayStatus>(IDLE);
/** Numbers of claims that were paid, on this page or elsewhere: what lists show of them is out of date. */
export const $paidClaims = memberAtom<readonly string[]>([]);

whenSignedOut(forgetUnsettled);

const statusAtFirst = ({ claim, paid }: Paying): PayStatus =>
  paid === null && unsettledOf(claim.number) ? { state: 'unknown', doubt: 'lost', reference: null } : IDLE;

/** A payment that is under way stays what it is: it is told of when its answer comes. */
function show(paying: Paying): void {
  const isSame = $paying.get()?.claim.number === paying.claim.number;
  $paying.set(paying);
  if (!isSame || $payStatus.get().state !== 'busy') $payStatus.set(statusAtFirst(paying));
}

function keep(paying: Paying): void {
  saveViewState(ROUTE, paying);
  show(paying);
}

/**
 * The pay button of a claim: keeps the claim and the window of the list, for the steps to read (spec 001 §2). A payment of
 * this claim that was sent and never answered is taken up again, with its own amount and key. Staff who act as a member pay
 * nothing.
 * @param figuresSay cents to which the claim's figures come, where that is not its cost
 * @returns whether there is something to pay
 */
export function startPaying(claim: PayableClaim, range: PayRange, figuresSay: number | null): boolean {
  const sent = unsettledOf(claim.number);
  const paying = payingOf(claim, range, figuresSay);
  if (!paying || isSimulation() || (!sent && payBarrier(claim) !== null)) return false;
  keep({ ...paying, amount: sent?.amount ?? null });
  return true;
}

/** Takes up what was kept, when the view opens. */
export function resumePaying(): void {
  const kept = readViewState(ROUTE, isPaying);
  if (kept) show(kept);
  else $paying.set(null);
}

/** The Back button and the receipt's way on: clears the saved state (spec 001 §2). */
export function stopPaying(): void {
  clearViewState(ROUTE);
  $paying.set(null);
  $payStatus.set(IDLE);
}

/** The first step is done. @param amount cents */
export function chooseAmount(amount: number): void {
  const paying = $paying.get();
  if (paying) keep({ ...paying, amount });
}

const newAttempt = (amount: number): Attempt => ({ key: crypto.randomUUID(), amount });

/** Shows what became of a payment, where the view still is about its claim. */
function tell({ claim }: Paying, status: PayStatus): void {
  if ($paying.get()?.claim.number === claim.number) $payStatus.set(status);
}

/** What the service says of a claim now; null where it does not say. Cents. */
export type AskAnew = (claim: Paying['claim']) => Promise<Pick<Paying['claim'], 'cost' | 'paid'> | null>;

const outdated = (number: string): void => $paidClaims.set([...$paidClaims.get(), number]);

/** More was paid than this page knew of: says how much is left, where that can be had. */
async function learn({ claim }: Paying, askAnew: AskAnew): Promise<void> {
  outdated(claim.number);
  const now = await askAnew(claim);
  const shown = $paying.get();
  if (now && shown?.claim.number === claim.number) keep({ ...shown, claim: { ...shown.claim, ...now } });
}

async function tellFailure(paying: Paying, error: unknown, askAnew: AskAnew): Promise<void> {
  const failure = failureOf(error);
  const { reference } = failure;
  const reason = refusalOf(failure);
  raiseFlag(reason === null ? 'payment-unclear' : 'payment-refused');
  if (reason === null) return tell(paying, { state: 'unknown', doubt: doubtOf(failure), reference });
  settle(paying.claim.number);
  if (isNews(reason)) await learn(paying, askAnew);
  tell(paying, { state: 'refused', reason, reference });
}

/**
 * Pays what was chosen. A second press while one is under way does nothing; after an answer that was lost the same key
 * and amount go out again, and the service counts one payment.
 * @param askAnew what is left of a claim, asked where the service refuses because less is left than the page says
 */
export async function pay(askAnew: AskAnew): Promise<void> {
  const paying = $paying.get();
  if (!paying || paying.paid || $payStatus.get().state === 'busy' || isSimulation()) return;
  const { number } = paying.claim;
  const before = unsettledOf(number);
  const attempt = before ?? (paying.amount === null ? null : newAttempt(paying.amount));
  if (!attempt) return;
  keepUnsettled(number, attempt);
  raiseFlag('payment-sent');
  $payStatus.set({ state: 'busy', isAgain: before !== null });
  try {
    const { claims: _claims, ...paid } = await sendPayment(paying.claim, attempt);
    settle(number);
    raiseFlag('payment-made');
    outdated(number);
    // Left in the meantime: the view's state is cleared, and stays so.
    if ($paying.get()?.claim.number === number) keep({ ...paying, amount: attempt.amount, paid });
    tell(paying, IDLE);
  } catch (error) {
    await tellFailure(paying, error, askAnew);
  }
}
