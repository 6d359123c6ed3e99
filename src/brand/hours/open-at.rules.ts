/** Tells whether customer service is open. A separate file, because every page loads `hours.rules.ts`. */
import { closedAfter, type OpenHours } from './hours.rules.ts';

export const isOpenAt = (hours: OpenHours, moment: Date): boolean => closedAfter(hours, moment) < 0;
