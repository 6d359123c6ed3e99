import { send } from '../../lib/http.ts';
import {
  dentalProcedureHistory,
  type DentalHistory,
  type DentalHistoryQuery,
} from './dental-history.schema.ts';

/** A member's dental procedures in a group. @throws ServiceError */
export const fetchHistory = (payload: DentalHistoryQuery, signal: AbortSignal): Promise<DentalHistory> =>
  send(dentalProcedureHistory, { payload }, { signal });
