/** The persisted state of the claims list (spec 001 §3 'Saved view state'). */
import * as v from 'valibot';
import type { RangeChoice } from '../../../ui/filter/date-range.rules.ts';
import type { ListState } from '../../../ui/list/list-state.rules.ts';
import { listStateEntries, rangeChoice } from '../../../ui/list/list-state.schema.ts';

export const FACET_NAMES = ['member', 'planType', 'status', 'group', 'newness'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

export const SORT_NAMES = ['newest', 'oldest', 'highest', 'lowest', 'provider', 'member'] as const;
export type SortName = (typeof SORT_NAMES)[number];

export type ClaimsListState = ListState & { period: RangeChoice };

const claimsListState: v.GenericSchema<unknown, ClaimsListState> = v.object({
  period: rangeChoice,
  ...listStateEntries(FACET_NAMES, SORT_NAMES),
});

/** Whether a persisted value is a state that this build can use. */
export const isClaimsListState = (state: unknown): state is ClaimsListState => v.is(claimsListState, state);
