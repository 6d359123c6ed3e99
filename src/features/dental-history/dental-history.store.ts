import { send } from '../../lib/http/http.ts';
import { memberRemote } from '../../session/member-data.store.ts';
import {
  dentalProcedureHistory,
  type DentalHistory,
  type DentalHistoryQuery,
} from './dental-history.schema.ts';

const history = memberRemote<DentalHistory>();

export const $dentalHistory = history.$value;
/** Call when the view closes; the next view may be about another patient. */
export const leaveHistory = history.clear;

export const loadHistory = (payload: DentalHistoryQuery): Promise<void> =>
  history.load((signal) => send(dentalProcedureHistory, { payload }, { signal }));
