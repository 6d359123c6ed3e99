/** The dental procedures of the person who is chosen. */
import { memberRemote } from '../../session/member-data.store.ts';
import type { DentalHistory, DentalHistoryQuery } from './dental-history.schema.ts';
import { fetchHistory } from './dental-history.service.ts';

const history = memberRemote<DentalHistory>();

export const $dentalHistory = history.$value;
/** The view has closed: the next one may be about somebody else. */
export const leaveHistory = history.clear;

/** Asks for a person's procedures; a failure is logged by the wrapper and shown with a way to try again. */
export const loadHistory = (query: DentalHistoryQuery): Promise<void> =>
  history.load((signal) => fetchHistory(query, signal));
