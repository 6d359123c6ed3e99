/**
 * Tells the summary whether the claims list has persisted filters. The summary does not load the list's schema
 * (decisions/home#what-loads-after-the-first-claims).
 */
import { readViewState } from '../../../routing/view-state.ts';

/** The route under which the list's state is persisted. */
export const CLAIMS_LIST = 'claims/claimsAndPayments';

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isRefined = (state: unknown): state is object =>
  isRecord(state) &&
  'period' in state &&
  isRecord(state.period) &&
  'option' in state.period &&
  'filters' in state &&
  isRecord(state.filters) &&
  (state.period.option !== 'twelveMonths' || Object.values(state.filters).flat().length > 0);

/** Whether the list has a filter or a period other than twelve months (spec 001 §8 'with refine options'). */
export const hasPersistedFilters = (): boolean => readViewState(CLAIMS_LIST, isRefined) !== null;
