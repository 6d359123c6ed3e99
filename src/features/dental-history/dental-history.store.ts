import { memberRemote } from '../../session/member-data.store.ts';
import type { DentalHistory, DentalHistoryQuery } from './dental-history.schema.ts';
import { fetchHistory } from './dental-history.service.ts';

const history = memberRemote<DentalHistory>();

export const $dentalHistory = history.$value;
/** Call when the view closes; the next view may be about another patient. */
export const leaveHistory = history.clear;

export const loadHistory = (query: DentalHistoryQuery): Promise<void> =>
  history.load((signal) => fetchHistory(query, signal));
