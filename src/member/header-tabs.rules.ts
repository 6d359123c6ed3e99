/** Which header tabs a member has (spec 000 §2 Header, §6 'Tab visibility'; 001 §6; decision 015). Pure. */
import type { IsoDate } from '../lib/date.ts';
import { isBlueEdgeDental, type ProfileGroup } from '../profile/selected-group.rules.ts';

/** What the rules ask of the selected group. */
export type TabGroup = Pick<ProfileGroup, 'directPayIndicator' | 'medicareIndicator'> & {
  productList: readonly Pick<
    ProfileGroup['productList'][number],
    'drugCoverage' | 'blueEdgeDentalIndv' | 'coverageBeginDate' | 'coverageEndDate'
  >[];
};

/** Capabilities of the brand. */
export interface TabBrand {
  /** Whether Medicare groups keep Spending. */
  medicareSpending: boolean;
  /** Whether Prescriptions also needs current coverage dates. */
  currentCoverage: boolean;
}

export interface TabFacts {
  /** The selected group; null where it cannot be had, and for whoever has none. */
  group: TabGroup | null;
  /** See `claimsAndSpendingShows`. */
  claimsAndSpending: boolean;
  /** Calendar date in the brand's zone. */
  today: IsoDate;
}

/** What a person looks at the portal with (spec 000 §6 'Mobile users get a separate tab set'). */
export const DEVICES = ['desktop', 'mobile'] as const;
export type Device = (typeof DEVICES)[number];

/** The heading that stands for Claims and Spending together (spec 000 §2 'Claims & Spending heading'). */
export const HEADING = 'claims-and-spending';
const UNDER_HEADING = ['claims', 'spending'];

/** The tabs of a mobile window; their order is the brand's (spec 000 §2 'Mobile-window tab set'). */
export const MOBILE_TABS: readonly string[] = ['home', 'claims', 'spending', 'find-a-doctor', 'wellness'];

type Holds = (group: TabGroup, brand: TabBrand, today: IsoDate) => boolean;

const paysPremium: Holds = ({ directPayIndicator, medicareIndicator }) =>
  directPayIndicator || medicareIndicator;

/** First and last day count; no last day is no end (spec 001 §4 'Plans'). */
const hasDrugPlan: Holds = ({ productList }, { currentCoverage }, today) =>
  productList.some(
    ({ drugCoverage, coverageBeginDate, coverageEndDate }) =>
      drugCoverage &&
      (!currentCoverage ||
        (coverageBeginDate <= today && (coverageEndDate === null || today <= coverageEndDate))),
  );

const keepsSpending: Holds = (group, { medicareSpending }) =>
  !isBlueEdgeDental(group) && (medicareSpending || !group.medicareIndicator);

const isNoDentalGroup: Holds = (group) => !isBlueEdgeDental(group);

/** What a tab needs of the group, and whether it shows where no group is known; a tab without a row always shows. */
const NEEDS: ReadonlyMap<string, { holds: Holds; otherwise: boolean }> = new Map([
  ['pay-premium', { holds: paysPremium, otherwise: false }],
  ['prescriptions', { holds: hasDrugPlan, otherwise: false }],
  ['spending', { holds: keepsSpending, otherwise: true }],
  ['find-a-doctor', { holds: isNoDentalGroup, otherwise: true }],
  ['wellness', { holds: isNoDentalGroup, otherwise: true }],
]);

/** Tabs that may be there or not by what is known of a member: the style sheet hides them (`header-tabs.css`). */
export const TABS_BY_DATA: readonly string[] = [...NEEDS.keys(), HEADING, 'claims'];

/**
 * Whether Claims & Spending is on for a member: never while its maintenance is set, always where it is shown to
 * all, otherwise as the vendor lookup says (spec 000 §6; 001 §6).
 * @param switches null where they cannot be had: then off, for maintenance may be set
 * @param vendor the lookup's answer; null where there is none
 */
export function claimsAndSpendingShows(
  switches: { maintenance: boolean; showToAll: boolean } | null,
  vendor: boolean | null,
): boolean {
  if (!switches || switches.maintenance) return false;
  return switches.showToAll || vendor === true;
}

/**
 * The tabs that show, in the brand's order.
 * @param tabs ids of the tabs that the brand has; where it has no heading, nothing replaces Claims and Spending
 */
export function shownTabs(
  tabs: readonly string[],
  brand: TabBrand,
  { group, claimsAndSpending, today }: TabFacts,
  device: Device,
): string[] {
  const has = (id: string): boolean => {
    const need = NEEDS.get(id);
    if (!need) return true;
    return group ? need.holds(group, brand, today) : need.otherwise;
  };
  if (device === 'mobile') return tabs.filter((id) => MOBILE_TABS.includes(id) && has(id));
  // A group that loses Spending has nothing to put beside its claims.
  const isHeaded = claimsAndSpending && tabs.includes(HEADING) && has('spending');
  return tabs.filter((id) => {
    if (id === HEADING) return isHeaded;
    return has(id) && !(isHeaded && UNDER_HEADING.includes(id));
  });
}
