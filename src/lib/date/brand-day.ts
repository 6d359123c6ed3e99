/** Days of a page's brand: only callers of rules read them; rules take the day (decisions/code#one-brand-and-one-member). */
import { hourIn, today, type IsoDate } from './date.ts';

/** The brand's time zone, which the header of each page names; without a header the browser's. IANA name. */
export const pageTimeZone = (): string =>
  document.querySelector<HTMLElement>('[data-time-zone]')?.dataset['timeZone'] ??
  Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Today's calendar date in the brand's time zone. */
export const brandToday = (): IsoDate => today(pageTimeZone());

/** The hour of the day there, 0 to 23. */
export const brandHour = (): number => hourIn(pageTimeZone());
