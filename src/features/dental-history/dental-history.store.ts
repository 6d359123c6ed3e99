import { send } from '../../lib/http/http.ts';
import { memberRemote } from '../../session/member-data.store.ts';
import {
  dentalProcedureHistory,
  type DentalHistory,
  type DentalHistoryQuery,
} from './dental-history.schema.ts';

const history = memberRemote<DentalHistory>();

export const $dentalHistory = history.$value;
/** Call this when the view closes, because the next view may be for another patient. */
export const leaveHistory = history.clear;

export const loadHistory = (payload: DentalHistoryQuery): Promise<void> =>
  history.load((signal) => send(dentalProcedureHistory, { payload }, { signal }));
