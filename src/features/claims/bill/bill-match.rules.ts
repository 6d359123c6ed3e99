/**
 * Compares a bill with the member's claims (decisions/claims#comparing-a-bill-with-a-claim). Pure; the values that the
 * member types never leave the page. Amounts are in cents.
 */
import { addDays, type IsoDate } from '../../../lib/date/date.ts';
import { toCents } from '../../../lib/text/money.ts';
import { parseTypedDate, type TypedDateError } from '../../../lib/date/typed-date.rules.ts';
import { isPaidAtCounter, leftForProvider } from '../../../profile/payments/left-to-pay.rules.ts';
import { foldedWords } from '../../../ui/list/typed-words.rules.ts';
import { claimKey } from '../../../profile/payments/claim-key.rules.ts';
import { hasSameFigures } from '../owed.rules.ts';
import type { Claim } from '../claims.schema.ts';

export interface Bill {
  provider: string;
  /** The day of the care, not the day of the bill. */
  date: IsoDate;
  amount: number;
}

export type TypedBill = Record<keyof Bill, string>;
export type BillProblems = Partial<{
  provider: 'missing';
  date: TypedDateError | 'outside';
  amount: 'missing' | 'invalid';
}>;

export interface SearchedDays {
  from: IsoDate;
  to: IsoDate;
}

const AMOUNT = /^\$?\s*\d{1,3}(?:,?\d{3})*(?:\.\d{1,2})?$/;

function readAmount(typed: string): { amount: number } | { problem: 'missing' | 'invalid' } {
  const text = typed.trim();
  if (text === '') return { problem: 'missing' };
  const amount = AMOUNT.test(text) ? toCents(text) : null;
  return amount === null || amount === 0 ? { problem: 'invalid' } : { amount };
}

function readDate(
  typed: string,
  { from, to }: SearchedDays,
): { date: IsoDate } | { problem: TypedDateError | 'outside' } {
  const { date, error } = parseTypedDate(typed, to);
  if (error !== null) return { problem: error };
  return date < from || date > to ? { problem: 'outside' } : { date };
}

/** Reads the bill form. @param days first and last day of the searched claims, both included; the last is today */
export function readBill(
  typed: TypedBill,
  days: SearchedDays,
): { bill: Bill | null; problems: BillProblems } {
  const provider = typed.provider.trim();
  const [date, amount] = [readDate(typed.date, days), readAmount(typed.amount)];
  const problems: BillProblems = {
    ...(foldedWords(provider).length === 0 ? { provider: 'missing' as const } : {}),
    ...('problem' in date ? { date: date.problem } : {}),
    ...('problem' in amount ? { amount: amount.problem } : {}),
  };
  const isRead = 'date' in date && 'amount' in amount && problems.provider === undefined;
  return { problems, bill: isRead ? { provider, date: date.date, amount: amount.amount } : null };
}

/** Maximum number of days between the dates of a bill and its claim, which may be different days of one visit. */
const NEAR_DAYS = 3;

/** Words in the names of many providers. Two names that share only these words are not alike. */
const COMMON_WORDS = new Set(
  'a and at clinic center clinica de dental dr del el group health hospital la inc las llc los md medical of pharmacy physicians services the y'.split(
    ' ',
  ),
);

const distinctive = (name: string): string[] => {
  const words = foldedWords(name);
  const rare = words.filter((word) => word.length > 1 && !COMMON_WORDS.has(word));
  return rare.length > 0 ? rare : words;
};

type Likeness = 'same' | 'like' | 'unlike';

/** `same`: one name contains every distinctive word of the other. `like`: they share a distinctive word. */
export function nameLikeness(a: string, b: string): Likeness {
  const [words, others] = [distinctive(a), distinctive(b)];
  if (words.length === 0 || others.length === 0) return 'unlike';
  const shared = words.filter((word) => others.includes(word)).length;
  if (shared === 0) return 'unlike';
  return shared === Math.min(words.length, others.length) ? 'same' : 'like';
}

