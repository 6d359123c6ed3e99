import type { DateSpan, IsoDate } from '../../lib/date/date.ts';
import { summaryState } from '../../routing/summary-view-state.ts';
import { summaryWindow } from './claims.rules.ts';

/** First and last day, as persisted with the view (spec 001 §3 'Saved view state'); by default the last 60 days. */
export const summaryRange = (today: IsoDate): DateSpan => summaryState().dateRange ?? summaryWindow(today);
