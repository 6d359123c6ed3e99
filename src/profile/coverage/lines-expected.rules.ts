/**
 * Finds the kinds of plans for which the page reserves space until plan progress is loaded. Pure. Keep this file small,
 * because a member's first page loads it.
 */
import type { ProfileGroup } from '../group/selected-group.rules.ts';

const MEDICAL = 'M';
const EXCLUDED = 'Y'; // spec 001 §5

/** The lines of business (spec 001 §3) of a group's active plans; medical if the group is unknown or has no active plan. */
export function linesExpected(group: Pick<ProfileGroup, 'productList'> | null): string[] {
  const active = (group?.productList ?? []).filter(
    ({ planPeriod, productTypeCode }) => planPeriod === 'A' && productTypeCode !== EXCLUDED,
  );
  const lines = new Set(active.map(({ lineOfBusiness }) => lineOfBusiness));
  return lines.size > 0 ? [...lines] : [MEDICAL];
}
