import { oncePer } from '../lib/once-per.ts';
import { closedMessages } from './closed-messages.ts';

/** For pages: many of a brand's pages have the same hours, and weekdays take long to name. */
export const bakedClosedMessages = oncePer(closedMessages);
