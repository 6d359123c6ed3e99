/** Whether customer service answers. Pure. Apart from `hours.rules.ts`, which every page loads. */
import { closedAfter, type OpenHours } from './hours.rules.ts';

/** Whether customer service answers at a moment; daylight saving is the zone's own. */
export const openAt = (hours: OpenHours, moment: Date): boolean => closedAfter(hours, moment) < 0;
