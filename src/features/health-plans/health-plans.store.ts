import { send } from '../../lib/http/http.ts';
import { persistedGroupNumber } from '../../profile/group/persisted-group.ts';
import { $selectedGroup } from '../../profile/group/selected-group.store.ts';
import { memberAtom, memberRemote } from '../../session/member-data.store.ts';
import type { HealthPlanRow } from './health-plan-rows.rules.ts';
import { getHealthPlans, type HealthPlans } from './health-plans.schema.ts';
import { $linkedPlan } from './linked-plan.store.ts';
import { toggled, type OpenPlans } from './list/open-plans.rules.ts';
import { chooseGroup, NO_FILTERS, type PlanFilters } from './plan-filters.rules.ts';

const plans = memberRemote<HealthPlans>();

export const $healthPlans = plans.$value;

const fetchHealthPlans = (signal: AbortSignal) => send(getHealthPlans, {}, { signal });

export const openHealthPlans = (): (() => void) => plans.open(fetchHealthPlans);
export const retryHealthPlans = (): Promise<void> => plans.ensure(fetchHealthPlans);

export const $planFilters = memberAtom<PlanFilters>(NO_FILTERS);

export const $openPlans = memberAtom<OpenPlans>(null);

/** Changes the filters and resets the list, so that only its first row is open. */
export function filterPlans(filters: PlanFilters): void {
  $planFilters.set(filters);
  $openPlans.set(null);
}

/** @param rows the rows that match the filters */
export function togglePlan(rows: readonly HealthPlanRow[], key: string): void {
  $openPlans.set(toggled(rows, $openPlans.get(), key));
}

/**
 * Opens only the linked plan's row, and resets the filters, because they may hide this row. Calls `follow` first; otherwise,
 * a group chosen on another view would filter the list afterward.
 */
export function openLinkedPlan(key: string): void {
  follow();
  $planFilters.set(NO_FILTERS);
  $openPlans.set([key]);
  $linkedPlan.set(null);
}

/** The group number that `follow` last applied to the filters; null if the member has not chosen a group. */
const $followed = memberAtom<string | null>(null);

function follow(): void {
  const chosen = $selectedGroup.get() ? persistedGroupNumber() : null;
  if (chosen === $followed.get()) return;
  $followed.set(chosen);
  if (chosen !== null) filterPlans(chooseGroup(chosen));
}

/** @returns a function that stops the filter from following the portal's group */
export const followSelectedGroup = (): (() => void) => $selectedGroup.subscribe(follow);
