import { healthPlanRows, type HealthPlanRow } from './health-plan-rows.rules.ts';
import type { HealthPlan } from './health-plans.schema.ts';

export const TODAY = '2026-11-22';

export const healthPlanWith = (changes: Partial<HealthPlan> = {}): HealthPlan => ({
  name: 'Community Choice PPO',
  period: 'active',
  groupNumber: 'G1',
  isCurrent: true,
  isActive: true,
  productNumber: 'PPO',
  type: 'medical',
  clientId: 'C1',
  employer: 'Larkmoor Robotics',
  begin: '2025-01-01',
  end: null,
  isIntegrated: false,
  status: 'Active',
  isErisa: false,
  members: [],
  ...changes,
});

/** The row for one plan, or for several plans that merge into one row. */
export function rowWith(...plans: readonly Partial<HealthPlan>[]): HealthPlanRow {
  const [row] = healthPlanRows((plans.length > 0 ? plans : [{}]).map(healthPlanWith), 'shown', TODAY);
  if (!row) throw new Error('no row');
  return row;
}
