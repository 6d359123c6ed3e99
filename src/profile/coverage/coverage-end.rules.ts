/** The last day of a member's coverage (spec 001 §3, §4 'Plans'). Pure. */
import type { IsoDate } from '../../lib/date/date.ts';
import { plansOf } from './coverage.rules.ts';
import type { ProfileGroup } from '../group/selected-group.rules.ts';
import type { Profile } from '../profile.rules.ts';

interface Plans {
  clientList: readonly { groupList: readonly Pick<ProfileGroup, 'productList'>[] }[];
}
type Covered = Plans & Pick<Profile, 'pinNumber'>;

/** The latest of several end dates; null if one of them is null (open-ended) or the list is empty. */
export const lastOf = (ends: readonly (IsoDate | null)[]): IsoDate | null =>
  ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null);

/** The earlier of two dates, where null means no date. */
const firstOf = (a: IsoDate | null, b: IsoDate | null): IsoDate | null =>
  [a, b].filter((day) => day !== null).toSorted()[0] ?? null;

/** For each of a person's plans, the person's last day (`end`) and the plan's last day (`planEnd`). `end` is never later than `planEnd`. */
export const daysOf = (profile: Plans, pinNumber: string) =>
  plansOf(profile).flatMap(({ coverageEndDate: planEnd, memberList }) =>
    memberList
      .filter((member) => member.pinNumber === pinNumber)
      .map(({ coverageCancelDate }) => ({ planEnd, end: firstOf(coverageCancelDate, planEnd) })),
  );

/** The last day of the member's coverage if all of it has ended; otherwise null. @param today in the brand's time zone */
export function endedOn(profile: Covered, today: IsoDate): IsoDate | null {
  const lastDays = daysOf(profile, profile.pinNumber).map((day) => day.end);
  // If no plan lists the member, the member counts as covered by every plan.
  const end = lastOf(
    lastDays.length > 0 ? lastDays : plansOf(profile).map(({ coverageEndDate }) => coverageEndDate),
  );
  return end !== null && end < today ? end : null;
}
