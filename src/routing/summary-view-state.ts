/** The activity summary's view state (spec 001 §3 'Saved view state', §4 'Education panel'). */
import { parseWireDate, type DateSpan, type IsoDate } from '../lib/date/date.ts';
import { readViewState, saveViewState } from '../routing/view-state.ts';

const ROUTE = 'summary';

interface SummaryState {
  /** Period of the claims, including first and last day. */
  dateRange?: DateSpan;
  lastEdMaterialVisitDate?: IsoDate;
}

const isDay = (value: unknown): boolean => typeof value === 'string' && parseWireDate(value) === value;

const isSpan = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  'to' in value &&
  isDay(value.from) &&
  isDay(value.to);

const isSummaryState = (state: unknown): state is SummaryState =>
  typeof state === 'object' &&
  state !== null &&
  (!('dateRange' in state) || isSpan(state.dateRange)) &&
  (!('lastEdMaterialVisitDate' in state) || isDay(state.lastEdMaterialVisitDate));

export const summaryState = (): SummaryState => readViewState(ROUTE, isSummaryState) ?? {};

/** Updates some fields of the state, and leaves the others unchanged. */
export const saveSummaryState = (change: SummaryState): void =>
  saveViewState(ROUTE, { ...summaryState(), ...change });
