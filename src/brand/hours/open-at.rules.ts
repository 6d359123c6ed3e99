/** Separate from `hours.rules.ts`, which every page loads. */
import { closedAfter, type OpenHours } from './hours.rules.ts';

export const isOpenAt = (hours: OpenHours, moment: Date): boolean => closedAfter(hours, moment) < 0;
