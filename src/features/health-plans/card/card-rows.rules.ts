/** The plans whose cards a member is shown outside the list of plans (decisions/plans#the-card-in-one-press). Pure. */
import { hasCards } from '../id-card.rules.ts';
import type { ProfileGroup } from '../../../profile/group/selected-group.rules.ts';
import type { HealthPlanRow } from '../health-plan-rows.rules.ts';

/** Of the selected group: current plans first; those of the same standing stay in the list's order. */
export const cardRows = (rows: readonly HealthPlanRow[], groupNumber: string): HealthPlanRow[] =>
  rows
    .filter((row) => row.groupNumber === groupNumber && hasCards(row))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));

/** Of the card that shows first: the medical plan's, if it has a card. @returns '' if the profile has none */
export function memberIdOf({ productList }: Pick<ProfileGroup, 'productList'>): string {
  const active = productList.filter(({ planPeriod, memberId }) => planPeriod === 'A' && memberId !== '');
  return (active.find(({ benefitPlanType }) => benefitPlanType === 'ME') ?? active[0])?.memberId ?? '';
}
