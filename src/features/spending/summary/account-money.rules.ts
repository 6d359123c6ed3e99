/**
 * The figures of one spending account, in whole cents; null if unknown (decisions/spending#figures-of-an-account).
 * Pure.
 */
import type { IsoDate } from '../../../lib/date/date.ts';
import type { SpendingAccount } from '../spending-accounts.schema.ts';
import type { Contribution } from '../transactions.schema.ts';

export interface Balances {
  /** Cents that can be spent now. */
  available: number;
  posted: number;
  /** Sum of payments that are not posted yet: `posted` minus `available`. Null if the difference is negative. */
  pending: number | null;
  /** The date of the `posted` balance; null if the service does not give one. */
  asOf: IsoDate | null;
}

/** @param today in the brand's zone; an `asOf` date after today is dropped */
export function balancesOf(
  { balance, currentBalance, asOf }: Pick<SpendingAccount, 'balance' | 'currentBalance' | 'asOf'>,
  today: IsoDate,
): Balances {
  return {
    available: currentBalance,
    posted: balance,
    pending: currentBalance > balance ? null : balance - currentBalance,
    asOf: asOf !== null && asOf <= today ? asOf : null,
  };
}

/**
 * `kept`: an HSA without a `useBy` date; its money does not expire. `unsaid`: an account of another kind without a
 * `useBy` date. `past`: the `useBy` date has passed; `claimBy` is null if the last day to submit expenses has passed or
 * is unknown. `dated`: the `useBy` date has not passed; `lost` is the part of today's balance that is lost if the
 * member spends nothing.
 */
export type Expiry =
  | { state: 'kept' }
  | { state: 'unsaid' }
  | { state: 'past'; useBy: IsoDate; claimBy: IsoDate | null }
  | {
      state: 'dated';
      useBy: IsoDate;
      claimBy: IsoDate | null;
      /** Null if the service does not say how much carries over. */
      figures: { lost: number; carried: number } | null;
    };

export function expiryOf(
  account: Pick<SpendingAccount, 'kind' | 'currentBalance' | 'useBy' | 'claimBy' | 'carryover'>,
  today: IsoDate,
): Expiry {
  const { kind, currentBalance, useBy, carryover } = account;
  if (useBy === null) return kind === 'health-savings' ? { state: 'kept' } : { state: 'unsaid' };
  const claimBy = account.claimBy !== null && account.claimBy >= useBy ? account.claimBy : null;
  if (useBy < today)
    return { state: 'past', useBy, claimBy: claimBy !== null && claimBy >= today ? claimBy : null };
  if (carryover === null || carryover < 0) return { state: 'dated', useBy, claimBy, figures: null };
  const spendable = Math.max(0, currentBalance);
  const carried = Math.min(spendable, carryover);
  return { state: 'dated', useBy, claimBy, figures: { lost: spendable - carried, carried } };
}

export interface YearContributions {
  own: number;
  employer: number;
  limit: number | null;
  /** What can still be contributed; null if that amount does not match the limit and the contributions. */
  left: number | null;
}

/** Checks `remaining` with and without the employer's contributions, which count toward only some limits. */
const follows = ({ own, employer }: Contribution, limit: number, remaining: number): boolean =>
  [own, own + employer].some((counted) => remaining === Math.max(0, limit - counted));

/** @param year calendar year @returns null unless the service returned exactly one entry for that year */
export function contributionsOf(list: readonly Contribution[], year: number): YearContributions | null {
  const [ofYear, ...others] = list.filter((contribution) => contribution.year === year);
  if (!ofYear || others.length > 0) return null;
  const { own, employer, remaining } = ofYear;
  const limit = ofYear.limit !== null && ofYear.limit > 0 ? ofYear.limit : null;
  const isKnown = limit !== null && remaining !== null && follows(ofYear, limit, remaining);
  return { own, employer, limit, left: isKnown ? remaining : null };
}
