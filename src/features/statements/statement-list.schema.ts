/** The persisted state of the statement archive (spec 001 §3 'Saved view state'). */
import * as v from 'valibot';
import type { RangeChoice } from '../../ui/filter/date-range.rules.ts';
import type { ListState } from '../../ui/list/list-state.rules.ts';
import { listStateEntries, rangeChoice } from '../../ui/list/list-state.schema.ts';

export const STATEMENT_FACETS = ['kind', 'person'] as const;
export type StatementFacet = (typeof STATEMENT_FACETS)[number];

const STATEMENT_SORTS = ['newest', 'oldest'] as const;
export type StatementSort = (typeof STATEMENT_SORTS)[number];

export type StatementListState = ListState & { dateRange: RangeChoice };

const statementListState: v.GenericSchema<unknown, StatementListState> = v.strictObject({
  dateRange: rangeChoice,
  ...listStateEntries(STATEMENT_FACETS, STATEMENT_SORTS),
});

/** Whether a persisted value is a valid state in this build. */
export const isStatementListState = (state: unknown): state is StatementListState =>
  v.is(statementListState, state);
