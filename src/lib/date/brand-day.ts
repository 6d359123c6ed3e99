/** The current day and hour in the brand's time zone. Rules do not use this file: they take the day as a parameter (decisions/code#one-brand-and-one-member). */
import { hourIn, today, type IsoDate } from './date.ts';

/** IANA name of the brand's time zone, from the page header. On a page without a header, the browser's time zone. */
export const pageTimeZone = (): string =>
  document.querySelector<HTMLElement>('[data-time-zone]')?.dataset['timeZone'] ??
  Intl.DateTimeFormat().resolvedOptions().timeZone;

export const brandToday = (): IsoDate => today(pageTimeZone());

/** The hour of the day in the brand's time zone, 0 to 23. */
export const brandHour = (): number => hourIn(pageTimeZone());
