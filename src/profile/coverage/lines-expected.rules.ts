/** Which plans to keep space for before plan progress is loaded. Pure. Keep it small: a member's first page loads it. */
import type { ProfileGroup } from '../group/selected-group.rules.ts';

const MEDICAL = 'M';
const EXCLUDED = 'Y'; // spec 001 §5

/** The lines of business (spec 001 §3) of a group's active products; medical while nothing is known. */
export function linesExpected(group: Pick<ProfileGroup, 'productList'> | null): string[] {
  const active = (group?.productList ?? []).filter(
    ({ planPeriod, productTypeCode }) => planPeriod === 'A' && productTypeCode !== EXCLUDED,
  );
  const lines = new Set(active.map(({ lineOfBusiness }) => lineOfBusiness));
  return lines.size > 0 ? [...lines] : [MEDICAL];
}
