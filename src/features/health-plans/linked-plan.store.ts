/**
 * This store is separate from the list's store, so that the progress panel of the activity summary can load this store
 * without the list's.
 */
import { memberAtom } from '../../session/member-data.store.ts';
import type { ProgressPlanKey } from './health-plan-rows.rules.ts';

/**
 * The plan whose row a plan-details link opens; null opens the first row (decisions/plans#filters-and-links-to-a-plan).
 * The plan is not in the address.
 */
export const $linkedPlan = memberAtom<ProgressPlanKey | null>(null);
