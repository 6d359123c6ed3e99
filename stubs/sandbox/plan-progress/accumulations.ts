/** Accumulations of a family under a product; the same in every process on the same day. */
import { addDays, daysBetween, type IsoDate } from '../../../src/lib/date.ts';
import type { Family, FamilyMember, LineOfBusiness, Product } from '../../people/family.ts';
import { createRandom, type Random } from '../data/random.ts';

/** Cents, or visits times 100. */
export interface Amounts {
  readonly achieved: number;
  readonly threshold: number;
  /** From claims in process. */
  readonly pending: number;
  /** For counted benefits. */
  readonly occurrences?: number;
}

/** One benefit: for the family if it has a limit, and for each person. */
export interface AccumulationRecord {
  readonly type: 'DED' | 'OPM' | 'BKP' | 'VST';
  readonly descriptor: 'INN' | 'OON';
  readonly family: Amounts | null;
  readonly individuals: readonly { readonly member: FamilyMember; readonly amounts: Amounts }[];
  readonly asOf: IsoDate;
}

interface Limit {
  readonly type: AccumulationRecord['type'];
  readonly descriptor: AccumulationRecord['descriptor'];
  /** Factor of the product's deductible, or the number of visits. */
  readonly factor: number;
  readonly hasFamilyLimit: boolean;
}

/** Limits of each line of business; vision has none. */
const LIMITS = {
  M: [
    { type: 'DED', descriptor: 'INN', factor: 1, hasFamilyLimit: true },
    { type: 'DED', descriptor: 'OON', factor: 2, hasFamilyLimit: true },
    { type: 'OPM', descriptor: 'INN', factor: 4, hasFamilyLimit: true },
    { type: 'OPM', descriptor: 'OON', factor: 8, hasFamilyLimit: true },
    { type: 'BKP', descriptor: 'INN', factor: 0.5, hasFamilyLimit: true },
    { type: 'VST', descriptor: 'INN', factor: 20, hasFamilyLimit: false },
  ],
  X: [{ type: 'OPM', descriptor: 'INN', factor: 2, hasFamilyLimit: true }],
  D: [
    { type: 'DED', descriptor: 'INN', factor: 0.05, hasFamilyLimit: true },
    { type: 'OPM', descriptor: 'INN', factor: 1, hasFamilyLimit: false },
  ],
  V: [],
} as const satisfies Record<LineOfBusiness, readonly Limit[]>;

/** Deductible in cents, from the product number: PPO1500 has 1,500 dollars. */
const deductibleOf = ({ number }: Product): number =>
  Number(/\d{3,4}/.exec(number)?.[0] ?? 1000) * 100 || 50_000;

const LAG_DAYS = 2;
const CENTS = 100;

/** Share of the year up to the end of the queried period, 0 to 1. */
function elapsed(begin: IsoDate, end: IsoDate, day: IsoDate): number {
  const until = end < day ? end : day;
  return Math.min(1, Math.max(0, daysBetween(begin, until) + 1) / 365);
}

function amountsOf(limit: Limit, threshold: number, part: number, isNew: boolean, random: Random): Amounts {
  // Sometimes past the limit, as the services send it: the portal caps it (spec 001 §5).
  const share = (0.05 + random.next() * 1.15) * (limit.descriptor === 'OON' ? 0.15 : 1);
  const waiting = random.next() < 0.3 ? random.integer(2000, 14_000) : 0;
  if (isNew) return { achieved: 0, threshold, pending: 0 };
  if (limit.type === 'VST') {
    const visits = Math.floor((threshold / CENTS) * share * part);
    return { achieved: visits * CENTS, threshold, pending: 0, occurrences: visits };
  }
  return { achieved: Math.round(threshold * share * part), threshold, pending: part > 0 ? waiting : 0 };
}

/**
 * Accumulations under a product between two days; none for products and families without progress.
 * @param members to list; the family's figure covers everyone
 */
export function accumulationsOf(
  family: Family,
  product: Product,
  [begin, end]: readonly [IsoDate, IsoDate],
  day: IsoDate,
  members: readonly FamilyMember[],
): AccumulationRecord[] {
  if (family.noProgress || product.withoutProgress) return [];
  const part = elapsed(begin, end, day);
  return LIMITS[product.line].map((limit): AccumulationRecord => {
    const random = createRandom(
      `progress ${family.id} ${product.number} ${product.years[0]} ${limit.type} ${limit.descriptor}`,
    );
    const threshold =
      limit.type === 'VST' ? limit.factor * CENTS : Math.round(deductibleOf(product) * limit.factor);
    const everybody = family.members.map((member) => ({
      member,
      amounts: amountsOf(limit, threshold, part, family.lastVisit === null, random),
    }));
    const sum = (of: 'achieved' | 'pending'): number =>
      everybody.reduce((total, { amounts }) => total + amounts[of], 0);
    return {
      type: limit.type,
      descriptor: limit.descriptor,
      family:
        limit.hasFamilyLimit && family.members.length > 1
          ? { achieved: sum('achieved'), threshold: threshold * 2, pending: sum('pending') }
          : null,
      individuals: everybody.filter(({ member }) => members.includes(member)),
      asOf: addDays(end < day ? end : day, end < day ? 0 : -LAG_DAYS),
    };
  });
}
