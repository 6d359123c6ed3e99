/** Builds the query of the vendor lookup (spec 001 §7 'Vendor details'). Pure. */
import { toCompactDate, type IsoDate } from '../../lib/date/date.ts';
import type { GroupChoice } from '../../profile/group/selected-group.rules.ts';

interface VendorParty {
  group: Pick<GroupChoice['group'], 'groupNumber'> & {
    productList: readonly Pick<
      GroupChoice['group']['productList'][number],
      'planPeriod' | 'benefitAccumulationEndDate'
    >[];
  };
  client: Pick<GroupChoice['client'], 'clientNumber'>;
}

/** Last day of the plan year: the latest end date of the active plans, otherwise December 31. */
function planYearEnd({ productList }: VendorParty['group'], today: IsoDate): IsoDate {
  const ends = productList
    .filter(({ planPeriod }) => planPeriod === 'A')
    .flatMap(({ benefitAccumulationEndDate: end }) => (end === null ? [] : [end]));
  return ends.toSorted().at(-1) ?? `${today.slice(0, 4)}-12-31`;
}

/** @param today in the brand's zone */
export const vendorQuery = ({ group, client }: VendorParty, today: IsoDate) => ({
  clientNumber: client.clientNumber,
  groupNumber: group.groupNumber,
  yearEndDate: toCompactDate(planYearEnd(group, today)),
});
