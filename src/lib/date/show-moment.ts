import { pageLocale } from '../text/i18n.ts';

/** Formats a moment as `Nov 12, 2026, 9:04 AM CST`. @param moment ISO time with an offset from UTC @param timeZone IANA name */
export const showMoment = (moment: string, timeZone: string, locale = pageLocale()): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(Date.parse(moment));
