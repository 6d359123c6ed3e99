/** Amounts that members carried over from another insurer. No claim explains them. */
import type { IsoDate } from '../../../src/lib/date/date.ts';
import type { Family, Product } from '../../people/family.ts';
import { coveragePeriod } from '../member/plan-periods.ts';
import type { Limit } from './limits.ts';

const FIELDS = { DED: 'deductible', OPM: 'outOfPocket', BKP: null, VST: null } as const;

/**
 * The amount in cents that a member carried over when coverage began; 0 if that day is outside the range.
 * @param range both ends included
 */
export function carriedOver(
  { members }: Family,
  product: Product,
  { type, descriptor }: Limit,
  pin: string,
  [from, to]: readonly [IsoDate, IsoDate],
  day: IsoDate,
): number {
  const field = FIELDS[type];
  const { begin } = coveragePeriod(product, day);
  const counts = field !== null && descriptor === 'INN' && pin === members[0].pin;
  return counts && begin >= from && begin <= to ? (product.carriedOver?.[field] ?? 0) * 100 : 0;
}
