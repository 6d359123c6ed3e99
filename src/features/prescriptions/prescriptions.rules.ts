/** The drug plan of a group (spec 000 §6 'Prescriptions', 001 §4 'Plans'). Pure. */
import type { IsoDate } from '../../lib/date/date.ts';
import { daysOf, lastOf } from '../../profile/coverage/coverage-end.rules.ts';
import type { GroupChoice, ProfileGroup } from '../../profile/group/selected-group.rules.ts';

type Plan = ProfileGroup['productList'][number];

export type DrugPlanState =
  | { state: 'none' }
  | {
      state: 'current' | 'ended' | 'upcoming';
      plan: Plan;
      /** Whether the plan gives access to Prescriptions. Some brands require current coverage dates (spec 000 §6). */
      open: boolean;
    };

const drugPlans = ({ productList }: Pick<ProfileGroup, 'productList'>): Plan[] =>
  productList.filter(({ drugCoverage }) => drugCoverage);

/** The group with the person's own dates in each plan that lists the person. */
export const groupOfPerson = (group: ProfileGroup, pin: string): ProfileGroup => ({
  ...group,
  productList: group.productList.map((plan) => {
    const entries = plan.memberList.filter(({ pinNumber }) => pinNumber === pin);
    if (entries.length === 0) return plan;
    const [begin = plan.coverageBeginDate] = entries
      .map(({ coverageEffectiveDate }) => coverageEffectiveDate ?? plan.coverageBeginDate)
      .toSorted();
    const days = daysOf({ clientList: [{ groupList: [{ productList: [plan] }] }] }, pin);
    return { ...plan, coverageBeginDate: begin, coverageEndDate: lastOf(days.map(({ end }) => end)) };
  }),
});

/** A plan is current from its begin date through its end date (spec 001 §4). */
function periodOf(
  { coverageBeginDate, coverageEndDate }: Plan,
  day: IsoDate,
): 'current' | 'ended' | 'upcoming' {
  if (coverageBeginDate > day) return 'upcoming';
  return coverageEndDate !== null && coverageEndDate < day ? 'ended' : 'current';
}

const byBegin = (a: Plan, b: Plan): number => a.coverageBeginDate.localeCompare(b.coverageBeginDate);
const byEnd = (a: Plan, b: Plan): number =>
  (a.coverageEndDate ?? '').localeCompare(b.coverageEndDate ?? '') || byBegin(a, b);

/** A plan's states by priority, each with a function that chooses among several plans in this state. */
const CHOICES = [
  ['current', (plans) => plans.toSorted(byBegin).at(-1)],
  ['upcoming', (plans) => plans.toSorted(byBegin)[0]],
  ['ended', (plans) => plans.toSorted(byEnd).at(-1)],
] as const satisfies readonly [string, (plans: readonly Plan[]) => Plan | undefined][];

/**
 * The group's current drug plan that began last, otherwise the upcoming plan that begins first, otherwise the plan that
 * ended last.
 * @param needsCurrent whether the brand requires current coverage dates (spec 000 §6)
 * @param today in the brand's zone
 */
export function drugPlanOf(
  group: Pick<ProfileGroup, 'productList'>,
  needsCurrent: boolean,
  today: IsoDate,
): DrugPlanState {
  const plans = drugPlans(group);
  for (const [state, choose] of CHOICES) {
    const plan = choose(plans.filter((candidate) => periodOf(candidate, today) === state));
    if (plan) return { state, plan, open: !needsCurrent || state === 'current' };
  }
  return { state: 'none' };
}

/** The first group with a current drug plan; null if there is none. */
export const groupWithDrugPlan = (choices: readonly GroupChoice[], today: IsoDate): GroupChoice | null =>
  choices.find(({ group }) => drugPlanOf(group, true, today).state === 'current') ?? null;

/** The member's id at the medication therapy vendor (spec 001 §7). The spec does not define its format. */
export const medicationTherapyId = (ecId: string): string => `MTM${ecId}`;
