/** Tells whether customer service is open. It is not in `hours.rules.ts`, because every page loads that file. */
import { closedAfter, type OpenHours } from './hours.rules.ts';

export const isOpenAt = (hours: OpenHours, moment: Date): boolean => closedAfter(hours, moment) < 0;
