import { showDate, showLongDate, type IsoDate } from '../../lib/date/date.ts';
import { useIsPhone } from '../page/use-is-narrow.ts';

/** Formats a date as `Nov 12, 2026`, which needs half the lines of a long date on a phone (decisions/shell#first-rows-on-the-first-screen). */
const showShort = (date: IsoDate): string => showDate(date, '');

export const useHeadDay = (): ((date: IsoDate) => string) => (useIsPhone() ? showShort : showLongDate);