/** How far the claim is from the bill: 0 for a certain match, larger for a possible match, null for no match. */
function distanceOf({ provider, date, amount }: Bill, claim: Claim): number | null {
  const isSameDay = claim.serviceDate === date;
  const isNear =
    claim.serviceDate >= addDays(date, -NEAR_DAYS) && claim.serviceDate <= addDays(date, NEAR_DAYS);
  if (!isNear) return null;
  const likeness = nameLikeness(provider, claim.provider);
  if (likeness === 'same') return isSameDay ? 0 : 1;
  if (likeness === 'like') return isSameDay ? 1 : 2;
  return isSameDay && claim.memberCost === amount ? 3 : null;
}

export type Finding =
  | { state: 'none' }
  | { state: 'found'; claim: Claim }
  /** The member must choose. The most likely claim is first. */
  | { state: 'several'; claims: readonly Claim[] };

const settledOf = (a: Claim, b: Claim): Claim => (a.status === 'in-process' ? b : a);

/** Removes duplicates. The cost is unknown for a claim that the service lists twice with different amounts. */
export function eachOnce(claims: readonly Claim[]): Claim[] {
  const once = new Map<string, Claim>();
  for (const claim of claims) {
    const match = once.get(claimKey(claim));
    if (!match) once.set(claimKey(claim), claim);
    else if (!hasSameFigures(match, claim))
      once.set(claimKey(claim), { ...settledOf(match, claim), memberCost: null });
  }
  return [...once.values()];
}

/** Finds the one claim with the bill's provider and day. If there is not exactly one, lists the possible claims. */
export function findClaims(bill: Bill, claims: readonly Claim[]): Finding {
  const near = eachOnce(claims).flatMap((claim) => {
    const distance = distanceOf(bill, claim);
    return distance === null ? [] : [{ claim, distance }];
  });
  const exact = near.filter(({ distance }) => distance === 0);
  const [only] = exact;
  if (only && exact.length === 1) return { state: 'found', claim: only.claim };
  if (near.length === 0) return { state: 'none' };
  const ordered = near.toSorted((a, b) => a.distance - b.distance);
  return { state: 'several', claims: ordered.map(({ claim }) => claim) };
}

export type Verdict =
  | { state: 'open' | 'cost-unknown' | 'payments-unknown' | 'nothing-owed' | 'already-paid' }
  /** `payee-unknown`: a spending account paid an unknown recipient. `marked`: marked as paid by the member. */
  | { state: 'payee-unknown' | 'marked' }
  /** A pharmacy is usually paid at the counter, so the member probably owes it nothing. */
  | { state: 'counter' }
  | { state: 'over-cost'; cost: number }
  | { state: 'pay'; amount: number; left: number }
  | { state: 'too-much'; amount: number; left: number };

/** Says what to do about a bill. @param isPaidKnown false if the spending accounts service did not respond */
export function verdictOf(
  { amount }: Pick<Bill, 'amount'>,
  claim: Claim,
  isPaidKnown: boolean,
  isMarked = false,
): Verdict {
  const { status, memberCost } = claim;
  if (status === 'in-process') return { state: 'open' };
  if (memberCost === null || memberCost < 0) return { state: 'cost-unknown' };
  if (memberCost === 0) return { state: 'nothing-owed' };
  if (!isPaidKnown)
    return amount > memberCost ? { state: 'over-cost', cost: memberCost } : { state: 'payments-unknown' };
  if (isPaidAtCounter(claim)) return { state: 'counter' };
  const left = leftForProvider(claim);
  if (left === null) return { state: 'payee-unknown' };
  if (left === 0) return { state: 'already-paid' };
  if (isMarked) return { state: 'marked' };
  return amount > left ? { state: 'too-much', amount, left } : { state: 'pay', amount, left };
}
