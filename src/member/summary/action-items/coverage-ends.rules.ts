/** Finds coverage that ends soon or has ended, by the dates in the profile (spec 001 §3; decisions/home#action-items-on-the-summary). Pure. */
import { daysBetween, type IsoDate } from '../../../lib/date/date.ts';
import { daysOf, lastOf } from '../../../profile/coverage/coverage-end.rules.ts';
import { coveredPeople, plansOf } from '../../../profile/coverage/coverage.rules.ts';
import { familyOf } from '../../../profile/coverage/family.rules.ts';
import { lineOf, sortIndexOf, type Line } from '../../../profile/coverage/lines-of-business.ts';
import { isNear, type Covered } from './action-items.rules.ts';

export interface Ending {
  /** First name of the person who loses coverage; null for the member, or for everyone on the plans. */
  person: string | null;
  /** The lines of business that end; null for all. */
  lines: readonly Line[] | null;
  /** The last day of coverage. */
  end: IsoDate;
  /** Days until the last day: 0 on that day, negative after it. */
  daysLeft: number;
}

const plansEnd = (plans: readonly { coverageEndDate: IsoDate | null }[]): IsoDate | null =>
  lastOf(plans.map(({ coverageEndDate }) => coverageEndDate));

/** Lines of business whose last plan ends near today. A plan of an unknown line counts for every line. */
function lineEndings(profile: Covered, today: IsoDate): Ending[] {
  const plans = plansOf(profile).map((plan) => ({ ...plan, line: lineOf(plan.lineOfBusiness) }));
  const all = [...new Set(plans.map(({ line }) => line))].toSorted((a, b) => sortIndexOf(a) - sortIndexOf(b));
  const named = all.length > 1 ? all.filter((line) => line !== 'other') : all;
  const endOf = (line: Line): IsoDate | null =>
    plansEnd(plans.filter((plan) => plan.line === line || plan.line === 'other'));
  const near = new Set(named.map(endOf).filter((end) => isNear(end, today)));
  return [...near].flatMap((end): Ending[] => {
    if (end === null) return [];
    const lines = named.filter((line) => endOf(line) === end);
    const isWhole = lines.length === named.length;
    return [
      {
        person: null,
        lines: isWhole ? null : lines,
        end,
        daysLeft: daysBetween(today, end),
      },
    ];
  });
}

/**
 * People who lose all coverage within 60 days, or lost all coverage in the last 60 days because a plan ended, while
 * other people stay covered. Leaves out people who have already left a plan that continues.
 */
function personEndings(profile: Covered, today: IsoDate): Ending[] {
  const lastPlanEnd = plansEnd(plansOf(profile));
  return familyOf(coveredPeople(profile), ({ pinNumber }) => pinNumber).flatMap((covered): Ending[] => {
    const days = daysOf(profile, covered.pinNumber);
    const end = lastOf(days.map((day) => day.end));
    if (end === null || !isNear(end, today) || (lastPlanEnd !== null && end >= lastPlanEnd)) return [];
    if (end < today && !days.some(({ planEnd }) => planEnd === end)) return [];
    const person = covered.pinNumber === profile.pinNumber ? null : covered.firstName;
    return [{ person, lines: null, end, daysLeft: daysBetween(today, end) }];
  });
}

/** Whether all coverage has ended, which the note at the top of the summary already says. */
const isSaidFirst = ({ person, lines, daysLeft }: Ending): boolean =>
  person === null && lines === null && daysLeft < 0;

export const endingCoverage = (profile: Covered, today: IsoDate): Ending[] =>
  [...lineEndings(profile, today), ...personEndings(profile, today)].filter((ending) => !isSaidFirst(ending));
