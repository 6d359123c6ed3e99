/** Finds the profile's product that a plan of the panel belongs to. Pure. */
import type { IsoDate } from '../../../lib/date/date.ts';
import { lineOf } from '../../../profile/coverage/lines-of-business.ts';
import type { ProfileGroup } from '../../../profile/group/selected-group.rules.ts';
import type { PanelPlan, PlanPerson } from '../panel-plans.rules.ts';

type PlanKey = Pick<PanelPlan, 'line' | 'productNumber' | 'start' | 'end'>;
type Products = Pick<ProfileGroup, 'productList'>;

/** Finds a plan's product by number, otherwise by line of business and overlapping dates. */
export function productOf({ line, productNumber, start, end }: PlanKey, { productList }: Products) {
  const overlapping = productList.filter(
    ({ coverageBeginDate, coverageEndDate }) =>
      coverageBeginDate <= end && (coverageEndDate === null || coverageEndDate >= start),
  );
  return (
    overlapping.find((product) => productNumber !== '' && product.productNumber === productNumber) ??
    overlapping.find(({ lineOfBusiness }) => lineOf(lineOfBusiness) === line) ??
    null
  );
}

const isCovered = (
  entry:
    | Pick<NonNullable<ReturnType<typeof productOf>>['memberList'][number], 'coverageCancelDate'>
    | undefined,
  today: IsoDate,
): boolean => !entry?.coverageCancelDate || entry.coverageCancelDate >= today;

/** Leaves out people whose coverage has ended, because they have no next claim. @param today in the brand's zone */
export const stillCovered = (
  people: readonly PlanPerson[],
  product: ReturnType<typeof productOf>,
  today: IsoDate,
): PlanPerson[] =>
  people.filter(({ pin }) =>
    isCovered(
      product?.memberList.find(({ pinNumber }) => pin !== '' && pinNumber === pin),
      today,
    ),
  );

/**
 * The end of the benefit period, or an earlier day on which the product or the last person's coverage ends. Ignores the
 * end of a product whose number is not the plan's, because the plan may then continue in another product.
 */
export function paysUntil(
  { end, productNumber }: Pick<PanelPlan, 'end' | 'productNumber'>,
  product: ReturnType<typeof productOf>,
): IsoDate {
  const planEnd = product?.productNumber === productNumber ? product.coverageEndDate : null;
  const lastDays = product?.memberList.map(({ coverageCancelDate }) => coverageCancelDate ?? end) ?? [];
  const [first = end] = [end, planEnd ?? end, lastDays.toSorted().at(-1) ?? end].toSorted();
  return first;
}

/** The plan period in the profile; null if the profile lacks the plan. */
export function coverageOf(plan: PlanKey, group: Products): { begin: IsoDate; end: IsoDate | null } | null {
  const product = productOf(plan, group);
  return product ? { begin: product.coverageBeginDate, end: product.coverageEndDate } : null;
}
