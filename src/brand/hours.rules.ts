/** Customer service hours. Pure, and without a date library: visitor pages run it. */

export interface OpenHours {
  /** Weekdays, 1 = Monday. */
  days: readonly number[];
  /** `08:00`, first minute; and first minute after closing. */
  opens: string;
  closes: string;
  /** IANA zone in which the hours are meant. */
  timeZone: string;
}

/** Hours as an element carries them for `layouts/open-now.ts`: days, opening, closing, zone. */
export const machineHours = ({ days, opens, closes, timeZone }: OpenHours): string =>
  [days.join(','), opens, closes, timeZone].join('|');

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Whether somebody answers at a moment; daylight saving is the zone's own. */
export function openAt({ days, opens, closes, timeZone }: OpenHours, moment: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: string): string => parts.find((found) => found.type === type)?.value ?? '';
  const time = `${part('hour')}:${part('minute')}`;
  return days.includes(WEEKDAYS.indexOf(part('weekday')) + 1) && time >= opens && time < closes;
}
