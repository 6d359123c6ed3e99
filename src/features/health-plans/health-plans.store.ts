import { memberAtom, memberRemote } from '../../session/member-data.store.ts';
import type { HealthPlans } from './health-plans.schema.ts';
import { fetchHealthPlans } from './health-plans.service.ts';
import { NO_FILTERS, type PlanFilters } from './plan-filters.rules.ts';

const plans = memberRemote<HealthPlans>();

export const $healthPlans = plans.$value;
export const leaveHealthPlans = plans.leave;
export const failHealthPlans = plans.fail;

export const loadHealthPlans = (): Promise<void> => plans.load(fetchHealthPlans);

export const $planFilters = memberAtom<PlanFilters>(NO_FILTERS);

/** Key of the row that a plan-details link opens; null: the first row (decision 166). Not in the address. */
export const $linkedPlan = memberAtom<string | null>(null);
