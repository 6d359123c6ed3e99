/** Which header tabs a member has (spec 000 §2 Header, §6 'Tab visibility'; 001 §6; decisions/shell#which-header-tabs-show). Pure. */
import type { IsoDate } from '../../lib/date/date.ts';
import { isBlueEdgeDental, type ProfileGroup } from '../../profile/group/selected-group.rules.ts';

export type TabGroup = Pick<ProfileGroup, 'directPayIndicator' | 'medicareIndicator'> & {
  productList: readonly Pick<
    ProfileGroup['productList'][number],
    'drugCoverage' | 'blueEdgeDentalIndv' | 'coverageBeginDate' | 'coverageEndDate'
  >[];
};

export interface TabBrand {
  medicareSpending: boolean;
  /** Whether the tab Prescriptions is shown only while the drug coverage is current. */
  currentCoverage: boolean;
}

export interface TabFacts {
  /** The selected group; null if the member has no group or the profile is not loaded. */
  group: TabGroup | null;
  claimsAndSpending: boolean;
  /** Today's date in the brand's time zone. */
  today: IsoDate;
}

/** Kinds of windows with their own tab set (spec 000 §6 'Mobile users get a separate tab set'). */
export const DEVICES = ['desktop', 'mobile'] as const;
export type Device = (typeof DEVICES)[number];

/** The tab that replaces the tabs Claims and Spending (spec 000 §2 'Claims & Spending heading'). */
export const HEADING = 'claims-and-spending';
const UNDER_HEADING = ['claims', 'spending'];

/** The tabs that a mobile window can show (spec 000 §2 'Mobile-window tab set'). The brand sets their order. */
export const MOBILE_TABS: readonly string[] = ['home', 'claims', 'spending', 'find-a-doctor', 'wellness'];

type Holds = (group: TabGroup, brand: TabBrand, today: IsoDate) => boolean;

const paysPremium: Holds = ({ directPayIndicator, medicareIndicator }) =>
  directPayIndicator || medicareIndicator;

/** Coverage includes its first and its last day. An end date of null means that the plan continues (spec 001 §4 'Plans'). */
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

/** `holds`: whether a tab shows for a group; `otherwise`: whether it shows if the group is unknown. Tabs without a row always show. */
const CONDITIONS: ReadonlyMap<string, { holds: Holds; otherwise: boolean }> = new Map([
  ['pay-premium', { holds: paysPremium, otherwise: false }],
  ['prescriptions', { holds: hasDrugPlan, otherwise: false }],
  ['spending', { holds: keepsSpending, otherwise: true }],
  ['find-a-doctor', { holds: isNoDentalGroup, otherwise: true }],
  ['wellness', { holds: isNoDentalGroup, otherwise: true }],
]);

/** Tabs that depend on member data. `header-tabs.css` hides them until the data is loaded. */
export const TABS_BY_DATA: readonly string[] = [...CONDITIONS.keys(), HEADING, 'claims'];

/**
 * Whether the tab Claims & Spending shows. It never shows during maintenance. Otherwise it shows if `showToAll` is set
 * or the vendor lookup returned true (spec 000 §6; 001 §6).
 * @param switches null if they could not be loaded; the tab is then hidden, because maintenance may be on
 * @param vendor result of the vendor lookup; null if it failed
 */
export function claimsAndSpendingShows(
  switches: { maintenance: boolean; showToAll: boolean } | null,
  vendor: boolean | null,
): boolean {
  if (!switches || switches.maintenance) return false;
  return switches.showToAll || vendor === true;
}

/** Whether the tab Claims & Spending can show, depending on the services. If not, the services are not called. */
export const mayHaveHeading = (
  tabs: readonly string[],
  brand: TabBrand,
  facts: Omit<TabFacts, 'claimsAndSpending'>,
): boolean => shownTabs(tabs, brand, { ...facts, claimsAndSpending: true }, 'desktop').includes(HEADING);

/** Ids of the visible tabs, in the brand's order. */
export function shownTabs(
  tabs: readonly string[],
  brand: TabBrand,
  { group, claimsAndSpending, today }: TabFacts,
  device: Device,
): string[] {
  const has = (id: string): boolean => {
    const condition = CONDITIONS.get(id);
    if (!condition) return true;
    return group ? condition.holds(group, brand, today) : condition.otherwise;
  };
  if (device === 'mobile') return tabs.filter((id) => MOBILE_TABS.includes(id) && has(id));
  // Without Spending, Claims & Spending would contain only Claims, so Claims remains a tab of its own.
  const isHeaded = claimsAndSpending && tabs.includes(HEADING) && has('spending');
  return tabs.filter((id) => {
    if (id === HEADING) return isHeaded;
    return has(id) && !(isHeaded && UNDER_HEADING.includes(id));
  });
}
