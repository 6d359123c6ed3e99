/** The members covered by a plan. Their dates come from the profile, because getHealthPlans lists only names. Pure. */
import type { IsoDate } from '../../lib/date/date.ts';
import { familyOf, fullName, isSubscriberCode } from '../../profile/coverage/family.rules.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { groupChoices, type ProfileGroup } from '../../profile/group/selected-group.rules.ts';
import type { HealthPlanRow } from './health-plan-rows.rules.ts';

type Product = ProfileGroup['productList'][number];
type Entry = Product['memberList'][number];

export interface CoveredMember {
  key: string;
  /** '' if the profile does not list the member. */
  pin: string;
  name: string;
  isSubscriber: boolean;
  from: IsoDate | null;
  /** Last day of coverage; null if coverage has no end date or the profile does not list the member. */
  to: IsoDate | null;
  leftEarly: boolean;
}

/** The profile's products for the row's plans. If some products have the row's begin date, returns only these. */
export function productsOfRow(row: HealthPlanRow, profile: Pick<Profile, 'clientList'>): Product[] {
  const numbers = row.plans.map(({ productNumber }) => productNumber);
  const products = groupChoices(profile)
    .filter(({ group }) => group.groupNumber === row.groupNumber)
    .flatMap(({ group }) => group.productList)
    .filter(({ productNumber }) => numbers.includes(productNumber));
  const sameDates = products.filter(({ coverageBeginDate }) => coverageBeginDate === row.begin);
  return sameDates.length > 0 ? sameDates : products;
}

const personKey = ({ pinNumber, uniqueName }: Entry): string => pinNumber || uniqueName;

function memberOf(entries: readonly Entry[], person: Entry, { begin, end }: HealthPlanRow): CoveredMember {
  const entriesOfPerson = entries.filter((entry) => personKey(entry) === personKey(person));
  const starts = entriesOfPerson.map(({ coverageEffectiveDate }) => coverageEffectiveDate ?? begin);
  const canceled = entriesOfPerson.map(({ coverageCancelDate }) => coverageCancelDate);
  const left = canceled.some((date) => date === null) ? null : (canceled.toSorted().at(-1) ?? null);
  const to = left !== null && (end === null || left < end) ? left : end;
  return {
    key: personKey(person),
    pin: person.pinNumber,
    name: fullName(person),
    isSubscriber: isSubscriberCode(person.relationshipCode),
    from: starts.toSorted()[0] ?? begin,
    to,
    leftEarly: to !== end,
  };
}

/** Lists each member once, in family order. Names that only getHealthPlans lists come last, without dates. */
export function coveredMembers(row: HealthPlanRow, profile: Pick<Profile, 'clientList'>): CoveredMember[] {
  const entries = productsOfRow(row, profile).flatMap(({ memberList }) => memberList);
  const people = familyOf(entries, personKey);
  const names = new Set(people.map(({ uniqueName }) => uniqueName));
  const others = [...new Set(row.plans.flatMap(({ members }) => members))].filter((name) => !names.has(name));
  return [
    ...people.map((person) => memberOf(entries, person, row)),
    ...others.map((name) => ({
      key: name,
      pin: '',
      name,
      isSubscriber: false,
      from: null,
      to: null,
      leftEarly: false,
    })),
  ];
}
