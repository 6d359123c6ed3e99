/** On which days a family's records lie. */
import { addDays, today, type IsoDate } from '../../../src/lib/date.ts';
import type { Amount, FamilyMember } from '../../people/family.ts';
import type { Random } from './random.ts';

/**
 * Every insurer here keeps one calendar. Records lie at least a day back, so that a brand further west, where
 * it can still be yesterday, sees the same ones.
 */
const TIME_ZONE = 'America/New_York';

/** The sandbox's calendar date at a moment (milliseconds since 1970). */
export const sandboxDay = (now: number): IsoDate => today(TIME_ZONE, now);

/** Birth date of a member: the age of this year stays, the year moves on. */
export const birthDate = (member: FamilyMember, day: IsoDate): IsoDate =>
  `${Number(day.slice(0, 4)) - member.age}-${member.birthday}`;

/** When a record lies. */
export interface RecordDay {
  readonly daysBack: number;
  readonly date: IsoDate;
}

/**
 * The days of `amount.total` records, newest first.
 * @param crowding 1 spreads evenly; more crowds towards today
 */
export function recordDays(amount: Amount, day: IsoDate, random: Random, crowding = 1): RecordDay[] {
  const [from, to] = amount.spread;
  const count = amount.total - amount.recent.length;
  const spread = Array.from({ length: count }, (_, index) =>
    Math.floor(from + (to - from) * ((index + random.next()) / count) ** crowding),
  );
  const all = [...amount.recent, ...spread];
  // Thousands of records share a few hundred dates.
  const dates = new Map([...new Set(all)].map((daysBack) => [daysBack, addDays(day, -daysBack)]));
  return all.map((daysBack) => ({ daysBack, date: dates.get(daysBack) ?? day }));
}
