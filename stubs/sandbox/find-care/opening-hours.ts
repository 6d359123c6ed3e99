/** Invented opening hours, in the time zone of a state. */
import type { PlaceHours } from '../../../src/features/find-care/places/place-hours.schema.ts';
import type { Random } from '../data/random.ts';

const ZONES: Readonly<Record<string, readonly string[]>> = {
  'America/Los_Angeles': ['CA', 'WA'],
  'America/Phoenix': ['AZ'],
  'America/Denver': ['CO', 'WY'],
  'America/Chicago': ['IL', 'KS', 'MN', 'ND'],
};
const EASTERN = 'America/New_York';

const zoneOf = (state: string): string =>
  Object.entries(ZONES).find(([, states]) => states.includes(state))?.[0] ?? EASTERN;

const WORKDAYS = [1, 2, 3, 4, 5];
const EVERY_DAY = [...WORKDAYS, 6, 7];
type Week = PlaceHours['periods'];

export const OFFICE_WEEKS: readonly [Week, ...Week[]] = [
  [{ days: WORKDAYS, opens: '09:00', closes: '17:00' }],
  [
    { days: WORKDAYS, opens: '09:00', closes: '18:00' },
    { days: [6], opens: '09:00', closes: '13:00' },
  ],
  [{ days: [1, 2, 3, 4, 5, 6], opens: '10:00', closes: '19:00' }],
  [
    { days: [1, 3, 5], opens: '08:00', closes: '12:00' },
    { days: [2, 4], opens: '13:00', closes: '20:00' },
  ],
];

/** The weekly hours of urgent care centers: long hours every day, or around the clock. */
export const LONG_WEEKS: readonly [Week, ...Week[]] = [
  [{ days: EVERY_DAY, opens: '08:00', closes: '20:00' }],
  [{ days: EVERY_DAY, opens: '00:00', closes: '24:00' }],
  [
    { days: WORKDAYS, opens: '07:00', closes: '24:00' },
    { days: [6, 7], opens: '09:00', closes: '21:00' },
  ],
];

export const hoursIn = (
  state: string,
  weeks: readonly [Week, ...Week[]],
  random: Random,
): { hours: PlaceHours } => ({ hours: { timeZone: zoneOf(state), periods: random.pick(weeks) } });
