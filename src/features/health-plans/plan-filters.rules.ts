/** The two radio filters of Health Plans (spec 001 §2; decisions/plans#filters-and-links-to-a-plan). Pure. */
import type { Profile } from '../../profile/profile.rules.ts';
import { groupChoices, isThroughEmployer, shortEmployer } from '../../profile/group/selected-group.rules.ts';
import type { HealthPlanRow, PlanPeriod } from './health-plan-rows.rules.ts';

export const ALL_GROUPS = 'all';

/** The values A and P of the plan progress filter (spec 001 §2). */
export const PROGRESS_VALUES = { A: 'active', P: 'previous' } as const satisfies Record<string, PlanPeriod>;
export type ProgressValue = keyof typeof PROGRESS_VALUES;

export interface PlanFilters {
  group: string;
  /** Null until a plan progress value is chosen, and again after a group is chosen. */
  progress: ProgressValue | null;
}

export const NO_FILTERS: PlanFilters = { group: ALL_GROUPS, progress: null };

/** The filters after a group is chosen, either in the filter or for the whole portal. */
export const chooseGroup = (group: string): PlanFilters => ({ group, progress: null });

/** Spec 001 §2: 'Choosing a plan progress value selects the "all" group and shows only list items of that value.' */
export const chooseProgress = (progress: ProgressValue): PlanFilters => ({ group: ALL_GROUPS, progress });

export const filterRows = (
  rows: readonly HealthPlanRow[],
  { group, progress }: PlanFilters,
): HealthPlanRow[] =>
  rows.filter(
    (row) =>
      (group === ALL_GROUPS || row.groupNumber === group) &&
      (progress === null || row.period === PROGRESS_VALUES[progress]),
  );

/** Drops a choice that matches no rows. For example, the group chosen for the whole portal may have no plans. */
export const withRows = (rows: readonly HealthPlanRow[], filters: PlanFilters): PlanFilters =>
  filterRows(rows, filters).length > 0 ? filters : NO_FILTERS;

export interface FilterOption<Value extends string = string> {
  value: Value;
  count: number;
}

export interface GroupOption extends FilterOption {
  /** The employer's shortened name; null for a group that is not through an employer. */
  employer: string | null;
}

/** The groups that have rows, in the profile's order. Groups that the profile lacks are last. */
export function groupOptions(
  rows: readonly HealthPlanRow[],
  profile: Pick<Profile, 'clientList'>,
): GroupOption[] {
  const choices = groupChoices(profile);
  const numbers = [
    ...new Set([
      ...choices.map(({ group }) => group.groupNumber),
      ...rows.map(({ groupNumber }) => groupNumber),
    ]),
  ];
  return numbers.flatMap((value): GroupOption[] => {
    const count = rows.filter(({ groupNumber }) => groupNumber === value).length;
    const choice = choices.find(({ group }) => group.groupNumber === value);
    const employer =
      choice && isThroughEmployer(choice.group) ? shortEmployer(choice.client.clientName) : null;
    return count === 0 ? [] : [{ value, count, employer }];
  });
}

export const progressOptions = (rows: readonly HealthPlanRow[]): FilterOption<ProgressValue>[] =>
  (['A', 'P'] as const).flatMap((value) => {
    const count = filterRows(rows, chooseProgress(value)).length;
    return count === 0 ? [] : [{ value, count }];
  });

const FEWEST_OPTIONS = 2; // spec 001 §2 'A filter block is hidden when it has fewer than two options'

export const showsFilter = (options: readonly FilterOption[]): boolean => options.length >= FEWEST_OPTIONS;

/** The period for the progress panel beside the list; undefined lets the panel decide. */
export const panelPeriod = ({ progress }: PlanFilters): PlanPeriod | undefined =>
  progress === null ? undefined : PROGRESS_VALUES[progress];
