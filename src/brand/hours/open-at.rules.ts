/** Whether customer service is open. Pure. Separate from `hours.rules.ts`, which every page loads. */
import { closedAfter, type OpenHours } from './hours.rules.ts';

/** Daylight saving follows the time zone. */
export const isOpenAt = (hours: OpenHours, moment: Date): boolean => closedAfter(hours, moment) < 0;
