/** A family's accumulations under a product: the amounts from claims, plus amounts carried over from another insurer. */
import { addDays, type IsoDate } from '../../../src/lib/date/date.ts';
import type { Family, FamilyMember } from '../../people/family.ts';
import type { ClaimRecord } from '../claims/counted-claims.ts';
import { TRADES } from '../data/providers.ts';
import { coversDate, type HeldProduct } from '../member/plan-periods.ts';
import { carriedOver } from './carried-over.ts';
import { limitsOf, VISIT, type BenefitCode, type Limit, type NetworkCode } from './limits.ts';

/** Amounts in cents; for visits, the number of visits times 100. */
export interface Amounts {
  /** The amount can exceed a benefit bank's threshold, as with the real services. The portal caps it (spec 001 §5). */
  readonly achieved: number;
  readonly threshold: number;
  /** The amount that claims in process may add. */
  readonly pending: number;
  /** The number of visits, for benefits that count visits. */
  readonly occurrences?: number;
}

/** One accumulator: the amounts of the family, if the family has a limit, and of each person. */
export interface AccumulationRecord {
  readonly type: BenefitCode;
  readonly descriptor: NetworkCode;
  readonly family: Amounts | null;
  readonly individuals: readonly { readonly member: FamilyMember; readonly amounts: Amounts }[];
  readonly asOf: IsoDate;
}

/** Amounts are as of yesterday. They contain all claims, because every claim is at least a day old. */
const LAG_DAYS = 1;

type Range = readonly [from: IsoDate, to: IsoDate];

/** The claims under a product between two days. */
const claimsUnder = (
  claims: readonly ClaimRecord[],
  { group, product }: HeldProduct,
  [from, to]: Range,
  day: IsoDate,
): ClaimRecord[] =>
  claims.filter(
    ({ wire, serviceDate }) =>
      wire.groupNumber === group.number &&
      TRADES[wire.planType].line === product.line &&
      serviceDate >= from &&
      serviceDate <= to &&
      !product.typeY &&
      coversDate(product, serviceDate, day),
  );

/** The amount by which a person's claims count toward a limit; if `isPending`, the amount that claims in process may add. */
function countedBy(
  claims: readonly ClaimRecord[],
  pin: string,
  { type, descriptor }: Limit,
  isPending: boolean,
) {
  let sum = 0;
  for (const claim of claims) {
    if (claim.pin !== pin) continue;
    for (const { network, counted } of claim.lines) {
      if (network !== descriptor) continue;
      for (const entry of counted)
        if (entry.type === type && entry.isPending === isPending) sum += entry.amount;
    }
  }
  return sum;
}

/**
 * The accumulations under a product between two days, both included. Empty for products and families without plan progress.
 * @param claims the family's claims
 * @param members the people to list; the family's amounts always include everyone
 */
export function accumulationsOf(
  family: Family,
  claims: readonly ClaimRecord[],
  held: HeldProduct,
  range: Range,
  day: IsoDate,
  members: readonly FamilyMember[],
): AccumulationRecord[] {
  const under = claimsUnder(claims, held, range, day);
  const [, end] = range;
  return limitsOf(family, held.product).map((limit): AccumulationRecord => {
    const { type, descriptor, threshold, familyThreshold } = limit;
    const everybody = family.members.map((member): { member: FamilyMember; amounts: Amounts } => {
      const opening = carriedOver(family, held.product, limit, member.pin, range, day);
      const achieved = opening + countedBy(under, member.pin, limit, false);
      const pending = countedBy(under, member.pin, limit, true);
      const occurrences = type === 'VST' ? { occurrences: achieved / VISIT } : {};
      return { member, amounts: { achieved, threshold, pending, ...occurrences } };
    });
    const sum = (of: 'achieved' | 'pending'): number =>
      everybody.reduce((total, { amounts }) => total + amounts[of], 0);
    return {
      type,
      descriptor,
      family:
        familyThreshold === null
          ? null
          : { achieved: sum('achieved'), threshold: familyThreshold, pending: sum('pending') },
      individuals: everybody.filter(({ member }) => members.includes(member)),
      asOf: end < day ? end : addDays(day, -LAG_DAYS),
    };
  });
}
