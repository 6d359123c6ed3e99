/** Customer service hours. Pure and without a date library: visitor pages run it. */

export interface OpenHours {
  /** 1 = Monday. */
  days: readonly number[];
  /** First open minute, `08:00`, and first closed minute. */
  opens: string;
  closes: string;
  timeZone: string;
}

/** Value of a data attribute, read by `layouts/home/open-now.ts`. */
export const serializeHours = ({ days, opens, closes, timeZone }: OpenHours): string =>
  [days.join(','), opens, closes, timeZone].join('|');

export function deserializeHours(written: string): OpenHours {
  const [days = '', opens = '', closes = '', timeZone = ''] = written.split('|');
  return { days: days.split(',').map(Number), opens, closes, timeZone };
}

const WEEKDAYS = 'MonTueWedThuFriSatSun';

/** Weekday, 0 (Monday) to 6, and time, `08:05`, of a moment in a time zone. */
export function weekTime(timeZone: string, moment: Date): [day: number, time: string] {
  // `Mon 08:05`. Browsers differ in the separator between day and time.
  const now = moment.toLocaleString('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return [WEEKDAYS.indexOf(now.slice(0, 3)) / 3, now.slice(-5)];
}

/** The last weekday whose hours have ended, 0 (Monday) to 6; before opening time, the day before; -1 while open. */
export function closedAfter({ days, opens, closes, timeZone }: OpenHours, moment: Date): number {
  const [day, time] = weekTime(timeZone, moment);
  const isOpen = days.includes(day + 1) && time >= opens && time < closes;
  return isOpen ? -1 : (day + (time < opens ? 6 : 0)) % 7;
}
