/** Dates of a family's records. */
import { addDays, today, toUsDate, type IsoDate } from '../../../src/lib/date/date.ts';
import type { Amount, FamilyMember } from '../../people/family.ts';
import type { Random } from './random.ts';

/**
 * The time zone of the sandbox's calendar, for all brands. Generated records are at least a day old, so that they are not in
 * the future for brands farther west, where it can still be yesterday.
 */
const TIME_ZONE = 'America/New_York';

/** The calendar date in the sandbox's time zone. @param now milliseconds since 1970 */
export const sandboxDay = (now: number): IsoDate => today(TIME_ZONE, now);

/** The birth date of a member, computed from the age reached this year. */
export const birthDate = (member: FamilyMember, day: IsoDate): IsoDate =>
  `${Number(day.slice(0, 4)) - member.age}-${member.birthday}`;

/** The birth date in the format yyyy-MM-dd; '' if the services do not know it. */
export const isoBirthDate = (member: FamilyMember, day: IsoDate): string =>
  member.noBirthDate ? '' : birthDate(member, day);

/** The birth date in the format mm/dd/yyyy; '' if the services do not know it. */
export const wireBirthDate = (member: FamilyMember, day: IsoDate): string =>
  member.noBirthDate ? '' : toUsDate(birthDate(member, day));

export interface RecordDay {
  readonly daysBack: number;
  readonly date: IsoDate;
}

/**
 * The dates of `amount.total` records, newest first.
 * @param crowding 1 spreads them evenly; a higher value moves them closer to today
 */
export function recordDays(amount: Amount, day: IsoDate, random: Random, crowding = 1): RecordDay[] {
  const [from, to] = amount.spread;
  const count = amount.total - amount.recent.length;
  const spread = Array.from({ length: count }, (_, index) =>
    Math.floor(from + (to - from) * ((index + random.next()) / count) ** crowding),
  );
  const all = [...amount.recent, ...spread];
  // Dates are cached, because thousands of records share a few hundred dates.
  const dates = new Map([...new Set(all)].map((daysBack) => [daysBack, addDays(day, -daysBack)]));
  return all.map((daysBack) => ({ daysBack, date: dates.get(daysBack) ?? day }));
}
