/** Today and the hour in the brand's zone. Only callers of rules read them, because rules take the day as a parameter (decisions/code#one-brand-and-one-member). */
import { hourIn, today, type IsoDate } from './date.ts';

/** The brand's time zone (IANA name), which is in each page's header; the browser's if there is no header. */
export const pageTimeZone = (): string =>
  document.querySelector<HTMLElement>('[data-time-zone]')?.dataset['timeZone'] ??
  Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Today's calendar date in the brand's time zone. */
export const brandToday = (): IsoDate => today(pageTimeZone());

/** The hour of the day in the brand's time zone, 0 to 23. */
export const brandHour = (): number => hourIn(pageTimeZone());
