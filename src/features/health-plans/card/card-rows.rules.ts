/**
 * Selects the plans whose ID cards a member can open without visiting the list of plans
 * (decisions/plans#the-card-in-one-press). Pure.
 */
import { hasCards } from '../id-card.rules.ts';
import type { ProfileGroup } from '../../../profile/group/selected-group.rules.ts';
import type { HealthPlanRow } from '../health-plan-rows.rules.ts';

/** The active plans of the selected group: current plans first, otherwise in the order of `rows`. */
export const cardRows = (rows: readonly HealthPlanRow[], groupNumber: string): HealthPlanRow[] =>
  rows
    .filter((row) => row.groupNumber === groupNumber && hasCards(row))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));

/** The member ID of the active medical plan, otherwise of another active plan. @returns '' if none has a member ID */
export function memberIdOf({ productList }: Pick<ProfileGroup, 'productList'>): string {
  const active = productList.filter(({ planPeriod, memberId }) => planPeriod === 'A' && memberId !== '');
  return (active.find(({ benefitPlanType }) => benefitPlanType === 'ME') ?? active[0])?.memberId ?? '';
}
