/** The last day of a member's coverage (spec 001 §3, §4 'Plans'). Pure. */
import type { IsoDate } from '../../lib/date/date.ts';
import { plansOf } from './coverage.rules.ts';
import type { Profile } from '../profile.rules.ts';

type Covered = Pick<Profile, 'clientList' | 'pinNumber'>;

/** The latest of several last days; null if one of them has no end. */
export const lastOf = (ends: readonly (IsoDate | null)[]): IsoDate | null =>
  ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null);

/** The earlier of two days, each of which may be null. */
const firstOf = (a: IsoDate | null, b: IsoDate | null): IsoDate | null =>
  [a, b].filter((day) => day !== null).toSorted()[0] ?? null;

/** A person's last day in each of their plans, at the latest the plan's own. */
export const daysOf = (profile: Covered, pinNumber: string) =>
  plansOf(profile).flatMap(({ coverageEndDate: planEnd, memberList }) =>
    memberList
      .filter((member) => member.pinNumber === pinNumber)
      .map(({ coverageCancelDate }) => ({ planEnd, end: firstOf(coverageCancelDate, planEnd) })),
  );

/** The day on which all coverage of the member ended; null while some goes on. @param today in the brand's zone */
export function endedOn(profile: Covered, today: IsoDate): IsoDate | null {
  const lastDays = daysOf(profile, profile.pinNumber).map((day) => day.end);
  // A member who is in no plan's list counts as on every plan.
  const end = lastOf(
    lastDays.length > 0 ? lastDays : plansOf(profile).map(({ coverageEndDate }) => coverageEndDate),
  );
  return end !== null && end < today ? end : null;
}
