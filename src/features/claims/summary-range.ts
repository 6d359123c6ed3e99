import type { DateSpan, IsoDate } from '../../lib/date/date.ts';
import { summaryState } from '../../routing/summary-view-state.ts';
import { summaryWindow } from './claims.rules.ts';

/** Days of the summary's claims, as persisted with its view (spec 001 §3 'Saved view state'); without storage those of today. */
export const summaryRange = (today: IsoDate): DateSpan => summaryState().dateRange ?? summaryWindow(today);
