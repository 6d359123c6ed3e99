/** Which drug plan a group has (spec 000 §6 'Prescriptions', 001 §4 'Plans'). Pure. */
import type { IsoDate } from '../../lib/date.ts';
import type { GroupChoice, ProfileGroup } from '../../profile/selected-group.rules.ts';

type Plan = ProfileGroup['productList'][number];

/** A drug plan and how it stands. */
export type DrugPlanState =
  | { state: 'none' }
  | {
      state: 'current' | 'ended' | 'upcoming';
      plan: Plan;
      /** Whether Prescriptions is open with it: some brands need current coverage dates (spec 000 §6). */
      open: boolean;
    };

/** The plans of a group that cover drugs. */
const drugPlans = ({ productList }: Pick<ProfileGroup, 'productList'>): Plan[] =>
  productList.filter(({ drugCoverage }) => drugCoverage);

/** Where a day lies: from the begin date up to and with the end date a plan is current (spec 001 §4). */
function periodOf(
  { coverageBeginDate, coverageEndDate }: Plan,
  day: IsoDate,
): 'current' | 'ended' | 'upcoming' {
  if (coverageBeginDate > day) return 'upcoming';
  return coverageEndDate !== null && coverageEndDate < day ? 'ended' : 'current';
}

const BEST_FIRST = ['current', 'upcoming', 'ended'] as const;

/**
 * The drug plan that matters: a current one before one to come, that before the latest that has ended.
 * @param needsCurrent whether the brand also needs current coverage dates (000 §6)
 * @param today calendar date in the brand's zone
 */
export function drugPlanOf(
  group: Pick<ProfileGroup, 'productList'>,
  needsCurrent: boolean,
  today: IsoDate,
): DrugPlanState {
  const plans = drugPlans(group).toSorted((one, other) =>
    other.coverageBeginDate.localeCompare(one.coverageBeginDate),
  );
  for (const state of BEST_FIRST) {
    const plan = plans.find((one) => periodOf(one, today) === state);
    if (plan) return { state, plan, open: !needsCurrent || state === 'current' };
  }
  return { state: 'none' };
}

/** Another group of the member whose drug plan can be shown; null where there is none. */
export const groupWithDrugPlan = (
  choices: readonly GroupChoice[],
  needsCurrent: boolean,
  today: IsoDate,
): GroupChoice | null =>
  choices.find(({ group }) => drugPlanOf(group, needsCurrent, today).state === 'current') ?? null;

/** The member's id at the medication-therapy vendor (001 §7 'Medication therapy'; form chosen there). */
export const medicationTherapyId = (ecId: string): string => `MTM${ecId}`;
