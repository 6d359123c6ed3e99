/** The rules of paying a claim (spec 001 §2 'Pay claim', §7 'Pay claim'). Money is whole cents. Pure. */
import { READ_ONLY_CODE } from '../../lib/http/call-writes.ts';
import type { Failure } from '../../lib/remote/failure.ts';
import { leftForAccounts } from '../../profile/payments/left-to-pay.rules.ts';
import type { Paying } from './pay-claim-state.schema.ts';

export type AmountProblem =
  | 'missing'
  | 'amountForm'
  | 'amountCents'
  | 'amountNone'
  | 'amountOwed'
  | 'amountBalance';

const WHOLE_DOLLARS = /^(?:\d{1,3}(?:,\d{3})+|\d+)?$/;
/** Allows more digits than any claim needs, but far fewer than Number.MAX_SAFE_INTEGER has. */
const MAX_DIGITS = 9;

/** Converts `42.10`, `$1,250` or `.5` to cents. Parses the digits, because floating point would lose cents. */
export function readAmount(typed: string): number | AmountProblem {
  const text = typed.trim().replace(/^\$\s*/, '');
  if (text === '') return 'missing';
  const [whole = '', decimals = '', ...more] = text.split('.');
  if (more.length > 0 || whole + decimals === '' || !WHOLE_DOLLARS.test(whole) || !/^\d*$/.test(decimals))
    return 'amountForm';
  if (decimals.length > 2) return 'amountCents';
  const dollars = whole.replaceAll(',', '');
  if (dollars.length > MAX_DIGITS) return 'amountOwed';
  return Number(dollars) * 100 + Number(decimals.padEnd(2, '0'));
}

/**
 * Reads the typed amount and checks that it exceeds neither the amount owed nor the balance.
 * @param balance in cents; null if unknown, so that only the service checks it
 */
export function checkAmount(
  typed: string,
  { owed, balance }: { owed: number; balance: number | null },
): number | AmountProblem {
  const cents = readAmount(typed);
  if (typeof cents === 'string') return cents;
  if (cents <= 0) return 'amountNone';
  if (cents > owed) return 'amountOwed';
  return balance !== null && cents > balance ? 'amountBalance' : cents;
}

/** Formats an amount for the input field, such as `42.10`. @param cents a non-negative integer */
export const amountText = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** The previously chosen amount, otherwise everything owed; limited to the amount owed and to the balance. */
export const firstAmount = (
  { amount, claim }: Pick<Paying, 'amount'> & { claim: Pick<Paying['claim'], 'cost' | 'paid'> },
  balance: number | null,
): number => Math.min(amount ?? Infinity, leftForAccounts(claim.cost, claim.paid), balance ?? Infinity);

/** Why the chosen amount can't be paid now; null if it can be paid. */
export function limitOf(
  amount: number,
  { owed, balance }: { owed: number; balance: number | null },
): 'nothingOwed' | 'overOwed' | 'overBalance' | null {
  if (owed === 0) return 'nothingOwed';
  if (amount > owed) return 'overOwed';
  return balance !== null && amount > balance ? 'overBalance' : null;
}

/** Error codes of pay/claim, and what each means for the member. */
const REFUSALS = {
  'INSUFFICIENT-BALANCE': 'refusedBalance',
  'AMOUNT-NOT-OWED': 'refusedOwed',
  'NO-SPENDING-ACCOUNT': 'refusedAccount',
  'NOT-YOUR-CLAIM': 'refusedClaim',
  'NOT-YOUR-ACCOUNT': 'refusedClaim',
  [READ_ONLY_CODE]: 'refusedSimulation',
  // The service knows this key from a payment with other claims, so it did not make this payment.
  'KEY-REUSED': 'refusedKey',
} as const;
type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS] | 'refused';

const isRefusal = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code);

/** Kinds of failure that mean the service rejected the payment without making it. */
const REJECTIONS: readonly Failure['kind'][] = ['rejected', 'forbidden', 'not-found', 'signed-out'];
const CONFLICT = 409;

/**
 * Why the service refused to pay; null if this or an earlier request may have made the payment. A payment may have been
 * made if the failure is not a rejection, or if a rejection without a known code has status 409 or belongs to a retry
 * (decisions/claims#outcomes-of-a-payment).
 */
export function refusalOf({ kind, status, code }: Failure, isRetry: boolean): Refusal | null {
  if (!REJECTIONS.includes(kind)) return null;
  if (code !== undefined && isRefusal(code)) return REFUSALS[code];
  return isRetry || status === CONFLICT ? null : 'refused';
}

/** Whether a refusal means that the page's data about the claim is stale. */
export const isStaleClaim = (reason: Refusal): boolean => reason === 'refusedOwed' || reason === 'refusedKey';

/** A failure that has an HTTP status means that a response arrived. */
export const uncertaintyOf = ({ status }: Pick<Failure, 'status'>): Uncertainty =>
  status === undefined ? 'lost' : 'unclear';

/** The steps. Each is also the last segment of its route (spec 001 §2). */
export const STEPS = ['select', 'confirm'] as const;
export type PayStep = (typeof STEPS)[number];

/**
 * Once a payment has been sent, every route shows the confirm step. Before that, the confirm route shows the select
 * step if there is no amount to confirm, or no account that can pay.
 */
export function stepOf(
  requested: string | undefined,
  { amount, source }: Pick<Paying, 'amount'> & { source: Pick<PaySource, 'state'> },
  isSent: boolean,
): PayStep {
  if (isSent) return 'confirm';
  return requested === 'confirm' && amount !== null && source.state !== 'barred' ? 'confirm' : 'select';
}

/** `barred`: no account can pay. `unknown`: the balance has not loaded, so only the service checks it. */
export type PaySource = { state: 'ready'; balance: number } | { state: 'unknown' } | { state: 'barred' };

/** In cents; null if unknown. A negative balance counts as 0. */
export const balanceOf = (source: PaySource): number | null =>
  source.state === 'ready' ? Math.max(source.balance, 0) : null;

/** `lost`: no response arrived. `unclear`: the response does not tell whether the payment was made. */
type Uncertainty = 'lost' | 'unclear';

export type PayStatus =
  | { state: 'idle' }
  /** `isRetry`: the payment was sent before, and its outcome is unknown. */
  | { state: 'busy'; isRetry: boolean }
  /** The service paid nothing. */
  | { state: 'refused'; reason: Refusal; reference: string }
  /** The payment was sent, but its outcome is unknown. `reference` is null after a reload. */
  | { state: 'unknown'; uncertainty: Uncertainty; reference: string | null };

/** Whether a payment with an unknown outcome was sent. Its amount can no longer change. */
export const isSent = (status: PayStatus): boolean =>
  status.state === 'unknown' || (status.state === 'busy' && status.isRetry);
