/** The rules of paying a claim (spec 001 §2 'Pay claim', §7 'Pay claim'). Money is whole cents. Pure. */
import type { Failure } from '../../lib/failure.ts';
import { leftToPay } from '../../profile/left-to-pay.rules.ts';
import type { Paying } from './pay-claim-state.schema.ts';

/** What can be wrong with an amount; each is a text of the view. */
export type AmountProblem =
  'amountMissing' | 'amountForm' | 'amountCents' | 'amountNone' | 'amountOwed' | 'amountBalance';

const WHOLE = /^(?:\d{1,3}(?:,\d{3})+|\d+)?$/;
/** More digits than any claim has, and few enough to count exactly. */
const MOST_DIGITS = 9;

/**
 * Reads an amount as people type it: `42.10`, `$1,250`, `.5`. By its digits and not as a fraction of two, so that no
 * cent is lost.
 * @returns cents, or what is wrong
 */
export function readAmount(typed: string): number | AmountProblem {
  const text = typed.trim().replace(/^\$\s*/, '');
  if (text === '') return 'amountMissing';
  const [whole = '', decimals = '', ...more] = text.split('.');
  if (more.length > 0 || whole + decimals === '' || !WHOLE.test(whole) || !/^\d*$/.test(decimals))
    return 'amountForm';
  if (decimals.length > 2) return 'amountCents';
  const dollars = whole.replaceAll(',', '');
  if (dollars.length > MOST_DIGITS) return 'amountOwed';
  return Number(dollars) * 100 + Number(decimals.padEnd(2, '0'));
}

/**
 * The amount to pay, in cents, or what is wrong with it: more than none, at most what is owed, at most what the account
 * holds.
 * @param balance cents in the account; null where that is not known and the service alone can check it
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

/** `42.10`: what stands in the field at first. @param cents whole, not negative */
export const amountText = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/**
 * What stands in the field at first: what was chosen before, else all that is owed; never more than is owed or than the
 * account holds.
 * @param balance cents in the account; null where that is not known
 */
export const firstAmount = (
  { amount, claim }: Pick<Paying, 'amount'> & { claim: Pick<Paying['claim'], 'cost' | 'paid'> },
  balance: number | null,
): number => Math.min(amount ?? Infinity, leftToPay(claim.cost, claim.paid), balance ?? Infinity);

/** What keeps a chosen amount from being paid now: the account, or what is left of the claim; null where nothing does. */
export function limitOf(
  amount: number,
  { owed, balance }: { owed: number; balance: number | null },
): 'nothingOwed' | 'overOwed' | 'overBalance' | null {
  if (owed === 0) return 'nothingOwed';
  if (amount > owed) return 'overOwed';
  return balance !== null && amount > balance ? 'overBalance' : null;
}

/** Why the service paid nothing, by its business code (the refusals of pay/claim). */
const REFUSALS = {
  'INSUFFICIENT-BALANCE': 'refusedBalance',
  'AMOUNT-NOT-OWED': 'refusedOwed',
  'NO-SPENDING-ACCOUNT': 'refusedAccount',
  'NOT-YOUR-CLAIM': 'refusedClaim',
  'SIMULATION-CANNOT-PAY': 'refusedSimulation',
  // The same key and the same claims would have got their first answer: this payment was never made under it.
  'KEY-REUSED': 'refusedKey',
} as const;
type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS] | 'refused';

const isRefusal = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code);

/** Kinds of failure with which a service says no before it does anything. */
const KNOWN: readonly Failure['kind'][] = ['rejected', 'forbidden', 'not-found', 'signed-out'];
const CONFLICT = 409;

/**
 * What a failed payment means for the money: why nothing was paid, or null where nobody knows. An answer that was
 * lost, came broken or too late says nothing of what was done; neither does a conflict that is not about the key.
 */
export function refusalOf({ kind, status, code }: Failure): Refusal | null {
  const known = code !== undefined && isRefusal(code) ? REFUSALS[code] : null;
  if (!KNOWN.includes(kind) || (status === CONFLICT && known === null)) return null;
  return known ?? 'refused';
}

/** Refusals that say that more was paid of the claim, or otherwise, than the page knew of. */
export const isNews = (reason: Refusal): boolean => reason === 'refusedOwed' || reason === 'refusedKey';

/**
 * How it is that nobody knows what became of a payment: no answer came, or one that does not say. A status is the proof
 * that there was an answer.
 */
export const doubtOf = ({ status }: Pick<Failure, 'status'>): Doubt =>
  status === undefined ? 'lost' : 'unclear';

/** The steps of the task, which are the last segments of its addresses (spec 001 §2). */
export const STEPS = ['select', 'confirm'] as const;
export type PayStep = (typeof STEPS)[number];

/**
 * Which step can be shown: a payment that was made, or may have been, is at the last one whatever the address says; without
 * an amount there is nothing to confirm.
 * @param wanted last segment of the route
 * @param isSent whether the payment was sent, with or without an answer
 */
export function stepOf(
  wanted: string | undefined,
  { amount }: Pick<Paying, 'amount'>,
  isSent: boolean,
): PayStep {
  if (isSent) return 'confirm';
  return wanted === 'confirm' && amount !== null ? 'confirm' : 'select';
}

/**
 * What is known of the account that would pay: `barred` where none can, `unknown` while or where its balance cannot be
 * had and the service alone checks it.
 */
export type PaySource = { state: 'ready'; balance: number } | { state: 'unknown' } | { state: 'barred' };

/** Cents in the account; null where that is not known. */
export const balanceOf = (source: PaySource): number | null =>
  source.state === 'ready' ? source.balance : null;

/** `lost`: no answer reached this page; `unclear`: one came that does not say whether anything was paid. */
type Doubt = 'lost' | 'unclear';

export type PayStatus =
  | { state: 'idle' }
  /** `isAgain`: the same payment as one whose answer never came. */
  | { state: 'busy'; isAgain: boolean }
  /** Nothing was paid. */
  | { state: 'refused'; reason: Refusal; reference: string }
  /** It was sent and nobody knows what became of it. `reference` is null after a reload. */
  | { state: 'unknown'; doubt: Doubt; reference: string | null };

/** Whether a payment was sent whose answer is not known: its amount cannot be changed any more. */
export const isSent = (status: PayStatus): boolean =>
  status.state === 'unknown' || (status.state === 'busy' && status.isAgain);
