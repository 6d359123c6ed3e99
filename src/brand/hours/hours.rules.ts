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

/** The inverse of `machineHours`. @param written '' where an element has none */
export function readHours(written: string): OpenHours {
  const [days = '', opens = '', closes = '', timeZone = ''] = written.split('|');
  return { days: days.split(',').map(Number), opens, closes, timeZone };
}

const WEEKDAYS = 'MonTueWedThuFriSatSun';

/**
 * Which weekday a closed line is behind: the next opening is the first one after that day ends. The day before, on a morning
 * before opening time; daylight saving is the zone's own.
 * @returns 0 (Monday) to 6, or -1 while customer service answers
 */
export function closedAfter({ days, opens, closes, timeZone }: OpenHours, moment: Date): number {
  // `Mon 08:05`, as the British write it; the middle differs between browsers.
  const now = moment.toLocaleString('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const day = WEEKDAYS.indexOf(now.slice(0, 3)) / 3;
  const time = now.slice(-5);
  const isOpen = days.includes(day + 1) && time >= opens && time < closes;
  return isOpen ? -1 : (day + (time < opens ? 6 : 0)) % 7;
}
