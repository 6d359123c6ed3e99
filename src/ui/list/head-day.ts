import { showDate, showLongDate, type IsoDate } from '../../lib/date/date.ts';
import { useIsPhone } from '../page/use-is-narrow.ts';

/** `Nov 12, 2026`: with large text on a phone this needs half as many lines (decisions/shell#first-rows-on-the-first-screen). */
const showShort = (date: IsoDate): string => showDate(date, '');

export const useHeadDay = (): ((date: IsoDate) => string) => (useIsPhone() ? showShort : showLongDate);
