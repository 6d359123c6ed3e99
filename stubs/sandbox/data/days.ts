/** Dates of a family's records. */
import { addDays, today, toUsDate, type IsoDate } from '../../../src/lib/date/date.ts';
import type { Amount, FamilyMember } from '../../people/family.ts';
import type { Random } from './random.ts';

/**
 * All brands use one calendar. Records are at least a day old, so that a brand further west, where
 * it can still be yesterday, has the same ones.
 */
const TIME_ZONE = 'America/New_York';

/** The sandbox's calendar date. @param moment milliseconds since 1970 */
export const sandboxDay = (now: number): IsoDate => today(TIME_ZONE, now);

/** Birth date of a member, from the age reached this year. */
export const birthDate = (member: FamilyMember, day: IsoDate): IsoDate =>
  `${Number(day.slice(0, 4)) - member.age}-${member.birthday}`;

/** Birth date in a response, yyyy-MM-dd; '' if the services do not know it. */
export const isoBirthDate = (member: FamilyMember, day: IsoDate): string =>
  member.noBirthDate ? '' : birthDate(member, day);

/** The same as mm/dd/yyyy. */
export const wireBirthDate = (member: FamilyMember, day: IsoDate): string =>
  member.noBirthDate ? '' : toUsDate(birthDate(member, day));

export interface RecordDay {
  readonly daysBack: number;
  readonly date: IsoDate;
}

/**
 * Dates of `amount.total` records, newest first.
 * @param crowding 1 spreads evenly; more moves them closer to today
 */
export function recordDays(amount: Amount, day: IsoDate, random: Random, crowding = 1): RecordDay[] {
  const [from, to] = amount.spread;
  const count = amount.total - amount.recent.length;
  const spread = Array.from({ length: count }, (_, index) =>
    Math.floor(from + (to - from) * ((index + random.next()) / count) ** crowding),
  );
  const all = [...amount.recent, ...spread];
  // Thousands of records share a few hundred dates, so they are cached.
  const dates = new Map([...new Set(all)].map((daysBack) => [daysBack, addDays(day, -daysBack)]));
  return all.map((daysBack) => ({ daysBack, date: dates.get(daysBack) ?? day }));
}
